"""Runs action.yml and the workflows of docs/ci.md, step by step as written: own branches, forks, monorepos, and failures."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import yaml

from service import *

EVENT = {"pull_request": {"number": 5, "head": {"repo": {"full_name": "o/r"}}}}


def action_folder(folder):
    """Returns the action as a service checks it out: its file and its scripts, with a build that finishes at once."""
    (folder / "scripts").mkdir(parents=True)
    shutil.copy(ROOT / "action.yml", folder)
    shutil.copytree(ROOT / "scripts/ci", folder / "scripts/ci")
    programs = folder.parent / "programs"
    programs.mkdir()
    (programs / "make").write_text(
        f"#!/bin/sh\necho \"make $*\" >> {folder}/made\n"
        f"if [ \"$1\" = build ]; then mkdir -p .build/release; ln -sf {LEGIBLE} .build/release/legible; fi\n")
    (programs / "make").chmod(0o755)
    return programs


def workflow(heading, name):
    """Returns the block of the guide whose workflow has this name."""
    for text in (text for where, text in blocks("yaml") if where.startswith(heading)):
        document = yaml.safe_load(text)
        if isinstance(document, dict) and document.get("name") == name:
            return document, text
    raise AssertionError(f"no workflow {name} under {heading}")


class GitHub(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="legible-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.action = self.folder / "action"
        self.programs = action_folder(self.action)
        self.interface = Interface()
        self.addCleanup(self.interface.close)
        # The repository on the service, and somebody's clone of it.
        self.origin = self.folder / "origin.git"
        self.work = self.folder / "work"
        design_system(self.work)
        git(self.work, f"git init -q -b main; git add -A; git commit -qm base; git clone -q --bare . {self.origin}; "
                       f"git remote add origin {self.origin}")

    def pull_request(self, number=5, clone=None, **colors):
        """Creates a branch that changes colors while main advances. The service makes the merge commit."""
        clone = clone or self.work
        git(clone, "git checkout -qb topic main")
        design_system(clone, **colors)
        git(clone, f"git commit -qam change; git push -q {self.origin} topic:refs/pull/{number}/head")
        head = git(clone, "git rev-parse topic")
        git(self.work, f"""
          git checkout -q main; echo {number} >> notes; git add notes; git commit -qm notes; git push -q origin main
          git fetch -q {self.origin} refs/pull/{number}/head; git checkout -q --detach main; git merge -q --no-ff -m merge FETCH_HEAD
          git push -q -f origin HEAD:refs/pull/{number}/merge; git checkout -q main""")
        return head

    def checkout(self, ref):
        """Does what actions/checkout does with fetch-depth 0 for a commit of a branch or a pull request."""

        def use(runner, given):
            self.assertEqual(str(given.get("fetch-depth")), "0")
            git(runner.workspace, f"""git init -q; git remote add origin {self.origin}
              git fetch -q origin '+refs/heads/*:refs/remotes/origin/*' '+{ref}:refs/remotes/{ref[5:]}'
              git checkout -q --detach refs/remotes/{ref[5:]}""")
            return 0, {}

        return use

    def runner(self, name, event_name, event, ref, token="may-write", **variables):
        workspace = self.folder / f"workspace-{name}"
        workspace.mkdir()
        uses = {
            "actions/checkout": self.checkout(ref), "actions/cache": nothing, "actions/upload-artifact": upload,
            "OWNER/legible": lambda runner, given: runner.composite(self.action, given)}
        return Runner(
            workspace, self.folder / f"scratch-{name}", event_name, event, token=token, uses=uses, path=self.programs,
            variables={"GITHUB_API_URL": self.interface.address, **variables})

    def run_job(self, runner, document, job):
        context = runner.context({}, {})
        condition = document["jobs"][job].get("if")
        if condition:
            self.assertTrue(runner.expanded("${{" + condition + "}}", context))
        return runner.steps(document["jobs"][job]["steps"], {})

    def pull_run(self, name, event=EVENT, number=5, **more):
        document, _ = workflow("GitHub", "contrast")
        runner = self.runner(name, "pull_request", event, f"refs/pull/{number}/merge", GITHUB_BASE_REF="main", **more)
        return runner, self.run_job(runner, document, "contrast")

    def test_schemas_admit_every_file(self):
        def check(schema, *files):
            done = subprocess.run(
                [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

        check("vendor.github-actions", ROOT / "action.yml")
        files = []
        for index, (_, text) in enumerate(blocks("yaml")):
            document = yaml.safe_load(text)
            if isinstance(document, dict) and "jobs" in document:
                files.append(self.folder / f"workflow-{index}.yml")
                files[-1].write_text(text)
        self.assertEqual(len(files), 2)
        check("vendor.github-workflows", *files)

    def test_every_step_of_the_action_is_a_script(self):
        for step in yaml.safe_load((ROOT / "action.yml").read_text())["runs"]["steps"]:
            if "run" in step:
                self.assertRegex(step["run"], r'^"\$GITHUB_ACTION_PATH/scripts/ci/[a-z-]+"')
                self.assertNotIn("${{", step["run"])

    def test_a_branch_of_the_repository(self):
        self.pull_request(ink="#aaaaaa")
        runner, status = self.pull_run("own")
        self.assertEqual(status, 1, runner.said)
        self.assertIn("::error file=themes/day.json,line=2", runner.said)
        self.assertEqual((self.action / "made").read_text(), "make libraries\nmake build\n")
        self.assertEqual([(method, path) for method, path, _ in self.interface.written], [("POST", "/repos/o/r/issues/5/comments")])
        self.assertIn("## ✕ 1 new failure", self.interface.written[0][2])
        self.assertIn("on `origin/main` at", self.interface.written[0][2])
        self.assertIn("## ✕ 1 new failure", runner.page.read_text())
        for file in ("diff.md", "diff.json", "report.html", "report.sarif", "junit.xml", "gl-code-quality.json", "summary.png"):
            self.assertTrue((runner.artifacts["legible-report"] / file).exists(), file)
        # The next push mends it: the existing comment is edited, and the run passes.
        git(self.work, "git checkout -q topic")
        design_system(self.work, ink="#222222")
        git(self.work, f"""git commit -qam mend; git push -q {self.origin} +topic:refs/pull/5/head; git checkout -q --detach main
          git merge -q --no-ff -m merge topic; git push -q -f origin HEAD:refs/pull/5/merge; git checkout -q main""")
        runner, status = self.pull_run("mended")
        self.assertEqual(status, 0, runner.said)
        self.assertEqual(self.interface.written[1][:2], ("PATCH", "/repos/o/r/issues/comments/100"))
        self.assertIn("## ✓ No verdict changed", self.interface.written[1][2])

    def test_what_main_did_is_no_matter_of_the_branch(self):
        git(self.work, "git checkout -qb topic; git commit -q --allow-empty -m nothing; git push -q origin topic:refs/pull/5/head; git checkout -q main")
        design_system(self.work, ink="#aaaaaa")
        git(self.work, """git commit -qam pale; git push -q origin main; git checkout -q --detach main
          git merge -q --no-ff -m merge topic; git push -q origin HEAD:refs/pull/5/merge; git checkout -q main""")
        runner, status = self.pull_run("own")
        self.assertEqual((status, self.interface.written), (0, []), runner.said)

    def test_a_push_to_main_is_audited(self):
        document, _ = workflow("GitHub", "contrast")
        runner = self.runner("main", "push", {}, "refs/heads/main")
        self.assertEqual(self.run_job(runner, document, "contrast"), 1, runner.said)
        self.assertIn(("Comment", "skipped"), runner.outcomes)
        self.assertIn("1 of 2 judged pairs fails", runner.page.read_text())
        done = subprocess.run([LEGIBLE, "baseline"], cwd=self.work, env=clean_environment(), capture_output=True)
        self.assertEqual(done.returncode, 0)
        git(self.work, "git add -A; git commit -qm accept; git push -q origin main")
        runner = self.runner("guarded", "push", {}, "refs/heads/main")
        self.assertEqual(self.run_job(runner, document, "contrast"), 0, runner.said)

    def test_a_tool_that_fails_is_red_and_leaves_no_old_verdict(self):
        self.pull_request(ink="#aaaaaa")
        self.interface.comments = [{"id": 7, "body": "<!-- legible: shop -->\n## ✓ 3 fixed"}, {"id": 8, "body": "hello"}]
        (self.work / "legible.json").write_text("{")
        git(self.work, """git checkout -q topic; git commit -qam broken; git checkout -q --detach main; git merge -q --no-ff -m m topic
          git push -q -f origin HEAD:refs/pull/5/merge; git checkout -q main""")
        runner, status = self.pull_run("broken")
        self.assertEqual(status, 2, runner.said)
        self.assertEqual([(method, path) for method, path, _ in self.interface.written], [("PATCH", "/repos/o/r/issues/comments/7")])
        self.assertIn("## ✕ The audit could not be done", self.interface.written[0][2])
        self.assertNotIn("✓", self.interface.written[0][2])
        self.assertIn("could not be done", (runner.artifacts["legible-report"] / "report.html").read_text())
        self.assertIn("<error ", (runner.artifacts["legible-report"] / "junit.xml").read_text())
        self.assertIn(("Verdict", "failed"), runner.outcomes)

    def test_a_build_or_a_tool_that_crashes_is_red(self):
        self.pull_request(ink="#222222")
        (self.programs / "make").write_text("#!/bin/sh\nexit 2\n")
        runner, status = self.pull_run("unbuilt")
        self.assertEqual(status, 2, runner.said)
        self.assertIn(("Check", "skipped"), runner.outcomes)
        crashing = self.folder / "crashing"
        crashing.write_text("#!/bin/sh\nkill -SEGV $$\n")
        crashing.chmod(0o755)
        runner = self.runner("crash", "pull_request", EVENT, "refs/pull/5/merge", GITHUB_BASE_REF="main")
        document, _ = workflow("GitHub", "contrast")
        document["jobs"]["contrast"]["steps"][1]["with"] = {"legible": str(crashing)}
        self.interface.comments = [{"id": 7, "body": "<!-- legible: shop -->\n## ✓ 3 fixed"}]
        self.assertEqual(self.run_job(runner, document, "contrast"), 2)
        self.assertIn(("Verdict", "failed"), runner.outcomes)
        self.assertIn("::error title=legible::The tool ended with status 139.", runner.said)
        self.assertIn("## ✕ The audit could not be done", self.interface.comments[0]["body"])

    def test_a_comment_that_is_refused_does_not_hide_the_verdict(self):
        self.pull_request(ink="#222222")
        runner = self.runner("refused", "pull_request", EVENT, "refs/pull/5/merge", token="read-only", GITHUB_BASE_REF="main")
        document, _ = workflow("GitHub", "contrast")
        # Without a change, there is nothing to comment on, unless a comment is asked for.
        document["jobs"]["contrast"]["steps"][1]["with"] = {"comment": "always"}
        self.assertNotEqual(self.run_job(runner, document, "contrast"), 0)
        self.assertIn(("Comment", "failed"), runner.outcomes)
        self.assertIn("403", runner.said)
        self.assertIn("legible: all well", runner.said)

    def test_forks(self):
        """The untrusted run writes files, with a token that may only read; the run that it starts posts them."""
        fork = self.folder / "fork"
        git(self.folder, f"git clone -q {self.origin} fork")
        head = self.pull_request(clone=fork, ink="#aaaaaa")
        other = self.folder / "other"
        git(self.folder, f"git clone -q {self.origin} other")
        self.pull_request(number=6, clone=other, ink="#222222")
        event = {"pull_request": {"number": 5, "head": {"repo": {"full_name": "somebody/r"}}}}
        untrusted, status = self.pull_run("fork", event=event, token="read-only")
        self.assertEqual(status, 1, untrusted.said)
        self.assertIn(("Comment", "skipped"), untrusted.outcomes)
        self.assertEqual(self.interface.written, [])
        report = untrusted.artifacts["legible-report"] / "diff.md"
        # A fork could have written this; it must not choose where the comment goes.
        report.write_text(report.read_text() + "\nLEGIBLE_PULL=6 #6\n")

        document, _ = workflow("GitHub", "contrast comment")
        self.assertEqual(document["permissions"], {"actions": "read", "pull-requests": "write"})
        trusted = self.trusted("trusted", untrusted, head)
        self.interface.pulls = [
            {"number": 5, "label": "somebody:topic", "head": {"sha": head}},
            {"number": 6, "label": "somebody:topic", "head": {"sha": "0" * 40}}]
        self.assertEqual(self.run_job(trusted, document, "comment"), 0, trusted.said)
        self.assertEqual([(method, path) for method, path, _ in self.interface.written], [("POST", "/repos/o/r/issues/5/comments")])
        self.assertTrue(self.interface.written[0][2].startswith("<!-- legible: shop -->\n## ✕ 1 new failure"))
        # If the branch has advanced in the meantime, its own run reports it.
        self.interface.pulls[0]["head"]["sha"] = "1" * 40
        late = self.trusted("late", untrusted, head)
        self.assertEqual(self.run_job(late, document, "comment"), 0)
        self.assertEqual(len(self.interface.written), 1)

    def trusted(self, name, untrusted, head):
        workspace = self.folder / f"workspace-{name}"
        workspace.mkdir()

        def checkout(runner, given):
            self.assertEqual(given, {"repository": "OWNER/legible"})
            shutil.copytree(self.action, runner.workspace, dirs_exist_ok=True, symlinks=True)
            return 0, {}

        def download(runner, given):
            self.assertEqual((given["run-id"], given["github-token"]), (77, "may-write"))
            shutil.copytree(untrusted.artifacts[given["name"]], runner.workspace / given["path"])
            return 0, {}

        event = {"workflow_run": {
            "event": "pull_request", "id": 77, "head_branch": "topic", "head_sha": head,
            "head_repository": {"owner": {"login": "somebody"}}}}
        return Runner(
            workspace, self.folder / f"scratch-{name}", "workflow_run", event, token="may-write",
            uses={"actions/checkout": checkout, "actions/download-artifact": download},
            variables={"GITHUB_API_URL": self.interface.address})

    def commands(self, heading):
        """Returns the indented lines below a heading of the guide."""
        section = (ROOT / "docs/ci.md").read_text().split(f"\n## {heading}")[1].split("\n## ")[0]
        return [line.strip() for line in section.split("\n") if line.startswith("    ") and not line.startswith("     ")]

    def follow(self, heading):
        """Runs the commands, and returns the result of each."""
        (self.programs / "legible").exists() or (self.programs / "legible").symlink_to(LEGIBLE)
        environment = clean_environment()
        environment["PATH"] = f"{self.programs}:{environment['PATH']}"
        done = [subprocess.run(["bash", "-c", line], cwd=self.work, env=environment, capture_output=True, stdin=subprocess.DEVNULL)
                for line in self.commands(heading)]
        return [one.returncode for one in done]

    def test_five_steps_on_a_web_and_an_ios_system(self):
        """docs/ci.md from nothing to a guarded main branch, its workflow included."""

        def write(text, background, gray):
            web = self.work / "web/tokens/color.tokens.json"
            web.parent.mkdir(parents=True, exist_ok=True)
            web.write_text(json.dumps({"color": {
                "$type": "color", "text": {"$value": text}, "background": {"$value": background}}}, indent=1))
            for name, level in (("Text", gray), ("Background", "1.0")):
                colour = self.work / f"ios/Colors.xcassets/{name}.colorset/Contents.json"
                colour.parent.mkdir(parents=True, exist_ok=True)
                colour.write_text(json.dumps({"colors": [{"idiom": "universal", "color": {
                    "color-space": "srgb", "components": {"red": level, "green": level, "blue": level, "alpha": "1.000"}}}]}, indent=1))

        git(self.work, "git rm -qr themes legible.json")
        write("#8a8a8e", "#ffffff", "0.1")
        git(self.work, "git add -A; git commit -qm systems")
        self.assertEqual(self.follow("1. Look"), [0, 1])
        self.assertEqual(self.follow("2. Write"), [0])
        self.assertEqual(self.follow("3. Accept"), [0, 0, 0])
        git(self.work, "git add -A; git commit -qm guard; git push -q origin main")
        document, _ = workflow("GitHub", "contrast")
        runner = self.runner("main", "push", {}, "refs/heads/main")
        self.assertEqual(self.run_job(runner, document, "contrast"), 0, runner.said)
        # A pull request makes the text of one system paler. The old failures of the other system do not concern it.
        git(self.work, "git checkout -qb topic")
        write("#8a8a8e", "#ffffff", "0.6")
        git(self.work, """git commit -qam pale; git checkout -q --detach main; git merge -q --no-ff -m merge topic
          git push -q origin HEAD:refs/pull/5/merge; git checkout -q main""")
        runner, status = self.pull_run("pale")
        self.assertEqual(status, 1, runner.said)
        self.assertIn("::error file=ios/Colors.xcassets/Text.colorset/Contents.json", runner.said)
        self.assertIn("## ✕ 1 new failure", self.interface.written[0][2])
        self.assertNotIn("::error file=web/", runner.said)
        self.assertEqual(self.follow("5. Mend"), [0, 0, 0])
        self.assertIn('"failures": []', (self.work / "legible-baseline.json").read_text())
        git(self.work, "git add -A; git commit -qm mend; git push -q origin main")
        runner = self.runner("mended", "push", {}, "refs/heads/main")
        self.assertEqual(self.run_job(runner, document, "contrast"), 0, runner.said)
        self.assertIn("✓", runner.page.read_text())

    def test_a_monorepo_has_a_folder_and_a_comment_for_each_system(self):
        for folder, name in (("apps/ios", "iOS"), ("web", "Web")):
            design_system(self.work / folder)
            config = self.work / folder / "legible.json"
            config.write_text(config.read_text().replace("Shop", name))
        git(self.work, "git rm -qr legible.json themes; git add -A; git commit -qm systems; git push -q origin main; git checkout -qb topic")
        design_system(self.work / "web", ink="#aaaaaa")
        config = self.work / "web/legible.json"
        config.write_text(config.read_text().replace("Shop", "Web"))
        git(self.work, """git commit -qam pale; git checkout -q --detach main; git merge -q --no-ff -m merge topic
          git push -q -f origin HEAD:refs/pull/5/merge; git checkout -q main""")
        document, _ = workflow("GitHub", "contrast")
        text = next(text for _, text in blocks("yaml") if "legible-ios" in text)
        steps = document["jobs"]["contrast"]["steps"][:1] + yaml.safe_load(text)
        # The second runs whether or not the first fails: each system has its own verdict.
        runner = self.runner("monorepo", "pull_request", EVENT, "refs/pull/5/merge", GITHUB_BASE_REF="main")
        self.assertEqual(runner.steps(steps, {}), 1, runner.said)
        self.assertIn("::error file=web/themes/day.json", runner.said)
        self.assertEqual(set(runner.artifacts), {"legible-ios", "legible-web"})
        self.assertIn("✓", (runner.artifacts["legible-ios"] / "diff.md").read_text())
        self.assertEqual([text.split("\n")[0] for _, _, text in self.interface.written], ["<!-- legible: web -->"])


if __name__ == "__main__":
    unittest.main()
