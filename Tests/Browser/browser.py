"""One headless browser for all tests, Chromium or Firefox, and the functions that they use it with."""

import atexit
import importlib.util
import json
import os
import pathlib
import shutil
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from marionette import FirefoxDriver

PAGES = pathlib.Path(os.environ["LEGIBLE_PAGES_TO_OPEN"])
WIDTHS = (320, 480, 768, 1024, 1200, 1440)
VIEWS = ("", "findings", "mend", "matrix", "compare", "palette", "vision")

_browser = None
_axe = None


class Chromium:
    def __init__(self):
        options = Options()
        for name in ("chromium", "chromium-browser", "google-chrome"):
            if shutil.which(name):
                options.binary_location = shutil.which(name)
                break
        for argument in (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
            "--disable-dev-shm-usage", "--window-size=1440,900",
        ):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})

    def quit(self):
        self.driver.quit()

    def window(self, width, height):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def media(self, scheme, forced, contrast, kind):
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {
                "media": kind,
                "features": [
                    {"name": "prefers-color-scheme", "value": scheme},
                    {"name": "forced-colors", "value": "active" if forced else "none"},
                    {"name": "prefers-contrast", "value": contrast},
                ],
            },
        )

    def scripts(self, allowed):
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not allowed})

    def clipboard(self):
        return self.driver.execute_async_script(
            "const done = arguments[0]; navigator.clipboard.readText().then(done, (error) => done('unreadable: ' + error))"
        )

    def complaints(self):
        return [f"{entry['level']}: {entry['message']}" for entry in self.driver.get_log("browser")]


class Firefox:
    def __init__(self):
        self.driver = FirefoxDriver()

    def quit(self):
        self.driver.close_browser()

    def window(self, width, height):
        self.driver.inside(
            "for (const [side, size] of [['width', arguments[0]], ['height', arguments[1]]])"
            "  for (const end of ['min-', 'max-']) tab.style.setProperty(end + side, size + 'px', 'important');", width, height)
        until(lambda: self.driver.execute_script("return [innerWidth, innerHeight]") == [width, height], "the window keeps its size")

    def media(self, scheme, forced, contrast, kind):
        assert contrast == "no-preference", "Firefox takes contrast from the system alone"
        self.driver.inside(
            "const page = tab.browsingContext; page.prefersColorSchemeOverride = arguments[0];"
            "page.forcedColorsOverride = arguments[1]; page.mediumOverride = arguments[2];",
            scheme, "active" if forced else "none", kind)

    def scripts(self, allowed):
        self.driver.inside("tab.browsingContext.allowJavascript = arguments[0]", allowed)

    def clipboard(self):
        return self.driver.inside(
            "const data = Cc['@mozilla.org/widget/transferable;1'].createInstance(Ci.nsITransferable); data.init(null);"
            "data.addDataFlavor('text/plain'); Services.clipboard.getData(data, Ci.nsIClipboard.kGlobalClipboard);"
            "const text = {}; data.getTransferData('text/plain', text); return text.value.QueryInterface(Ci.nsISupportsString).data")

    def complaints(self):
        """Returns the errors of pages, and what they wrote to the console themselves."""
        return self.driver.inside(
            "const said = Services.console.getMessageArray().filter((m) => m instanceof Ci.nsIScriptError"
            "  && !(m.flags & Ci.nsIScriptError.warningFlag) && m.sourceName.startsWith('file:')).map((m) => m.errorMessage);"
            "const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);"
            "const told = storage.getEvents().filter((e) => /^file:/.test(e.filename)).map((e) => e.level + ': ' + [...e.arguments].join(' '));"
            "Services.console.reset(); storage.clearEvents(); return [...said, ...told];")


def browser():
    """Returns the browser that LEGIBLE_BROWSER names, started once."""
    global _browser
    if _browser is None:
        _browser = {"chromium": Chromium, "firefox": Firefox}[os.environ.get("LEGIBLE_BROWSER", "chromium")]()
        atexit.register(_browser.quit)
    return _browser


def driver():
    return browser().driver


def data(page):
    return json.loads((PAGES / f"{page}.json").read_text())


def judged(report):
    """Returns every judged pair as an object with its variant. A pair that only passes is just a ratio in the document."""
    for index, variant in enumerate(report["variants"]):
        others = iter(variant["pairs"])
        for key, ratio in zip(report["pairLists"][variant["pairList"]], variant["ratios"]):
            if ratio is None:
                yield {**next(others), "variant": index}
            else:
                pair = dict(zip(report["columns"]["pairLists"], key))
                yield {**pair, "variant": index, "verdict": "pass", "ratio": ratio, "required": report["rules"][pair["rule"]]["required"]}


def window(width=1440, height=900):
    browser().window(width, height)


def media(scheme="light", forced=False, contrast="no-preference", kind=""):
    browser().media(scheme, forced, contrast, kind)


def scripts(allowed):
    """Sets whether pages that are opened from now on may run scripts."""
    browser().scripts(allowed)


def address(page, fragment=""):
    return (PAGES / f"{page}.html").as_uri() + "#/" + fragment


def load(page, fragment=""):
    """Opens a fresh window with this state."""
    open_address(address(page, fragment))


def load_plain(page):
    """Does the same without a state in the link: the page itself chooses where it begins."""
    open_address((PAGES / f"{page}.html").as_uri())


def open_address(target):
    driver().get("about:blank")
    driver().get(target)
    until(lambda: run("return document.documentElement.dataset.ready !== undefined"), "the page never became ready")


def run(script, *arguments):
    return driver().execute_script(script, *arguments)


def until(condition, message="it never happened", seconds=10):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.02)
    raise AssertionError(message)


def find(selector):
    return driver().find_element(By.CSS_SELECTOR, selector)


def find_all(selector):
    return driver().find_elements(By.CSS_SELECTOR, selector)


def texts(selector):
    return run("return [...document.querySelectorAll(arguments[0])].map((e) => e.textContent.trim())", selector)


def title():
    return run("return document.getElementById('title').textContent.trim()")


def fragment():
    return run("return location.hash")


def press(*keys):
    webdriver.ActionChains(driver()).send_keys(*keys).perform()


def click(selector):
    find(selector).click()


def focused(expression="e.dataset.key ?? e.id"):
    return run(f"const e = document.activeElement; return {expression}")


def clipboard():
    return browser().clipboard()


def complaints():
    """Returns what the console has received since the last call."""
    return browser().complaints()


def axe():
    """Returns what axe-core finds, as readable lines."""
    global _axe
    if _axe is None:
        folder = importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0]
        _axe = (pathlib.Path(folder) / "axe.min.js").read_text()
    run("if (!window.axe) (0, Function.prototype.call).call(function () {" + _axe + "}, window)")
    result = driver().execute_async_script(
        "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'] }).then("
        "(r) => done(r.violations.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + "
        "(n.any[0]?.message ?? n.all[0]?.message ?? n.none[0]?.message ?? '')).join(' | '))), (e) => done(['axe: ' + e]))"
    )
    return result


def overflow():
    """Returns by how much the page is wider than the window."""
    return run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")


__all__ = [
    "By", "Keys", "PAGES", "VIEWS", "WIDTHS", "address", "axe", "click", "clipboard", "complaints", "data", "driver", "find", "find_all",
    "focused", "fragment", "judged", "load", "load_plain", "media", "overflow", "press", "run", "scripts", "texts", "title", "until",
    "window",
]
