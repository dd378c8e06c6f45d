"""Does what a service does with action.yml and workflows: expressions, steps, output files, an API for comments.

It covers only the parts of GitHub Actions that the files here use; anything unknown stops the test.
"""

import http.server
import json
import os
import pathlib
import re
import shutil
import socketserver
import subprocess
import threading
import urllib.parse

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEGIBLE = os.environ["LEGIBLE_TO_RUN"]
IDENTITY = {
    "GIT_AUTHOR_NAME": "n", "GIT_AUTHOR_EMAIL": "e@example.org", "GIT_COMMITTER_NAME": "n",
    "GIT_COMMITTER_EMAIL": "e@example.org", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
}


def clean_environment(**more):
    """Returns an environment without anything from the service that runs these tests."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH") if key in os.environ}
    return {**kept, **IDENTITY, "LC_ALL": "C.UTF-8", "no_proxy": "*", **more}


def git(folder, script):
    """Runs shell lines that call git."""
    done = subprocess.run(
        ["bash", "-e", "-c", script], cwd=folder, env=clean_environment(), capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        raise AssertionError(f"{script}\n{done.stderr}")
    return done.stdout.strip()


def design_system(folder, ink="#111111", muted="#8a8a8e", more=""):
    """Writes a small design system in which one pair fails from the start."""
    folder = pathlib.Path(folder)
    (folder / "themes").mkdir(parents=True, exist_ok=True)
    (folder / "themes/day.json").write_text(json.dumps({"ink": ink, "muted": muted, "paper": "#ffffff"}, indent=1) + "\n")
    (folder / "legible.json").write_text(
        '{"name": "Shop", "themes": ["themes"], "rules": [{"id": "body", "foreground": ["ink", "muted"], '
        '"background": "paper", "require": "aa-text"}]' + more + "}\n")


# Expressions

TOKEN = re.compile(r"\s*(?:(?P<text>'(?:[^']|'')*')|(?P<name>[A-Za-z_][\w.-]*)|(?P<sign>==|!=|&&|\|\||[!(),]))")


class Expression:
    """An expression between `${{` and `}}`, such as `inputs.a || format('{0}/b', github.c)`."""

    def __init__(self, text, context, functions):
        self.tokens, position = [], 0
        while text[position:].strip():
            found = TOKEN.match(text, position)
            if not found:
                raise AssertionError(f"no expression: {text}")
            self.tokens.append((found.lastgroup, found.group(found.lastgroup)))
            position = found.end()
        self.context, self.functions = context, functions

    def value(self):
        result = self.either()
        if self.tokens:
            raise AssertionError(f"left over: {self.tokens}")
        return result

    def take(self, sign):
        if self.tokens and self.tokens[0] == ("sign", sign):
            self.tokens.pop(0)
            return True
        return False

    def either(self):
        value = self.both()
        while self.take("||"):
            other = self.both()
            value = value or other
        return value

    def both(self):
        value = self.equal()
        while self.take("&&"):
            other = self.equal()
            value = value and other
        return value

    def equal(self):
        value = self.one()
        if self.take("=="):
            return value == self.one()
        if self.take("!="):
            return value != self.one()
        return value

    def one(self):
        if self.take("!"):
            return not self.one()
        if self.take("("):
            value = self.either()
            assert self.take(")")
            return value
        kind, text = self.tokens.pop(0)
        if kind == "text":
            return text[1:-1].replace("''", "'")
        if self.take("("):
            arguments = []
            while not self.take(")"):
                arguments.append(self.either())
                self.take(",")
            return self.functions[text](*arguments)
        if text in ("true", "false"):
            return text == "true"
        value = self.context
        for part in text.split("."):
            value = value.get(part, "") if isinstance(value, dict) else ""
        return value


class Runner:
    """One job: its contexts, its workspace, and the outputs of its steps."""

    def __init__(self, workspace, scratch, event_name, event, repository="o/r", token="read-only", variables=None, uses=None, path=None):
        self.workspace, self.scratch = pathlib.Path(workspace), pathlib.Path(scratch)
        self.scratch.mkdir(parents=True, exist_ok=True)
        self.page = self.scratch / "page.md"
        self.page.touch()
        self.uses = uses or {}
        self.variables = variables or {}
        self.said, self.outcomes, self.artifacts = "", [], {}
        self.github = {"event_name": event_name, "event": event, "repository": repository, "token": token}
        self.path = path

    def context(self, steps, inputs):
        return {
            "inputs": inputs, "steps": steps, "github": self.github, "runner": {"os": "Linux", "arch": "X64"}}

    def expanded(self, value, context, failed=False):
        functions = {
            "format": lambda text, *values: text.format(*values), "hashFiles": lambda *patterns: "0" * 64,
            "always": lambda: True, "failure": lambda: failed, "success": lambda: not failed,
        }

        def one(text):
            return Expression(text, context, functions).value()

        if not isinstance(value, str):
            return value
        whole = re.fullmatch(r"\$\{\{((?:(?!\}\}).)*)\}\}", value.strip(), re.S)
        if whole:
            return one(whole[1])
        return re.sub(r"\$\{\{(.*?)\}\}", lambda found: self.text(one(found[1])), value, flags=re.S)

    @staticmethod
    def text(value):
        return str(value).lower() if isinstance(value, bool) else str(value)

    def steps(self, steps, inputs, environment=None):
        """Runs steps, and returns the exit status of the first step that fails; 0 when none does."""
        known, status = {}, 0
        for index, step in enumerate(steps):
            context = self.context(known, inputs)
            condition = str(step.get("if", "success()"))
            if "(" not in condition or not re.search(r"\b(always|failure|success)\(", condition):
                condition = f"success() && ({condition})"
            name = step.get("name") or step.get("uses") or step.get("run", "").split("\n")[0]
            if not self.expanded("${{" + condition + "}}", context, failed=status != 0):
                self.outcomes.append((name, "skipped"))
                continue
            outputs = {}
            given = {key: self.expanded(value, context) for key, value in (step.get("with") or {}).items()}
            own = {key: self.text(self.expanded(value, context)) for key, value in (step.get("env") or {}).items()}
            if "uses" in step:
                code, outputs = self.use(step["uses"], given)
            else:
                code, outputs = self.run(self.expanded(step["run"], context), {**(environment or {}), **own}, index)
            if step.get("id"):
                known[step["id"]] = {"outputs": outputs}
            self.outcomes.append((name, "failed" if code else "done"))
            status = status or code
        self.known = known
        return status

    def run(self, script, environment, index):
        file = self.scratch / f"step-{len(self.outcomes)}-{index}.sh"
        output = self.scratch / f"output-{len(self.outcomes)}-{index}"
        file.write_text(script + "\n")
        output.touch()
        everything = clean_environment(
            CI="true", GITHUB_ACTIONS="true", GITHUB_WORKSPACE=str(self.workspace), GITHUB_REPOSITORY=self.github["repository"],
            GITHUB_EVENT_NAME=self.github["event_name"], GITHUB_OUTPUT=str(output), GITHUB_STEP_SUMMARY=str(self.page))
        everything.update(self.variables)
        everything.update(environment)
        if self.path:
            everything["PATH"] = f"{self.path}:{everything['PATH']}"
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(file)], cwd=self.workspace, env=everything,
            capture_output=True, text=True, stdin=subprocess.DEVNULL)
        self.said += done.stdout + done.stderr
        lines = [line.partition("=") for line in output.read_text().splitlines()]
        return done.returncode, {key: value for key, _, value in lines}

    def use(self, action, given):
        handler = self.uses.get(action.split("@")[0])
        if handler is None:
            raise AssertionError(f"nobody knows {action}")
        return handler(self, given)

    def composite(self, folder, given):
        """Runs the action in a folder."""
        action = yaml.safe_load((folder / "action.yml").read_text())
        defaults = {name: self.expanded(spec.get("default", ""), self.context({}, {})) for name, spec in action["inputs"].items()}
        unknown = set(given) - set(defaults)
        if unknown:
            raise AssertionError(f"no such inputs: {unknown}")
        self.github["action_path"] = str(folder)
        for step in action["runs"]["steps"]:
            if "run" in step and step.get("shell") != "bash":
                raise AssertionError("a step of a composite action names its shell")
        inputs = {**defaults, **{key: self.text(value) for key, value in given.items()}}
        code = self.steps(action["runs"]["steps"], inputs, {"GITHUB_ACTION_PATH": str(folder)})
        outputs = {
            name: self.expanded(spec["value"], self.context(self.known, inputs)) for name, spec in action["outputs"].items()}
        return code, outputs


def upload(runner, given):
    source = runner.workspace / given["path"]
    if source.exists():
        runner.artifacts[given["name"]] = runner.scratch / f"artifact-{given['name']}"
        shutil.copytree(source, runner.artifacts[given["name"]], dirs_exist_ok=True)
    return 0, {}


def nothing(runner, given):
    return 0, {}


class Interface:
    """The part of the service's API that comments need. It keeps what it received."""

    def __init__(self):
        self.comments, self.pulls, self.written, self.refuses = [], [], [], False
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *arguments):
                pass

            def answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
                address = urllib.parse.urlparse(self.path)
                status, found = outer.reply(self.command, address, body, self.headers.get("Authorization"))
                self.send_response(status)
                self.end_headers()
                self.wfile.write(json.dumps(found).encode())

            do_GET = do_POST = do_PATCH = answer

        self.server = socketserver.TCPServer(("127.0.0.1", 0), Handler)
        self.address = "http://127.0.0.1:%d" % self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()

    def reply(self, method, address, body, authorization):
        if method == "GET" and address.path.endswith("/pulls"):
            head = urllib.parse.parse_qs(address.query)["head"][0]
            return 200, [pull for pull in self.pulls if pull["label"] == head]
        if method == "GET":
            return 200, self.comments
        if authorization != "Bearer may-write":
            return 403, {"message": "Resource not accessible by integration"}
        text = json.loads(body)["body"]
        self.written.append((method, address.path, text))
        if method == "POST":
            self.comments.append({"id": 100 + len(self.comments), "body": text})
        else:
            number = int(address.path.split("/")[-1])
            next(comment for comment in self.comments if comment["id"] == number)["body"] = text
        return 200, {}


def blocks(language, file="docs/ci.md"):
    """Returns the code blocks of the guide, by the heading above each."""
    found, heading = [], ""
    lines = (ROOT / file).read_text().split("\n")
    index = 0
    while index < len(lines):
        if lines[index].startswith("#"):
            heading = lines[index].lstrip("# ")
        if lines[index] == f"```{language}":
            end = lines.index("```", index + 1)
            found.append((heading, "\n".join(lines[index + 1 : end])))
            index = end
        index += 1
    return found
