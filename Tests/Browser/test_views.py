"""Every view opens, alone, from its link, in every width, scheme and page state."""

import unittest

from browser import *

STATES = VIEWS + (
    "findings?verdict=fail,pass,exempt,waived,undetermined&group=none&sort=near",
    "findings?group=rule", "findings?q=layer2", "findings?short=far&sort=name", "findings?group=token",
    "findings?pair=body-text~textAccent~layer2~Dark", "matrix?fg=all&size=s&bg=all", "matrix?theme=NovaLight&cell=textAccent~layer4",
    "matrix?show=fail", "compare?a=Light&b=NovaLight&fg=icon&only=changed", "compare?a=Dark&b=NightMode", "palette?by=raw",
    "palette?show=differ", "vision?theme=NovaDark&see=deutan",
)


class Views(unittest.TestCase):
    def setUp(self):
        window()
        media()
        complaints()

    def test_each_link_opens_its_state_without_a_complaint(self):
        for state in STATES:
            with self.subTest(state=state):
                load("firefox", state)
                view = state.split("?")[0] or "overview"
                self.assertEqual(run("return document.getElementById('main').className"), f"main view-{view}")
                self.assertEqual(run("return document.querySelector('.views [aria-current]').textContent.toLowerCase()"), view)
                self.assertEqual(len(find_all("h1")), 1)
                self.assertTrue(run("return document.title").startswith(title()))
                self.assertTrue(run("return document.title").endswith("Firefox for iOS · Legible"))
                self.assertEqual(complaints(), [])

    def test_nothing_scrolls_sideways_but_the_grids(self):
        for state in STATES:
            window(WIDTHS[0])
            load("firefox", state)
            for width in WIDTHS:
                window(width)
                with self.subTest(width=width, state=state):
                    run("return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                    self.assertLessEqual(overflow(), 0)

    def test_each_view_has_its_title(self):
        failures = data("firefox")["totals"]["fail"]
        judged = data("firefox")["totals"]["judged"]
        expected = {
            "": f"{failures:,} of {judged:,} judged pairs fail", "findings": f"{failures:,} failures", "matrix": "Matrix of Light",
            "compare": "Light and Dark", "vision": "Light as others see it",
        }
        for view, words in expected.items():
            load("firefox", view)
            self.assertEqual(title(), words)

    def test_unknown_states_are_ignored(self):
        for state in ("nowhere?x=1", "findings?verdict=nonsense&rule=none", "matrix?theme=Nobody&cell=a", "?try=a~b~c", "findings?%%%=%E0%A4%A"):
            load("firefox", state)
            self.assertTrue(title())
        self.assertEqual(complaints(), [])

    def test_a_pair_that_the_report_does_not_have_is_said(self):
        load("firefox", "findings?pair=no~such~pair~Light")
        until(lambda: "does not have" in find("#toast").text, "no toast")

    def test_pages_of_other_states(self):
        titles = {
            "nothing-fails": "None of 2 judged pairs fails", "undetermined": "1 of 2 judged pairs could not be determined",
            "no-rules": "No pair was judged",
        }
        for page, words in titles.items():
            with self.subTest(page=page):
                for view in (view for view in VIEWS if view != "compare"):
                    load(page, view)
                    self.assertTrue(title())
                    self.assertEqual(complaints(), [])
                load(page)
                self.assertEqual(title(), words)
        load("nothing-fails")
        self.assertIn("Closest calls", texts("h2"))
        load("nothing-fails", "findings")
        self.assertIn("No pair fails", texts("h2"))
        self.assertEqual(texts(".ways a"), ["Show the 1 passing pairs"])
        load("no-rules", "findings")
        self.assertIn("No rule names a pair", texts("h2"))
        load("no-rules", "matrix")
        self.assertEqual(len(find_all("[role=gridcell]")), 9)
        self.assertNotIn("Compare", texts(".views a"))

    def test_reasons_use_the_width_of_their_list(self):
        load("undetermined")
        widths = run("return [...document.querySelectorAll('.notes .notes > li > span')].map((s) => s.getBoundingClientRect().width)")
        self.assertGreater(len(widths), 0)
        self.assertGreater(min(widths), 100)

    def test_causes_and_themes_lie_above_the_fold(self):
        for scheme in ("light", "dark"):
            media(scheme)
            load("firefox")
            ends = run("return ['.causes li:nth-child(5)', '.heat tbody tr:last-child', '.verdict-bar'].map((s) => document.querySelector(s).getBoundingClientRect().bottom)")
            self.assertTrue(all(end < 900 for end in ends), ends)

    def test_more_causes_move_focus_to_the_sixth(self):
        load("firefox")
        click("[data-key=more-causes]")
        self.assertEqual(len(find_all(".cause")), len(data("firefox")["causes"]))
        self.assertTrue(run("return document.activeElement === document.querySelectorAll('.cause')[5]"))

    def test_inferred_rules_are_said_to_be_inferred(self):
        load("inferred")
        self.assertIn("1 of 2 judged pairs fail", title())
        self.assertIn(data("inferred")["inference"]["explanation"], find("#main").text)
        load("inferred", "findings")
        find(".pair-link").click()
        until(lambda: "named" in find("#side .evidence-words").text.lower(), "nothing says what the rule rests on")

    def test_numbers_of_the_overview_lead_to_lists_of_that_length(self):
        load("firefox")
        links = run(
            "return [...document.querySelectorAll('.main a[href*=findings]')].map((a) => [a.getAttribute('href'), a.querySelector('b')?.textContent ?? a.firstChild.textContent])"
        )
        checked = 0
        for href, figure in links[::2]:
            figure = figure.replace(",", "").split()[0]
            if not figure.isdigit() or "pair=" in href:
                continue
            load("firefox", href[2:])
            with self.subTest(href=href):
                self.assertEqual(title().split()[0].replace(",", ""), figure)
            checked += 1
        self.assertGreater(checked, 20)

    def test_back_and_forward_walk_through_the_states(self):
        load("firefox")
        click(".views a[href*=matrix]")
        self.assertEqual(title(), "Matrix of Light")
        self.assertEqual(focused("e.id"), "title")
        click(".views a[href*=palette]")
        driver().back()
        until(lambda: title() == "Matrix of Light", "Back did not go back")
        driver().back()
        until(lambda: "judged pairs fail" in title(), "Back did not go back twice")
        driver().forward()
        until(lambda: title() == "Matrix of Light", "Forward did not go forward")

    def test_without_scripts_the_page_tells_the_story(self):
        scripts(False)
        try:
            driver().get("about:blank")
            driver().get(address("firefox"))
            self.assertIn("judged pairs fail", find("h1").text)
            self.assertGreater(len(find_all(".plain-table tbody tr")), 100)
            self.assertIn("Scope and method", find("footer").text)
            self.assertGreater(len(find_all("svg.picture rect")), 100)
        finally:
            scripts(True)

    def test_without_scripts_the_verdict_is_in_the_same_words(self):
        # With a report without rules, the page leads to its matrix instead.
        for page in ("firefox", "wide", "nothing-fails", "undetermined", "inferred", "alike", "unsought", "hostile"):
            words = lambda: [" ".join(find(part).get_attribute("textContent").split()) for part in ("h1", ".lede")]
            load(page)
            said = words()
            scripts(False)
            try:
                driver().get("about:blank")
                driver().get(address(page))
                self.assertEqual(words(), said, page)
            finally:
                scripts(True)

    def test_print_shows_the_page_and_no_controls(self):
        load("firefox", "findings?theme=Light")
        media(kind="print")
        hidden = run("return ['.bar', '.filters', '.c-link'].map((s) => getComputedStyle(document.querySelector(s)).display)")
        self.assertEqual(hidden, ["none"] * 3)
        self.assertEqual(run("return getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)")


if __name__ == "__main__":
    unittest.main()
