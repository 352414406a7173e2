"""Stop a learner's program that runs for too long, prints too much or asks for input."""

import builtins
import contextlib
import io
import signal
import sys
import threading
import time

DEEP = 100  # calls inside one another; in a deep recursion there is no room for a trace function


class TimeIsUp(BaseException):
    """Raised inside a program that is over its time; no `except Exception` swallows it."""


@contextlib.contextmanager
def time_limit(seconds):
    """Raise TimeIsUp in the body once the seconds are over.

    By the interval timer where there is one (Linux, macOS, main thread), else by tracing each line.
    """
    timer = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    with _timer(seconds) if timer else _trace(seconds):
        yield


@contextlib.contextmanager
def _timer(seconds):
    old_trace, deadline, running = sys.gettrace(), time.monotonic() + seconds, True

    def again(frame, event, arg):
        if event == "line" and running:
            raise TimeIsUp
        return None if event == "call" else again

    def ring(signum, frame):
        if not running:
            return
        frames = learners_frames(frame)
        if len(frames) < DEEP:
            for inner in frames:
                inner.f_trace = again  # a bare except swallows TimeIsUp: its next line raises it once more
            sys.settrace(again)
        raise TimeIsUp

    old_ring = signal.signal(signal.SIGALRM, ring)
    old_bolt = signal.signal(signal.SIGVTALRM, signal.default_int_handler)  # deep in a recursion, where
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.05)  # no frame is left for ring, this one still works
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 0.05)
    try:
        yield
    except KeyboardInterrupt:
        running = False
        raise TimeIsUp if time.monotonic() > deadline else KeyboardInterrupt from None
    finally:
        running = False
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGVTALRM, old_bolt)
        signal.signal(signal.SIGALRM, old_ring)
        sys.settrace(old_trace)


def learners_frames(frame):
    """The frames from this one out to the first of ours, at most DEEP of them."""
    frames = []
    while (
        frame
        and len(frames) < DEEP
        and not frame.f_globals.get("__name__", "").startswith("pokerlib.practice")
    ):
        frames.append(frame)
        frame = frame.f_back
    return frames


@contextlib.contextmanager
def _trace(seconds):
    deadline, old_trace = time.monotonic() + seconds, sys.gettrace()

    def look(frame, event, arg):
        if time.monotonic() > deadline:
            raise TimeIsUp
        return look

    sys.settrace(look)
    try:
        yield
    finally:
        sys.settrace(old_trace)


class Printed(io.TextIOBase):
    """What a program prints: the first part kept, the rest only counted."""

    KEPT = 2000

    def __init__(self):
        self.kept, self.characters = "", 0

    def write(self, text):
        if self.characters < self.KEPT:
            self.kept += text[: self.KEPT - self.characters]
        self.characters += len(text)
        return len(text)


def _no_input(prompt=""):
    raise EOFError("input() has nobody to ask here; the values come as parameters")


@contextlib.contextmanager
def quiet():
    """Catch what the body prints, and refuse it input; gives the Printed text."""
    printed, old_input = Printed(), builtins.input
    builtins.input = _no_input
    try:
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            yield printed
    finally:
        builtins.input = old_input
