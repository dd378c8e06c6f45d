"""Runs GitLab's component, pre-commit, Danger and Xcode Cloud as docs/ci.md and the files describe them."""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import yaml

from service import *
from test_github import action_folder

PRE_COMMIT = [sys.executable, "-m", "pre_commit"]


class Others(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="legible-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.work = self.folder / "work"
        design_system(self.work)
        git(self.work, "git init -q -b main; git add -A; git commit -qm base; git update-ref refs/remotes/origin/main main")
        # The tool under its name in PATH.
        self.programs = self.folder / "bin"
        self.programs.mkdir()
        (self.programs / "legible").symlink_to(LEGIBLE)

    def run_in(self, folder, command, **variables):
        environment = clean_environment(**variables)
        environment["PATH"] = f"{self.programs}:{environment['PATH']}"
        return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)

    def branch(self, **colors):
        git(self.work, "git checkout -qB topic main")
        design_system(self.work, **colors)
        git(self.work, "git commit -qam change")

    # GitLab

    def component(self, **inputs):
        """Returns the file with its inputs filled in, as the service reads it."""
        text = (ROOT / "templates/legible.yml").read_text()
        head, _, body = text.partition("\n---\n")
        spec = yaml.safe_load(head)["spec"]["inputs"]
        values = {name: (facts or {}).get("default") for name, facts in spec.items()}
        self.assertLessEqual(set(inputs), set(values))
        values.update(inputs)
        self.assertNotIn(None, values.values())
        used = set(re.findall(r"\$\[\[ inputs\.([\w-]+) \]\]", body))
        self.assertEqual(used, set(spec))
        return re.sub(r"\$\[\[ inputs\.([\w-]+) \]\]", lambda found: values[found[1]], body)

    def gitlab(self, job, **variables):
        """Runs the job's script line by line in one shell, which stops at the first failure."""
        own = {key: str(value) for key, value in job["variables"].items()}
        return self.run_in(
            self.work, ["bash", "-eo", "pipefail", "-c", "\n".join(job["script"])], CI="true", GITLAB_CI="true",
            CI_PROJECT_DIR=str(self.work), **{**own, **variables})

    def test_the_component(self):
        text = self.component(image="registry.example.org/legible:1")
        file = self.folder / "gitlab-ci.yml"
        file.write_text(text)
        done = self.run_in(
            self.folder, [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.gitlab-ci",
                          "--data-transform", "gitlab-ci", str(file)])
        self.assertEqual(done.returncode, 0, done.stdout)
        job = yaml.safe_load(text)["legible"]
        base = git(self.work, "git rev-parse main")
        # A merge request that breaks nothing, one that does, and the default branch.
        git(self.work, "git checkout -qb topic; git commit -q --allow-empty -m nothing")
        done = self.gitlab(job, CI_MERGE_REQUEST_DIFF_BASE_SHA=base)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.branch(ink="#aaaaaa")
        self.assertEqual(self.gitlab(job, CI_MERGE_REQUEST_DIFF_BASE_SHA=base).returncode, 1)
        reports = job["artifacts"]["reports"]
        entries = json.loads((self.work / reports["codequality"]).read_text())
        self.assertEqual([entry["location"]["path"] for entry in entries if entry["severity"] == "major"], ["themes/day.json"])
        self.assertIn("<failure ", (self.work / reports["junit"]).read_text())
        git(self.work, "git checkout -q main; rm -rf legible-report")
        self.assertEqual(self.gitlab(job).returncode, 1)
        self.assertTrue((self.work / reports["junit"]).exists())
        self.assertEqual(self.run_in(self.work, ["legible", "baseline"]).returncode, 0)
        self.assertEqual(self.gitlab(job).returncode, 0)

    def test_the_component_on_one_system_of_several(self):
        design_system(self.work / "web")
        git(self.work, "git rm -qr themes legible.json; git add -A; git commit -qm web")
        self.assertEqual(self.run_in(self.work, ["legible", "baseline", "--config", "web/legible.json"]).returncode, 0)
        text = self.component(image="x", config="web/legible.json", output="legible-web", arguments="--strict")
        job = yaml.safe_load(text)["legible"]
        done = self.gitlab(job)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue((self.work / job["artifacts"]["reports"]["junit"]).exists())

    def test_a_tool_that_cannot_do_its_job_is_red_in_gitlab(self):
        job = yaml.safe_load(self.component(image="x"))["legible"]
        self.assertEqual(self.gitlab(job).returncode, 1)
        (self.work / "legible.json").write_text("{")
        self.assertEqual(self.gitlab(job).returncode, 2)
        self.assertIn("<error ", (self.work / "legible-report/junit.xml").read_text())
        self.assertIn("blocker", (self.work / "legible-report/gl-code-quality.json").read_text())

    def test_the_guide_includes_the_component(self):
        text = next(text for heading, text in blocks("yaml") if heading == "GitLab")
        include = yaml.safe_load(text)["include"][0]
        self.assertRegex(include["component"], r"/legible@\d+\.\d+\.\d+$")
        self.component(**include["inputs"])

    # pre-commit

    def hooks(self):
        """Maps the repository in the guide to this machine."""
        hooks = self.folder / "hooks"
        hooks.mkdir()
        shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
        git(hooks, "git init -q -b main; git add -A; git commit -qm hooks; git tag v1.0.0")
        return {
            "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": f"url.file://{hooks}.insteadOf",
            "GIT_CONFIG_VALUE_0": "https://example.org/OWNER/legible", "PRE_COMMIT_HOME": str(self.folder / "cache")}

    def configuration(self):
        text = next(text for heading, text in blocks("yaml") if heading == "pre-commit")
        return text + "\n"

    def test_pre_commit(self):
        done = self.run_in(self.work, PRE_COMMIT + ["validate-manifest", str(ROOT / ".pre-commit-hooks.yaml")])
        self.assertEqual(done.returncode, 0, done.stdout)
        variables = self.hooks()
        (self.work / ".pre-commit-config.yaml").write_text(self.configuration())
        self.assertEqual(self.run_in(self.work, PRE_COMMIT + ["install"], **variables).returncode, 0)

        def commit(**colors):
            design_system(self.work, **colors)
            git(self.work, "git add -A")
            return self.run_in(self.work, ["git", "commit", "-m", "change"], **variables)

        # An earlier failure stops nobody, and a file without colours is not read.
        (self.work / "notes.md").write_text("x")
        done = commit()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("Skipped", done.stderr + done.stdout)
        done = commit(ink="#aaaaaa")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("ink", done.stderr + done.stdout)
        self.assertNotIn("muted", done.stderr + done.stdout)
        # The tool that runs the hook sets aside what is not staged.
        git(self.work, "git reset -q --hard")
        design_system(self.work, ink="#222222")
        git(self.work, "git add -A")
        design_system(self.work, ink="#aaaaaa")
        done = self.run_in(self.work, ["git", "commit", "-m", "good"], **variables)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("aaaaaa", (self.work / "themes/day.json").read_text())

    def test_pre_commit_before_the_first_commit(self):
        variables = self.hooks()
        new = self.folder / "new"
        design_system(new, ink="#111111", muted="#222222")
        (new / ".pre-commit-config.yaml").write_text(self.configuration())
        git(new, "git init -q -b main; git add -A")
        self.assertEqual(self.run_in(new, PRE_COMMIT + ["install"], **variables).returncode, 0)
        done = self.run_in(new, ["git", "commit", "-m", "first"], **variables)
        self.assertEqual(done.returncode, 0, done.stderr + done.stdout)

    # Danger

    def test_danger(self):
        snippet = next(text for heading, text in blocks("ruby") if heading == "Danger")
        stub = "$said = []\ndef markdown(text) $said << text end\ndef fail(text) $said << text end\n"
        script = f"{stub}{snippet}\nputs $said"
        self.assertEqual(self.run_in(self.work, ["legible", "baseline"]).returncode, 0)
        git(self.work, "git add -A; git commit -qm accept; git update-ref refs/remotes/origin/main main")
        self.branch(ink="#aaaaaa")
        done = self.run_in(self.work, ["ruby", "-e", script])
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("## ✕ 1 new failure", done.stdout)
        self.assertIn("Contrast regressed", done.stdout)
        self.branch(ink="#222222")
        done = self.run_in(self.work, ["ruby", "-e", script])
        self.assertIn("## ✓ No verdict changed", done.stdout)
        self.assertNotIn("Contrast regressed", done.stdout)

    # Xcode Cloud

    def test_xcode_cloud(self):
        script = next(text for heading, text in blocks("sh") if heading == "Xcode Cloud")
        tool = self.folder / "action"
        made = action_folder(tool)
        (self.programs / "make").symlink_to(made / "make")
        git(tool, "git init -q -b main; git add -A; git commit -qm tool; git tag v1.0.0")
        self.branch(ink="#aaaaaa")
        clone = self.folder / "clone"
        git(self.work, "git update-ref -d refs/remotes/origin/main")
        git(self.folder, f"git clone -q --depth 1 --no-single-branch --branch topic file://{self.work} clone")
        variables = {
            "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": f"url.file://{tool}.insteadOf",
            "GIT_CONFIG_VALUE_0": "https://example.org/OWNER/legible", "CI": "TRUE", "CI_PRIMARY_REPOSITORY_PATH": str(clone),
            "CI_DERIVED_DATA_PATH": str(self.folder / "derived")}
        done = self.run_in(clone, ["sh", "-c", script], CI_PULL_REQUEST_TARGET_BRANCH="main", **variables)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("## ✕ 1 new failure", (clone / "legible-report/diff.md").read_text())
        shutil.rmtree(self.folder / "derived")
        done = self.run_in(clone, ["sh", "-c", script], **variables)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("2 of 2 judged pairs fail", (clone / "legible-report/report.md").read_text())


if __name__ == "__main__":
    unittest.main()
