"""One learner on a hub, as a browser would act: logs in, pulls the course, runs cells in a kernel."""

import json
import time
import uuid
from urllib.parse import urlencode, urlsplit

import requests
import websocket

FOLDER = "designing-poker"
SECONDS = 120  # for any one step


def pull_query(repository):
    """The part of a link that pulls the course: for /hub/user-redirect/git-pull? and for the API.

    >>> pull_query("https://example.org/course.git")[:43]
    'repo=https%3A%2F%2Fexample.org%2Fcourse.git'
    """
    opens = f"lab/tree/{FOLDER}/notebooks/00_start_here.ipynb"
    return urlencode({"repo": repository, "branch": "main", "targetpath": FOLDER, "urlpath": opens})


class Learner:
    """A learner with a name, on the hub at an address."""

    def __init__(self, hub, name):
        self.hub, self.name = hub, name
        self.server = f"{hub}/user/{name}"
        self.browser = requests.Session()

    def log_in(self):
        """Fill in the hub's form, and wait until the learner's own server is there."""
        self.browser.get(f"{self.hub}/hub/login", timeout=SECONDS).raise_for_status()
        form = {"username": self.name, "password": "x", "_xsrf": self.cookie("_xsrf", "/hub/")}
        self.browser.post(f"{self.hub}/hub/login", data=form, timeout=SECONDS).raise_for_status()
        end = time.monotonic() + SECONDS
        while not self.is_up():
            if time.monotonic() > end:
                raise TimeoutError(f"the server of {self.name} did not start in {SECONDS} seconds")
            time.sleep(1)

    def is_up(self):
        """Whether the learner's server answers; asking for its page starts it."""
        page = self.browser.get(f"{self.server}/lab", timeout=SECONDS)
        return page.ok and urlsplit(page.url).path == f"/user/{self.name}/lab"

    def pull(self, repository):
        """Take the link to the course: clone it, or bring it up to date."""
        query = pull_query(repository)
        page = self.browser.get(f"{self.hub}/hub/user-redirect/git-pull?{query}", timeout=SECONDS)
        if not page.ok or urlsplit(page.url).path != f"/user/{self.name}/git-pull":
            raise RuntimeError(f"the link led {self.name} to {page.url}, with status {page.status_code}")
        address = f"{self.server}/git-pull/api?{query}"  # what that page asks, once a browser shows it
        answer = self.browser.get(address, headers=self.headers(), timeout=SECONDS)
        answer.raise_for_status()
        events = [line[5:] for line in answer.text.splitlines() if line.startswith("data:")]
        last = json.loads(events[-1])
        if last["phase"] != "finished":
            raise RuntimeError(f"the pull of {self.name} ended so: {last}")

    def content(self, path):
        """A notebook of the learner's, as JSON."""
        answer = self.browser.get(f"{self.server}/api/contents/{path}", timeout=SECONDS)
        answer.raise_for_status()
        return answer.json()["content"]

    def save(self, path, notebook):
        """Write a notebook, as JupyterLab does."""
        body = {"type": "notebook", "format": "json", "content": notebook}
        address = f"{self.server}/api/contents/{path}"
        self.browser.put(address, json=body, headers=self.headers(), timeout=SECONDS).raise_for_status()

    def open(self, path):
        """Start a kernel for a notebook; the Kernel."""
        body = {"path": path, "name": path, "type": "notebook", "kernel": {"name": "python3"}}
        address = f"{self.server}/api/sessions"
        answer = self.browser.post(address, json=body, headers=self.headers(), timeout=SECONDS)
        answer.raise_for_status()
        socket = (
            f"{self.server.replace('http', 'ws', 1)}/api/kernels/{answer.json()['kernel']['id']}/channels"
        )
        jar = "; ".join(f"{c.name}={c.value}" for c in self.browser.cookies if self.sees(c.path))
        return Kernel(websocket.create_connection(socket, cookie=jar, origin=self.hub, timeout=SECONDS))

    def sees(self, path):
        return f"/user/{self.name}/".startswith(path)

    def cookie(self, name, path):
        return next(c.value for c in self.browser.cookies if (c.name, c.path) == (name, path))

    def headers(self):
        return {"X-XSRFToken": self.cookie("_xsrf", f"/user/{self.name}/"), "Referer": self.server}


class Kernel:
    """A kernel behind a websocket."""

    def __init__(self, socket):
        self.socket = socket

    def run(self, source):
        """Run a cell: (texts of its outputs, seconds). An error is a text that begins with "error: "."""
        start, header = time.perf_counter(), {"msg_id": uuid.uuid4().hex, "msg_type": "execute_request"}
        header |= {"username": "", "session": "trial", "version": "5.3"}
        content = {"code": source, "silent": False, "store_history": True, "allow_stdin": False}
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
        self.socket.send(json.dumps(message | {"channel": "shell", "buffers": []}))
        texts, left = [], {"execute_reply", "idle"}
        while left:
            reply = json.loads(self.socket.recv())
            if reply["parent_header"].get("msg_id") != header["msg_id"]:
                continue
            kind, content = reply["msg_type"], reply["content"]
            left -= {kind, content.get("execution_state")}
            texts += shown(kind, content)
        return texts, time.perf_counter() - start


def shown(kind, content):
    """What a message adds to the outputs of a cell, as texts.

    >>> shown("error", {"ename": "NameError", "evalue": "no card"})
    ['error: NameError: no card']
    """
    if kind == "error":
        return [f"error: {content['ename']}: {content['evalue']}"]
    if kind == "stream":
        return [content["text"]]
    return [content["data"].get("text/plain", "")] if kind in ("execute_result", "display_data") else []
