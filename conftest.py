"""What all tests share, the cells of the notebooks included."""

import os

import pytest

os.environ["POKERLIB_PROGRESS"] = "memory"  # no test leaves a progress file behind


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Keep the tests of a file, and the cells of a notebook, in one worker (pytest -n 2 --dist loadgroup)."""
    for item in items:
        if not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(item.path.name))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(item):
    """A cell that nbval expects to fail, since an earlier one timed out, was not compared: it fails."""
    report = yield
    if hasattr(item, "cell_num") and hasattr(report, "wasxfail"):
        del report.wasxfail
        report.outcome = "failed"
        report.longrepr = "Not compared: an earlier cell of this notebook ran out of time."
    return report
