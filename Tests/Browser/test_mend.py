"""A plan is accepted change by change, moved, and taken along."""

import json
import pathlib
import subprocess
import tempfile
import unittest
import urllib.parse

from browser import *

SLIDE = """
const input = document.getElementById(arguments[0]);
input.value = arguments[1];
input.dispatchEvent(new Event('input', { bubbles: true }));
"""


def figures():
    return [int(text.replace(",", "")) for text in texts(".mend-total b")]


def link():
    return urllib.parse.unquote(fragment())


def counts():
    return [int(text) for text in texts(".mend-count b")]


class Mend(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.plan = data("mend")

    def setUp(self):
        window()
        media()
        complaints()

    def test_the_page_counts_as_the_plan_does(self):
        load("mend", "mend")
        totals = self.plan["counts"]
        self.assertEqual(figures(), [totals["failing"], totals["remaining"]])
        self.assertEqual(texts(".mend-said"), [f"{totals['mended']} mended, none broken."])
        self.assertEqual(counts(), [change["mended"] for change in self.plan["changes"]])
        self.assertEqual(sum(counts()), totals["mended"])
        self.assertEqual(texts(".mend-name .name"), [change["name"] for change in self.plan["changes"]])
        self.assertEqual(sum(int(text.replace("→ ", "")) for text in texts(".mend-themes td:last-child")), totals["remaining"])
        self.assertEqual(complaints(), [])

    def test_the_page_of_an_audit_begins_with_the_verdict_and_has_the_same_plan(self):
        load_plain("audited")
        self.assertEqual(texts(".views [aria-current]"), ["Overview"])
        click(".views [href='#/mend']")
        self.assertEqual(counts(), [change["mended"] for change in self.plan["changes"]])
        load_plain("mend")
        self.assertEqual(texts(".views [aria-current]"), ["Mend"])
        self.assertEqual(complaints(), [])

    def test_a_rejected_change_mends_nothing_and_the_link_keeps_it(self):
        load("mend", "mend")
        first = self.plan["changes"][0]
        before = figures()[1]
        mended = counts()[0]
        click("#seg-change-0-reject")
        self.assertGreaterEqual(figures()[1], before + mended)
        self.assertIn(f"{first['name']} rejected", texts(".mend-said")[0])
        self.assertIn("reject=" + first["id"], link())
        self.assertIn("--reject " + first["id"], texts(".mend-command")[0])
        left = figures()
        state = fragment()
        load("mend", state[2:])
        self.assertEqual(figures(), left)
        click("[data-key=reject-all]")
        self.assertEqual(figures(), [self.plan["counts"]["failing"]] * 2)
        click("[data-key=accept-all]")
        self.assertEqual(figures()[1], before)

    def test_keys_go_through_the_changes(self):
        load("mend", "mend")
        press("j", "j", "r")
        self.assertIn("reject=" + self.plan["changes"][1]["id"], link())
        press("k", "r", "a")
        self.assertEqual(link(), "#/mend?reject=" + self.plan["changes"][1]["id"])

    def test_elsewhere_the_report_is_as_it_is(self):
        load("mend", "mend")
        click("[data-key=view-findings]")
        self.assertEqual(title(), f"{self.plan['counts']['failing']} failures")

    def test_a_slider_moves_every_figure_before_it_rests(self):
        load("mend", "mend")
        before = figures()[1]
        state = fragment()
        tiles = texts(".mend-tile b")
        run(SLIDE, "take-0-l", "0.05")
        self.assertNotEqual(figures()[1], before)
        self.assertNotEqual(texts(".mend-tile b"), tiles)
        self.assertEqual(fragment(), state)
        run("document.getElementById('take-0-l').dispatchEvent(new Event('change', { bubbles: true }))")
        self.assertIn("take=" + self.plan["changes"][0]["id"] + "~", link())
        moved = figures()
        load("mend", fragment()[2:])
        self.assertEqual(figures(), moved)
        self.assertEqual(texts(".mend-command"), ["legible mend --apply-plan plan.json"])

    def test_any_raw_colour_can_be_moved_with_the_keyboard(self):
        load("mend", "mend?reject=" + ",".join(change["id"] for change in self.plan["changes"]))
        self.assertEqual(figures()[0], figures()[1])
        run("document.getElementById('editor-l').focus()")
        press(Keys.HOME)
        self.assertIn("try=", fragment())
        self.assertEqual(focused(), "editor-l")
        self.assertEqual(len(find_all("[data-key=stop-trying]")), 1)
        click("[data-key=untry]")
        self.assertNotIn("try=", fragment())

    def test_the_patch_is_one_that_git_applies(self):
        load("mend", "mend")
        click("[data-key=copy-patch]")
        patch = clipboard()
        with tempfile.TemporaryDirectory() as folder:
            for source in {change["at"].rsplit(":", 2)[0] for change in self.plan["changes"]}:
                text = (PAGES / source)
                if text.exists():
                    (pathlib.Path(folder) / source).write_bytes(text.read_bytes())
            subprocess.run(["git", "apply", "-"], input=patch.encode(), cwd=folder, check=True)
            for change in self.plan["changes"]:
                if change["kind"] != "value":
                    continue
                file, line, _ = change["at"].rsplit(":", 2)
                written = (pathlib.Path(folder) / file).read_text().split("\n")[int(line) - 1]
                self.assertTrue(written.endswith("0x" + change["after"]["hex"][1:7].lower()), written)

    def test_the_json_is_a_plan_and_the_markdown_says_what_is_tried(self):
        first = self.plan["changes"][0]
        load("mend", f"mend?reject={self.plan['changes'][1]['id']}&take={first['id']}~123456")
        click("[data-key=copy-json]")
        plan = json.loads(clipboard())
        self.assertEqual(plan["schema"], "legible.mend/1")
        self.assertEqual(len(plan["changes"]), len(self.plan["changes"]) - 1)
        self.assertEqual(plan["changes"][0]["at"], first["at"])
        self.assertEqual(plan["changes"][0]["after"], {"css": "#123456"})
        self.assertEqual(plan["changes"][0]["before"]["css"].upper(), first["before"]["css"].upper())
        click("[data-key=copy-markdown]")
        said = clipboard()
        self.assertIn("“tried” is not in any file yet", said)
        self.assertIn(f"| `{first['name']}` | `{first['before']['hex']}` | `#123456` |", said)
        self.assertIn("Rejected, and as in the file: `" + self.plan["changes"][1]["name"], said)

    def test_axe_finds_nothing_and_nothing_scrolls_sideways(self):
        for width, scheme in ((1440, "light"), (320, "dark")):
            window(width)
            media(scheme)
            load("mend", "mend")
            self.assertEqual(axe(), [])
            self.assertLessEqual(overflow(), 0)

    def test_a_narrow_window_has_the_sum_at_its_foot(self):
        window(768)
        load("mend", "mend")
        counts = self.plan["counts"]
        self.assertIn(f"{counts['failing']} → {counts['remaining']} failing pairs", texts(".mend-strip")[0])
        click("[data-key=strip-patch]")
        self.assertTrue(clipboard().startswith("--- a/"))
        click("[data-key=whole-plan]")
        self.assertEqual(len(find_all("dialog[open] .mend-themes tr")), len(texts(".mend-themes tr")))
        self.assertEqual(axe(), [])
        press(Keys.ESCAPE)
        until(lambda: not find_all("dialog[open]"), "the dialog stays")
        self.assertEqual(focused(), "whole-plan")

    def test_the_pairs_of_a_change_open_with_it_tried(self):
        load("mend", "mend")
        click(".mend-pairs a")
        change = self.plan["changes"][0]
        self.assertIn("try=" + change["name"] + "~", link())
        self.assertIn("Trying", texts(".notice-inner p")[0])
        self.assertIn(change["name"], texts(".notice-inner p")[0])
        self.assertEqual(complaints(), [])

    def test_a_page_without_a_plan_says_how_to_get_one(self):
        load("firefox", "mend")
        self.assertIn("legible mend -o FOLDER", texts(".lede")[0])
        load("nothing-fails", "mend")
        self.assertEqual(find_all("[data-key=view-mend]"), [])
        self.assertIn("Nothing fails, nothing to mend.", texts(".empty h2"))


if __name__ == "__main__":
    unittest.main()
