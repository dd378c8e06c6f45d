"""Shown ratios and verdicts equal report.json, pair by pair."""

import math
import re
import unittest

from browser import *

ORDER = ["fail", "undetermined", "waived", "exempt", "pass"]
WORDS = {"fail": "fails", "undetermined": "undetermined", "waived": "waived", "exempt": "exempt", "pass": "passes"}


def shown(ratio, required=None):
    """Formats a ratio with two decimals, cut off. Uses more decimals if two would put it on the wrong side of the requirement."""
    whole, _, fraction = repr(float(ratio)).partition(".")
    digits = 2
    cut = lambda: f"{whole}.{fraction[:digits].ljust(digits, '0')}"
    while required is not None and digits < len(fraction) and (float(cut()) < required) != (ratio < required):
        digits += 1
    return cut()


class Figures(unittest.TestCase):
    def tearDown(self):
        self.assertEqual(complaints(), [])

    def worst_of_each_cell(self, report, variant):
        cells = {}
        for pair in judged(report):
            if pair["variant"] != variant:
                continue
            key = (pair["foreground"], pair["background"])
            rank = lambda p: (ORDER.index(p["verdict"]), -p["required"])
            if key not in cells or rank(pair) < rank(cells[key]):
                cells[key] = pair
        return cells

    def labels(self):
        return dict(
            label.split(": ", 1) for label in run(
                "return [...document.querySelectorAll('[role=gridcell]')].map((e) => e.getAttribute('aria-label'))")
        )

    def check(self, page, bg="rule"):
        report = data(page)
        window(11000, 6000)
        media()
        checked = 0
        for index, variant in enumerate(report["variants"]):
            load(page, f"matrix?fg=all&bg={bg}&size=s&theme={variant['theme']}" + "".join(f"&{axis}={context}" for axis, context in variant["axes"].items()))
            self.assertEqual(title(), f"Matrix of {variant['name']}")
            cells = {
                " on ".join(report["tokens"][token]["path"] for token in key): pair
                for key, pair in self.worst_of_each_cell(report, index).items()
            }
            # The grid draws what the window shows, and learns of a new size of the window with a delay.
            until(lambda: cells.keys() <= self.labels().keys(), f"the grid of {variant['name']} does not show every pair")
            labels = self.labels()
            for names, pair in cells.items():
                words = labels[names]
                if pair.get("ratio") is None:
                    expected = WORDS[pair["verdict"]]
                else:
                    expected = f"{shown(pair['ratio'], pair['required'])} to 1, {WORDS[pair['verdict']]}"
                    if pair["verdict"] != "exempt":
                        expected += f", needs {pair['required']:g}"
                self.assertEqual(words, expected, f"{names} in {variant['name']}")
                checked += 1
        return checked

    def test_firefox(self):
        self.assertGreater(self.check("firefox"), 2000)

    def test_wide_gamut_and_alpha(self):
        self.assertGreaterEqual(self.check("wide"), 40)

    def test_the_worst_pair_fails_the_run(self):
        report = data("warned")
        warns = lambda pair: report["rules"][pair["rule"]].get("severity") == "warning"
        fails = [pair for pair in judged(report) if pair["verdict"] == "fail" and pair.get("ratio") is not None]
        standing = lambda pair: math.log(pair["ratio"]) / math.log(pair["required"])
        worst = min(fails, key=lambda pair: (warns(pair), standing(pair)))
        self.assertTrue(warns(min(fails, key=standing)))
        self.assertFalse(warns(worst))
        window()
        media()
        load("warned", "")
        self.assertEqual(texts(".worst-figure b"), [f"{shown(worst['ratio'], worst['required'])}:1"])

    def test_lists_show_the_same(self):
        report = data("firefox")
        window()
        media()
        load("firefox", "findings?theme=Light&group=none&verdict=fail,pass,waived,exempt")
        while find_all(".button.more"):
            run("document.querySelector('.button.more').click()")
        rows = run(
            "return [...document.querySelectorAll('.pairs tbody tr')].map((r) => [r.querySelector('.pair-link').textContent, r.querySelector('.pair-rule').textContent, r.querySelector('.list-ratio').textContent, r.querySelector('.pair-needs').textContent])"
        )
        expected = []
        for pair in judged(report):
            if report["variants"][pair["variant"]]["name"] != "Light" or pair["verdict"] == "undetermined":
                continue
            rule = report["rules"][pair["rule"]]
            names = " on ".join(report["tokens"][pair[side]]["path"] for side in ("foreground", "background"))
            ratio = pair.get("ratio")
            expected.append((names, rule["id"].replace("-", " ").capitalize(), shown(ratio, pair["required"]) if ratio is not None else "none"))
        self.assertEqual(len(rows), len(expected))
        self.assertEqual(sorted((a, b.split(",")[0], c) for a, b, c, _ in rows), sorted(expected))
        for _, _, ratio, needs in rows:
            match = re.fullmatch(r"needs ([\d.]+), short by (\d+)%", needs)
            if match:
                short = (1 - float(ratio) / float(match[1])) * 100
                self.assertLess(abs(short - int(match[2])), 1.5)

    def test_each_display_of_the_inspector(self):
        report = data("wide")
        window()
        for pair in judged(report):
            if "displays" not in pair:
                continue
            identity = "~".join([
                report["rules"][pair["rule"]]["id"], report["tokens"][pair["foreground"]]["path"],
                report["tokens"][pair["background"]]["path"], report["variants"][pair["variant"]]["name"],
            ])
            load("wide", f"findings?verdict={pair['verdict']}&pair={identity}")
            figures = texts(".displays td b")
            expected = [shown(ratio, pair["required"]) for ratio in pair["displays"]]
            if figures:
                self.assertEqual(figures, expected, identity)
            else:
                self.assertEqual(len(set(expected)), 1, identity)


if __name__ == "__main__":
    unittest.main()
