"""The hub as processes on this machine: started, measured, stopped."""

import os
import socket
import subprocess
import time

import psutil
import requests

from tests.tools.notebooks import ROOT

BUILD = ROOT / "build" / "hub"
KEPT = ("HOME", "LANG", "UV_CACHE_DIR")  # of the environment


def start(work):
    """Start a hub with its files in a folder: (its address, its process)."""
    ports = [str(port) for port in free_ports(3)]
    names = {"TRIAL_FOLDER": str(work), "TRIAL_BUILD": str(BUILD), "TRIAL_PORTS": " ".join(ports)}
    path = f"{BUILD / 'env/bin'}{os.pathsep}{os.environ['PATH']}"
    with (work / "log").open("w") as log:
        process = subprocess.Popen(
            [BUILD / "env/bin/jupyterhub", "-f", ROOT / "tests/hub/jupyterhub_config.py"],
            cwd=work,
            env={name: os.environ[name] for name in KEPT if name in os.environ} | {"PATH": path} | names,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    hub, end = f"http://127.0.0.1:{ports[0]}", time.monotonic() + 60
    while True:
        try:
            requests.get(f"{hub}/hub/login", timeout=5).raise_for_status()
            return hub, process
        except requests.RequestException:
            if time.monotonic() > end or process.poll() is not None:
                stop(process)
                raise
            time.sleep(0.5)


def stop(process):
    """End the hub, and all servers and kernels that it started."""
    mine = psutil.Process(process.pid).children(recursive=True) if process.poll() is None else []
    process.terminate()
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        process.kill()
    for one in psutil.wait_procs(mine, timeout=10)[1]:
        one.kill()


def free_ports(count):
    """So many ports of loopback that nobody uses."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    try:
        return [one.getsockname()[1] for one in sockets]
    finally:
        for one in sockets:
            one.close()


def memory(process):
    """Bytes of the learners' servers and kernels; what processes share is counted once where it can be told."""
    learners = [
        one
        for one in psutil.Process(process.pid).children(recursive=True)
        if any("singleuser" in part or "ipykernel" in part for part in one.cmdline())
    ]
    return sum(getattr(info, "pss", info.rss) for info in (one.memory_full_info() for one in learners))
