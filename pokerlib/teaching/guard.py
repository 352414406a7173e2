"""Limits for a process that is about to run a learner's code: memory, time, files, other processes."""

import os
import resource
import sys

FILE = 20_000_000  # bytes of any file that it writes, its report among them

_FILES = {
    *("os.remove", "os.rename", "os.rmdir", "os.mkdir", "os.link", "os.symlink", "os.truncate", "os.chmod"),
    *("os.chown", "os.utime", "os.mkfifo", "os.mknod", "shutil.rmtree", "sqlite3.connect"),
}
_REFUSED = (
    *("os.fork", "os.posix_spawn", "os.spawn", "os.exec", "os.system", "os.kill", "pty.", "subprocess."),
    *("socket.", "ctypes.dlsym", "gc.get", "signal.pthread_kill", "resource.", "syslog."),
)
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


def enclose(folder, memory, seconds):
    """Limit this process for good; it may change files in one folder only.

    Refused are other processes, signals, the network and writing elsewhere. The kernel limits memory and
    time, Python's own audit events the rest: enough against accidents and tricks, no wall for an intruder.

    folder: path. memory: bytes. seconds: of computing.
    """
    for what, most in {
        resource.RLIMIT_AS: memory,
        resource.RLIMIT_CPU: seconds,
        resource.RLIMIT_FSIZE: FILE,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_NPROC: 0,  # no thread and no process more; the kernel exempts root
    }.items():
        hard = resource.getrlimit(what)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        try:
            resource.setrlimit(what, (most, most))
        except (ValueError, OSError):  # macOS knows no limit of memory
            continue
    realpath = os.path.realpath
    home = realpath(folder) + os.sep

    def allowed(event, args):
        if event.startswith(_REFUSED):
            return False
        if event == "open":
            args = args[:1] if isinstance(args[2], int) and args[2] & _WRITING else ()
        elif event not in _FILES:
            return True
        paths = [path for path in args if isinstance(path, str | bytes | os.PathLike)]
        return all((realpath(os.fsdecode(path)) + os.sep).startswith(home) for path in paths)

    def look(event, args):
        if not allowed(event, args):
            raise PermissionError(f"a graded program may not do this: {event}")

    sys.addaudithook(look)
