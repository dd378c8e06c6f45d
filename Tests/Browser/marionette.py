"""Drives Firefox with selenium through Marionette, its own protocol: the work that geckodriver does between the two.

Debian ships Firefox without geckodriver. Marionette has the commands of WebDriver under other names, over a socket, and a context
in which scripts run in the browser instead of the page.
"""

import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.firefox.options import Options

# Selenium's names of commands, with Marionette's names for them.
COMMANDS = {
    "newSession": "WebDriver:NewSession", "quit": "WebDriver:DeleteSession", "get": "WebDriver:Navigate", "goBack": "WebDriver:Back",
    "goForward": "WebDriver:Forward", "w3cExecuteScript": "WebDriver:ExecuteScript",
    "w3cExecuteScriptAsync": "WebDriver:ExecuteAsyncScript", "findElement": "WebDriver:FindElement",
    "findElements": "WebDriver:FindElements", "clickElement": "WebDriver:ElementClick", "getElementText": "WebDriver:GetElementText",
    "sendKeysToElement": "WebDriver:ElementSendKeys", "actions": "WebDriver:PerformActions",
    "clearActionState": "WebDriver:ReleaseActions", "screenshot": "WebDriver:TakeScreenshot", "close": "WebDriver:CloseWindow",
    "w3cGetWindowHandles": "WebDriver:GetWindowHandles", "w3cGetCurrentWindowHandle": "WebDriver:GetWindowHandle",
    "switchToWindow": "WebDriver:SwitchToWindow", "newWindow": "WebDriver:NewWindow", "setTimeouts": "WebDriver:SetTimeouts",
    "getElementComputedRole": "WebDriver:GetComputedRole", "getElementComputedLabel": "WebDriver:GetComputedLabel",
    "context": "Marionette:SetContext",
}
PREFERENCES = {
    "marionette.port": 0, "browser.shell.checkDefaultBrowser": False, "browser.startup.homepage": "about:blank",
    "datareporting.policy.dataSubmissionEnabled": False, "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.update.enabled": False, "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "browser.safebrowsing.malware.enabled": False, "browser.safebrowsing.phishing.enabled": False,
    "extensions.getAddons.cache.enabled": False, "browser.aboutwelcome.enabled": False, "datareporting.usage.uploadEnabled": False,
    "remote.prefs.recommended": True, "ui.prefersReducedMotion": 1, "dom.disable_open_during_load": False,
    "security.sandbox.content.level": 0, "gfx.color_management.mode": 0,
}


class Marionette:
    """A connection as selenium expects it."""

    keep_alive = False

    def __init__(self):
        self.profile = pathlib.Path(tempfile.mkdtemp(prefix="legible-firefox-"))
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items()]
        (self.profile / "user.js").write_text("\n".join(lines) + "\n")
        program = shutil.which("firefox-esr") or shutil.which("firefox") or "/Applications/Firefox.app/Contents/MacOS/firefox"
        # Room for every window that the tests ask for, beside the browser's own frame.
        room = {"MOZ_HEADLESS_WIDTH": "1800", "MOZ_HEADLESS_HEIGHT": "1400", "HOME": str(self.profile)}
        self.process = subprocess.Popen(
            [program, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", str(self.profile), "about:blank"],
            env={**os.environ, **room}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.socket = self.connected()
        self.number = 0
        self.receive()

    def connected(self):
        end = time.monotonic() + 60
        port = self.profile / "MarionetteActivePort"
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"Firefox ended with status {self.process.returncode}")
            try:
                return socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=120)
            except (OSError, ValueError):
                time.sleep(0.05)
        raise RuntimeError("Firefox did not open its port within a minute")

    def receive(self):
        """Reads a message: its length, a colon, and JSON."""
        length = b""
        while not length.endswith(b":"):
            length += self.socket.recv(1)
        left, parts = int(length[:-1]), []
        while left:
            parts.append(self.socket.recv(min(left, 1 << 16)))
            left -= len(parts[-1])
        return json.loads(b"".join(parts))

    def call(self, name, parameters):
        self.number += 1
        message = json.dumps([0, self.number, name, parameters]).encode()
        self.socket.sendall(b"%d:" % len(message) + message)
        kind, number, error, result = self.receive()
        assert (kind, number) == (1, self.number)
        return error, result

    def execute(self, command, parameters):
        parameters = {key: value for key, value in (parameters or {}).items() if key != "sessionId"}
        if command == "newSession":
            parameters = {}
        if command == "quit":
            self.close()
            return {"value": None}
        error, result = self.call(COMMANDS[command], parameters)
        if error:
            return {"status": 500, "value": json.dumps({"value": error})}
        if command == "newSession":
            return {"value": result}
        # Only some answers are wrapped.
        return {"value": result["value"] if isinstance(result, dict) and set(result) == {"value"} else result}

    def close(self):
        """Ends the browser of this connection and removes everything that it wrote."""
        try:
            self.call("Marionette:Quit", {"flags": ["eForceQuit"]})
            self.process.wait(timeout=20)
        except (OSError, subprocess.TimeoutExpired, IndexError, ValueError):
            self.process.kill()
            self.process.wait()
        self.socket.close()
        shutil.rmtree(self.profile, ignore_errors=True)


class FirefoxDriver(webdriver.Remote):
    def __init__(self):
        super().__init__(command_executor=Marionette(), options=Options())
        self.execute("setTimeouts", {"script": 30_000, "pageLoad": 60_000, "implicit": 0})

    def inside(self, script, *arguments):
        """Runs a script in the browser, where `tab` is what shows the page."""
        self.execute("context", {"value": "chrome"})
        try:
            return self.execute_script("const tab = gBrowser.selectedBrowser;" + script, *arguments)
        finally:
            self.execute("context", {"value": "content"})

    def close_browser(self):
        self.command_executor.close()
