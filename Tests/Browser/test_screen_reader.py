"""The page's main paths with a screen reader: what Chromium's accessibility tree gives it, in reading order."""

import unittest

from browser import *
from screen import *
from test_accessibility import STATES

# The roles that people act on or stop at, which need a name.
NAMED = {
    "button", "link", "combobox", "textbox", "slider", "radio", "checkbox", "image", "img", "grid", "table", "dialog", "option",
    "gridcell", "navigation", "region", "complementary",
}


class ScreenReader(unittest.TestCase):
    def setUp(self):
        window()
        media()

    def said(self, words):
        """Returns what is announced without moving the focus."""
        until(lambda: words in " ".join(texts("#said")), f"nobody says {words}: {texts('#said')}")
        spoken = [node for node in tree() if node.states.get("live") == "polite"]
        self.assertTrue(spoken)

    def test_nothing_is_without_a_name(self):
        for state in STATES:
            load("firefox", state)
            nodes = tree()
            self.assertGreater(len(nodes), 50)
            with self.subTest(state=state):
                self.assertEqual([str(node) for node in nodes if node.role in NAMED and not node.name.strip()], [])

    def test_the_verdict_is_the_first_heading_and_parts_have_landmarks(self):
        report = data("firefox")
        load("firefox")
        nodes = tree()
        self.assertTrue(nodes[0].name.startswith(f"{report['totals']['fail']} of {report['totals']['judged']:,} judged pairs fail"))
        headings = of(nodes, "heading")
        self.assertEqual(headings[0].name, f"{report['totals']['fail']} of {report['totals']['judged']:,} judged pairs fail")
        self.assertEqual([node.states["level"] for node in headings].count(1), 1)
        # Headings never skip a level downwards.
        levels = [node.states["level"] for node in headings]
        self.assertTrue(all(after <= before + 1 for before, after in zip(levels, levels[1:])), levels)
        for role in ("banner", "navigation", "search", "main", "contentinfo"):
            self.assertEqual(len(of(nodes, role)), 1, role)
        self.assertEqual(of(nodes, "link")[0].name, "Skip to the content")

    def test_figures_tell_what_they_count(self):
        load("firefox")
        nodes = tree()
        table = of(nodes, "table", "Failing pairs by theme")[0]
        cells = [node.name for node in nodes if node.role == "link" and table in node.path]
        self.assertGreater(len(cells), 20)
        for name in cells:
            self.assertRegex(name, r"^[\d,]+ ([a-z]+ )?failures? in \S")
        causes = [node.name for node in of(nodes, "link") if " as " in node.name and "Worst" in node.name]
        self.assertGreaterEqual(len(causes), 5)
        for name in causes:
            self.assertRegex(name, r"Worst [\d.]+, needs [\d.]+\. (Fix: .*|.*)\d+ failures?$")

    def test_a_list_of_findings_says_ratio_verdict_and_need(self):
        load("firefox", "findings")
        nodes = tree()
        table = of(nodes, "table", "Pairs: Light")[0]
        rows = [node for node in nodes if node.role == "row" and table in node.path][1:]
        self.assertGreater(len(rows), 5)
        for row in rows:
            words = " ".join(node.name for node in nodes if row in node.path and node.role in ("rowheader", "cell"))
            self.assertRegex(words, r" on .*[\d.]+ fails needs [\d.]+, short by \d+%")
        verdicts = {node.name.split()[0]: node.states["pressed"] for node in of(nodes, "button") if "pressed" in node.states}
        self.assertEqual(verdicts["fail"], "true")
        self.assertEqual({verdicts[word] for word in ("undetermined", "waived", "exempt", "pass")}, {"false"})
        self.assertEqual(of(nodes, "button", "Rule")[0].states["expanded"], False)
        click("[data-key=facet-2]")
        self.assertEqual(of(tree(), "button", "Rule")[0].states["expanded"], True)

    def test_a_pair_opens_as_a_part_or_a_dialog_that_holds_the_focus(self):
        load("firefox", "findings?theme=Dark")
        find(".pair-link").click()
        until(lambda: find("#side").is_displayed(), "no inspector")
        nodes = tree()
        side = of(nodes, "complementary")[-1]
        words = heard(nodes, side)
        for part in ("fails", "needs"):
            self.assertIn(part, words)
        window(1024, 900)
        load("firefox", "findings?theme=Dark")
        find(".pair-link").click()
        until(lambda: find_all("dialog[open]"), "no dialog")
        nodes = tree()
        dialog = of(nodes, "dialog")[0]
        self.assertTrue(dialog.states["modal"])
        self.assertIn(" on ", dialog.name)
        self.assertIn(dialog, focused_node(nodes).path + [focused_node(nodes)])
        press(Keys.ESCAPE)
        until(lambda: not find_all("dialog[open]"), "Esc did not close it")
        self.assertEqual(focused_node(tree()).role, "link")

    def test_the_grid_is_walked_cell_by_cell(self):
        load("firefox", "matrix")
        run("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()")
        before = focused_node(tree())
        press(Keys.ARROW_RIGHT)
        after = focused_node(tree())
        for node in (before, after):
            self.assertEqual(node.role, "gridcell")
            self.assertRegex(node.name, r"^\S+ on \S+: [\d.]+ to 1, (passes|fails|exempt|waived|undetermined|not judged).*")
        self.assertNotEqual(before.name, after.name)

    def test_suggestions_are_a_list_that_the_field_points_into(self):
        load("firefox")
        press("/", "text")
        until(lambda: find_all("[role=option]"), "no suggestions")
        nodes = tree()
        field = focused_node(nodes)
        self.assertEqual((field.role, field.states["expanded"]), ("combobox", True))
        self.assertGreater(len(of(nodes, "option")), 2)
        self.said("suggestion")

    def test_trying_a_colour_is_said(self):
        report = data("firefox")
        pair = next(pair for pair in judged(report) if pair["verdict"] == "fail" and pair.get("suggestions"))
        names = [report["tokens"][pair[side]]["path"] for side in ("foreground", "background")]
        rule, variant = report["rules"][pair["rule"]]["id"], report["variants"][pair["variant"]]["name"]
        load("firefox", f"findings?pair={rule}~{names[0]}~{names[1]}~{variant}")
        click(".suggestions button")
        self.said("Trying")
        self.said("mended")

    def test_a_plan_is_a_list_of_changes_that_can_be_taken_or_left(self):
        load("mend", "mend")
        nodes = tree()
        groups = of(nodes, "group", "Change 1, ")
        self.assertEqual(len(groups), 1)
        radios = {node.name: node.states["checked"] for node in nodes if node.role == "radio" and groups[0] in node.path}
        self.assertEqual(radios, {"Accept": "true", "Reject": "false"})
        # The part of the page that contains them distinguishes sliders with the same name.
        sliders = [(node.name, [part.name for part in node.path if part.name][-1]) for node in of(nodes, "slider")]
        self.assertEqual(len(sliders), len(set(sliders)))
        self.assertEqual({name for name, _ in sliders}, {"Lightness", "Chroma", "Hue"})
        press("j", "r")
        self.said("fail.")
        nodes = tree()
        group = of(nodes, "group", "Change 1, ")[0]
        radios = {node.name: node.states["checked"] for node in nodes if node.role == "radio" and group in node.path}
        self.assertEqual(radios, {"Accept": "false", "Reject": "true"})

    def test_hostile_names_are_read_as_text(self):
        load("hostile", "findings")
        nodes = tree()
        self.assertEqual([str(node) for node in nodes if node.role in NAMED and not node.name.strip()], [])
        self.assertNotIn("alert", [node.role for node in nodes])

    def test_pages_of_other_states_say_so_first(self):
        for page, words in (("nothing-fails", "None of 2 judged pairs fails"), ("no-rules", "No pair was judged")):
            load(page)
            self.assertEqual(of(tree(), "heading")[0].name, words)


if __name__ == "__main__":
    unittest.main()
