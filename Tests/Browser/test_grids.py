"""Matrix and Compare: one tab stop, arrows, keys, only what is in view is drawn."""

import unittest

from browser import *


def cell():
    return focused("e.getAttribute('aria-label')")


def place():
    return focused("[Number(e.dataset.r), Number(e.dataset.c)]")


class Grids(unittest.TestCase):
    def setUp(self):
        window()
        media()
        complaints()

    def tearDown(self):
        self.assertEqual(complaints(), [])

    def enter(self):
        run("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()")

    def test_the_legend_says_whether_waivers_end(self):
        load("firefox", "matrix")
        self.assertIn("fails, accepted for a reason", find(".legend").text)
        load("wide", "matrix")
        self.assertIn("fails, accepted until a date", find(".legend").text)

    def test_one_tab_stop_and_arrows(self):
        load("firefox", "matrix")
        self.assertEqual(len(find_all("[role=gridcell][tabindex='0']")), 1)
        self.enter()
        self.assertEqual(cell(), "textPrimary on layer1: 17.41 to 1, passes, needs 4.5")
        press(Keys.ARROW_RIGHT)
        self.assertEqual(place(), [0, 1])
        press(Keys.ARROW_DOWN)
        self.assertEqual(place(), [1, 1])
        press(Keys.HOME)
        self.assertEqual(place(), [1, 0])
        press(Keys.END)
        self.assertEqual(place()[0], 1)
        webdriver_control(Keys.END)
        last = place()
        rows = int(find("[role=grid]").get_attribute("aria-rowcount"))
        columns = int(find("[role=grid]").get_attribute("aria-colcount"))
        self.assertEqual(last, [rows - 2, columns - 2])
        webdriver_control(Keys.HOME)
        self.assertEqual(place(), [0, 0])
        press(Keys.PAGE_DOWN)
        self.assertEqual(place(), [5, 0])
        press(Keys.ARROW_UP, Keys.PAGE_UP)
        self.assertEqual(place(), [0, 0])
        self.assertEqual(len(find_all("[role=gridcell][tabindex='0']")), 1)

    def test_focus_is_never_under_a_head(self):
        load("firefox", "matrix?fg=all&bg=all")
        self.enter()
        for _ in range(12):
            press(Keys.PAGE_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
            self.assertTrue(self.is_clear(), place())
        for _ in range(12):
            press(Keys.PAGE_UP, Keys.ARROW_LEFT)
            self.assertTrue(self.is_clear(), place())

    @staticmethod
    def is_clear():
        return run(
            "const e = document.activeElement, r = e.getBoundingClientRect();"
            "return [[r.left + 4, r.top + 4], [r.right - 4, r.bottom - 4]].every(([x, y]) => e.contains(document.elementFromPoint(x, y)))"
        )

    def test_focus_shows_the_pair_and_enter_opens_it(self):
        load("firefox", "matrix?theme=Dark")
        self.enter()
        until(lambda: find("#side").is_displayed(), "focus did not show the pair")
        self.assertNotIn("cell=", fragment())
        press(Keys.ENTER)
        self.assertIn("cell=textPrimary~layer1", fragment())
        until(lambda: focused("e.id") == "inspector-title", "Enter did not lead into the inspector")
        press(Keys.ESCAPE)
        until(lambda: place() == [0, 0], "Esc did not lead back to the cell")
        press(Keys.ARROW_RIGHT)
        until(lambda: "cell=textSecondary~layer1" in fragment(), "the link did not move along")
        press(Keys.ESCAPE)
        until(lambda: not find("#side").is_displayed(), "Esc did not close the inspector")
        self.assertNotIn("cell=", fragment())
        self.assertEqual(place(), [0, 1])

    def test_n_and_p_go_to_failing_cells(self):
        load("firefox", "matrix?theme=Dark")
        self.enter()
        press("n")
        first = cell()
        self.assertIn(", fails, needs ", first)
        press("n")
        self.assertIn(", fails, needs ", cell())
        self.assertNotEqual(cell(), first)
        press("p")
        self.assertEqual(cell(), first)

    def test_brackets_step_through_variants_and_keep_the_cell(self):
        load("firefox", "matrix")
        self.enter()
        press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT)
        press("]")
        until(lambda: title() == "Matrix of Dark", "no step")
        self.assertEqual(place(), [1, 1])
        press("[", "[")
        until(lambda: title() == "Matrix of NovaPrivate", "no step round the end")
        self.assertEqual(place(), [1, 1])

    def test_a_click_opens_the_pair(self):
        load("firefox", "matrix?theme=NovaLight")
        find("[aria-label^='textAccent on layer4: 4.17']").click()
        self.assertIn("cell=textAccent~layer4", fragment())
        self.assertIn("4.17:1", find("#side").text)
        driver().back()
        until(lambda: not find("#side").is_displayed(), "Back did not close it")

    def test_hidden_cells_leave_a_gap(self):
        load("firefox", "matrix?theme=Dark")
        everything = len(find_all("[role=gridcell]"))
        load("firefox", "matrix?theme=Dark&show=fail")
        self.assertEqual(len(find_all("[role=gridcell]")), everything)
        shown = [label for label in run("return [...document.querySelectorAll('[role=gridcell]')].map((e) => e.getAttribute('aria-label'))") if label != "not shown"]
        self.assertTrue(shown and all(", fails, " in label for label in shown))

    def test_a_large_matrix_draws_what_is_in_view(self):
        load("large", "matrix?fg=all&bg=all&size=s")
        self.assertEqual(int(find("[role=grid]").get_attribute("aria-colcount")), 301)
        self.assertLess(len(find_all("[role=gridcell]")), 2500)
        run("const s = document.querySelector('.scroller'); s.scrollTo(s.scrollWidth, s.scrollHeight)")
        until(lambda: run("return Math.max(...[...document.querySelectorAll('[role=gridcell]')].map((e) => Number(e.dataset.c)))") == 299, "the end was not drawn")

    def test_compare_outlines_what_differs(self):
        window(1600, 2400)
        load("firefox", "compare?a=Light&b=NovaLight")
        report = data("firefox")
        words = find(".head p").text
        self.assertIn("on the left and", words)
        differing = len(find_all("td.differs"))
        self.assertEqual(differing, len(find_all(".differing li")))
        self.assertGreater(differing, 0)
        label = find("td.differs").get_attribute("aria-label")
        self.assertTrue(label.endswith(" Differs."))
        click("[data-key=swap]")
        self.assertEqual(title(), "NovaLight and Light")
        self.assertEqual(len(find_all("td.differs")), differing)
        self.assertEqual(len(report["variants"]), 8)

    def test_equal_variants_say_so(self):
        load("firefox", "compare?a=Dark&b=NightMode")
        self.assertIn("These two use the same colours. Nothing differs.", find(".head p").text)

    def test_a_display_is_chosen_only_where_it_matters(self):
        load("firefox", "matrix")
        self.assertEqual(find_all("#seg-display-p3"), [])
        load("wide", "matrix")
        self.assertEqual(len(find_all("#seg-display-p3")), 1)
        run("document.getElementById('seg-display-p3').click()")
        self.assertIn("display=p3", fragment())

    def test_the_large_grid_keeps_heads_in_sight(self):
        load("firefox", "matrix?fg=all&bg=all")
        run("document.querySelector('.scroller').scrollTo(900, 900)")
        until(lambda: run("return Number(document.querySelector('[role=gridcell]').dataset.r) > 0"), "nothing was drawn")
        boxes = run(
            "const s = document.querySelector('.scroller').getBoundingClientRect();"
            "const h = document.querySelector('.grid thead th').getBoundingClientRect();"
            "const k = document.querySelector('.grid tbody th').getBoundingClientRect(); return [h.top - s.top, k.left - s.left]"
        )
        self.assertLess(abs(boxes[0]), 3)
        self.assertLess(abs(boxes[1]), 3)


def webdriver_control(key):
    from selenium import webdriver
    webdriver.ActionChains(driver()).key_down(Keys.CONTROL).send_keys(key).key_up(Keys.CONTROL).perform()


if __name__ == "__main__":
    unittest.main()
