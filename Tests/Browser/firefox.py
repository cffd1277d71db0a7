"""Drives Debian's Firefox through Marionette, the protocol that is built into it.

Playwright brings a Firefox of its own and cannot drive this one, so this is a client of just what
the tests need: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
"""

import json
import os
import pathlib
import socket
import subprocess
import tempfile
import time

from tool import HANG_GUARD

KEYS = {"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
        "Enter": "\ue007", "Escape": "\ue00c", "End": "\ue010", "Home": "\ue011", "Tab": "\ue004"}


class Firefox:
    """A Firefox without a window, with a profile of its own; use it in a `with`."""

    def __enter__(self):
        self._profile = tempfile.TemporaryDirectory(prefix="aircart-firefox-")
        port = self._free_port()
        # What Firefox would fetch by itself; a test has no business there.
        settings = {"marionette.port": port, "app.update.enabled": False,
                    "network.captive-portal-service.enabled": False,
                    "network.connectivity-service.enabled": False,
                    "datareporting.policy.dataSubmissionEnabled": False}
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in settings.items()]
        pathlib.Path(self._profile.name, "user.js").write_text("\n".join(lines))
        self._process = subprocess.Popen(
            [os.environ["FIREFOX"], "--headless", "--marionette", "--no-remote",
             "--profile", self._profile.name],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=os.environ | {"HOME": self._profile.name, "MOZ_CRASHREPORTER_DISABLE": "1"})
        self._connect(port)
        self._count = 0
        self._read()
        self.command("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {
            "acceptInsecureCerts": False, "unhandledPromptBehavior": "dismiss"}}})
        return self

    def __exit__(self, *_):
        self._socket.close()
        self._process.terminate()
        self._process.wait(timeout=HANG_GUARD)
        self._profile.cleanup()

    @staticmethod
    def _free_port():
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            return probe.getsockname()[1]

    def _connect(self, port):
        deadline = time.monotonic() + HANG_GUARD
        while time.monotonic() < deadline:
            try:
                self._socket = socket.create_connection(("127.0.0.1", port), timeout=HANG_GUARD)
                return
            except OSError:
                assert self._process.poll() is None, "Firefox ended at once"
                time.sleep(0.2)
        raise AssertionError("Firefox does not answer")

    def _read(self):
        """One message: its length in bytes, a colon, its JSON."""
        head = b""
        while not head.endswith(b":"):
            head += self._socket.recv(1)
        body = b""
        while len(body) < int(head[:-1]):
            body += self._socket.recv(int(head[:-1]) - len(body))
        return json.loads(body)

    def command(self, name, parameters=None):
        self._count += 1
        message = json.dumps([0, self._count, name, parameters or {}]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._read()
        assert error is None, f"{name}: {error}"
        return result

    def open(self, path, fragment=""):
        self.command("WebDriver:Navigate", {"url": pathlib.Path(path).resolve().as_uri() + fragment})

    def resize(self, width, height):
        self.command("WebDriver:SetWindowRect", {"width": width, "height": height})

    def run(self, script, *arguments):
        """Runs the body of a function in the page and returns what it returns."""
        return self.command(
            "WebDriver:ExecuteScript", {"script": script, "args": list(arguments)})["value"]

    def wait(self, script, *arguments):
        """Runs the body of a function that ends by calling `done`, and returns what that is given."""
        self.command("WebDriver:SetTimeouts", {"script": HANG_GUARD * 1000})
        return self.command("WebDriver:ExecuteAsyncScript", {
            "script": "const done = arguments[arguments.length - 1];" + script,
            "args": list(arguments)})["value"]

    def press(self, *keys):
        actions = []
        for key in keys:
            value = KEYS.get(key, key)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.command("WebDriver:PerformActions",
                     {"actions": [{"type": "key", "id": "keys", "actions": actions}]})
