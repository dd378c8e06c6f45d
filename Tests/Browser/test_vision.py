"""Colours that look alike to other kinds of vision are those that the audit found, also translucent and wide ones."""

import unittest

from browser import *

WORDS = {"typical": "typical", "protanopia": "protanopia", "deuteranopia": "deuteranopia", "tritanopia": "tritanopia"}


def difference(value):
    return "under 0.001" if 0 < value < 0.001 else f"{int(value * 1000 + 1e-9) / 1000:.3f}"


class Vision(unittest.TestCase):
    def setUp(self):
        window()
        media()
        complaints()

    def tearDown(self):
        self.assertEqual(complaints(), [])

    def check(self, page):
        """Checks that the page shows the pairs and sets of report.json, and returns the number of pairs."""
        report = data(page)
        pairs = 0
        for index, variant in enumerate(report["variants"]):
            load(page, f"vision?theme={variant['theme']}" + "".join(f"&{axis}={context}" for axis, context in variant["axes"].items()))
            sets = [each for each in report["distinguish"] if each["variant"] == index]
            shown = run("return [...document.querySelectorAll('.vision-set')].map((set) => [...set.querySelectorAll('.alike-list li')].map((e) => e.textContent))")
            self.assertEqual(len(shown), len(sets))
            name = lambda token: report["tokens"][token]["path"]
            for lines, each in zip(shown, sets):
                expected = [
                    f"{name(pair['first'])} and {name(pair['second'])}: "
                    + ", ".join(f"{vision} ΔE {difference(d)}" for vision, d in zip(WORDS, pair["differences"]) if vision in pair["alikeUnder"])
                    for pair in each["pairs"]
                ]
                self.assertEqual(sorted(lines), sorted(expected), variant["name"])
                pairs += len(expected)
        return pairs

    def test_firefox(self):
        self.assertGreater(self.check("firefox"), 20)

    def test_translucent_and_wide(self):
        self.assertGreater(self.check("alike"), 5)

    def test_a_translucent_colour_is_shown_over_the_canvas(self):
        load("alike", "vision?theme=Theme&mode=light")
        rows = texts(".vision tbody th")
        self.assertNotIn("status.gone", rows)
        patch = run("return getComputedStyle(document.querySelectorAll('.vision tbody tr')[arguments[0]].querySelector('.vision-patch')).backgroundColor", rows.index("status.critical"))
        # #D03020 at 40% on white.
        self.assertEqual(patch, "rgb(236, 172, 166)")
        self.assertIn("Translucent ones are shown over the canvas, #FFFFFF.", find(".vision-set .block-head").text)


if __name__ == "__main__":
    unittest.main()
