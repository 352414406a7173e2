"""One module for each exercise, named like the function that the learner writes."""
