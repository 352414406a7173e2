"""One module of quizzes for each lesson."""
