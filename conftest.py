"""What all tests share, the cells of the notebooks included."""

import os
import re

import pytest

LONG = re.compile(r"test_(all_hands|notebooks_run)\.py::")

os.environ["POKERLIB_PROGRESS"] = "memory"  # no test leaves a progress file behind


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """With pytest -n, keep the tests of a file in one worker; each long test may go to any."""
    from xdist.scheduler import LoadFileScheduling

    class Scheduling(LoadFileScheduling):
        def _split_scope(self, nodeid):
            return nodeid if LONG.search(nodeid) else super()._split_scope(nodeid)

    return Scheduling(config, log)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(item):
    """A cell that nbval expects to fail, since an earlier one timed out, was not compared: it fails."""
    report = yield
    if hasattr(item, "cell_num") and hasattr(report, "wasxfail"):
        del report.wasxfail
        report.outcome = "failed"
        report.longrepr = "Not compared: an earlier cell of this notebook ran out of time."
    return report
