"""The hub of the trial: on loopback alone, with passwords that everyone knows. Never for a real class.

What a real hub needs for the course stands in notebooks/INSTRUCTOR.md; the rest here is for the trial.
"""

import os
import sys
from pathlib import Path

c = get_config()  # noqa: F821, JupyterHub gives it

work, build = Path(os.environ["TRIAL_FOLDER"]), Path(os.environ["TRIAL_BUILD"])
public, proxy, hub = os.environ["TRIAL_PORTS"].split()

c.JupyterHub.bind_url = f"http://127.0.0.1:{public}"
c.JupyterHub.hub_bind_url = f"http://127.0.0.1:{hub}"
c.JupyterHub.db_url = f"sqlite:///{work}/hub.sqlite"
c.JupyterHub.cookie_secret_file = str(work / "cookie_secret")
c.JupyterHub.active_server_limit = 30
c.ConfigurableHTTPProxy.api_url = f"http://127.0.0.1:{proxy}"
c.ConfigurableHTTPProxy.command = [str(build / "node/node_modules/.bin/configurable-http-proxy")]
c.ConfigurableHTTPProxy.pid_file = str(work / "proxy.pid")

c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True

c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = str(work / "homes" / "{username}")
c.Spawner.cmd = [str(Path(sys.executable).with_name("jupyterhub-singleuser"))]
c.Spawner.args = ["--allow-root"] if os.geteuid() == 0 else []
c.Spawner.start_timeout = 120
c.Spawner.http_timeout = 120
