"""The list: filters, groups, sorting, keys, the inspector, copying, trying."""

import re
import unittest

from browser import *


def rows():
    return len(find_all(".pairs tbody tr"))


def count_in_title():
    return int(title().split()[0].replace(",", ""))


class Findings(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.report = data("firefox")

    def setUp(self):
        window()
        media()
        complaints()

    def tearDown(self):
        self.assertEqual(complaints(), [])

    def pairs(self, **wanted):
        report = self.report
        found = []
        for pair in judged(report):
            rule = report["rules"][pair["rule"]]
            facts = {
                "verdict": pair["verdict"], "theme": report["variants"][pair["variant"]]["theme"], "rule": rule["id"],
            }
            if all(facts[key] in values for key, values in wanted.items()):
                found.append(pair)
        return found

    def test_filters_combine(self):
        load("firefox", "findings?theme=Light,Dark&rule=icons")
        self.assertEqual(count_in_title(), len(self.pairs(verdict=["fail"], theme=["Light", "Dark"], rule=["icons"])))
        self.assertEqual(title().split(" ", 1)[1], "failures in Light and Dark under Icons")

    def test_chips_add_up_and_say_the_count(self):
        load("firefox", "findings?theme=Light")
        click("[data-key=chip-pass]")
        expected = len(self.pairs(verdict=["fail", "pass"], theme=["Light"]))
        self.assertEqual(count_in_title(), expected)
        self.assertIn("verdict=fail,pass", fragment())
        self.assertEqual(focused(), "chip-pass")
        until(lambda: f"{expected} pairs" in run("return document.getElementById('said').textContent"), "the count was not said")
        click("[data-key=chip-fail]")
        self.assertEqual(count_in_title(), len(self.pairs(verdict=["pass"], theme=["Light"])))

    def test_counts_of_a_facet_are_what_the_list_would_have(self):
        load("firefox", "findings?theme=Light")
        click("[data-key=facet-2]")
        offered = run(
            "return [...document.querySelectorAll('#facet-2 label')].map((l) => [l.querySelector('bdi').textContent, l.querySelector('.check-count').textContent])"
        )
        self.assertGreater(len(offered), 1)
        ids = {self.words(rule["id"]): rule["id"] for rule in self.report["rules"]}
        for words, count in offered:
            self.assertEqual(int(count), len(self.pairs(verdict=["fail"], theme=["Light"], rule=[ids[words]])))
        find("#facet-2 input").click()
        self.assertEqual(count_in_title(), int(offered[0][1]))
        self.assertTrue(find("#facet-2").is_displayed(), "the popover stays open for the next choice")
        press(Keys.ESCAPE)
        self.assertFalse(find("#facet-2").is_displayed())
        self.assertEqual(focused(), "facet-2")

    @staticmethod
    def words(identifier):
        return identifier.replace("-", " ").capitalize()

    def test_filters_can_be_removed_and_cleared(self):
        load("firefox", "findings?theme=Light&rule=icons&q=layer")
        self.assertEqual(len(find_all(".filter-token")), 3)
        find_all(".filter-token .remove")[0].click()
        self.assertEqual(len(find_all(".filter-token")), 2)
        click("[data-key=clear]")
        self.assertEqual(fragment(), "#/findings")

    def test_nothing_left_offers_ways_out(self):
        load("firefox", "findings?theme=Light&rule=toast")
        self.assertIn("No pair matches all of these", texts("h2"))
        ways = texts(".ways a")
        self.assertTrue(any(way.startswith("Without theme: ") for way in ways), ways)
        find_all(".ways a")[0].click()
        self.assertGreater(count_in_title(), 0)

    def test_sorting(self):
        load("firefox", "findings?group=none&theme=Light")
        worst = [float(text) for text in texts(".list-ratio")]
        required = [float(text.split()[1].strip(",")) for text in texts(".pair-needs")]
        import math
        standing = [math.log(ratio) / math.log(asked) for ratio, asked in zip(worst, required)]
        self.assertTrue(all(a <= b + 0.01 for a, b in zip(standing, standing[1:])))
        load("firefox", "findings?group=none&theme=Light&sort=name")
        names = texts(".pair-link bdi:first-child")
        self.assertEqual(names, sorted(names))

    def test_more_rows_on_demand(self):
        load("firefox", "findings")
        before = rows()
        more = find(".button.more")
        driver().execute_script("arguments[0].scrollIntoView({block: 'center'})", more)
        more.click()
        self.assertGreater(rows(), before)
        self.assertEqual(focused("e.className"), "pair-link")

    def test_grouping(self):
        for group, heading in (("rule", "Icons"), ("token", "borderSecondary"), ("none", "")):
            load("firefox", f"findings?group={group}")
            if heading:
                self.assertTrue(any(text.startswith(heading) for text in texts(".group h2")), texts(".group h2"))
            else:
                self.assertEqual(texts(".group h2"), [])

    def test_j_and_k_step_without_history(self):
        # A browser keeps fifty history entries; a new window starts with none.
        driver().switch_to.new_window("window")
        self.addCleanup(lambda: (driver().close(), driver().switch_to.window(driver().window_handles[0])))
        window()
        load("firefox", "findings?theme=Dark")
        length = run("return history.length")
        press("j")
        first = fragment()
        self.assertIn("pair=", first)
        press("j")
        self.assertNotEqual(fragment(), first)
        press("k")
        self.assertEqual(fragment(), first)
        self.assertEqual(run("return history.length"), length + 1)
        self.assertTrue(find("#side").is_displayed())
        self.assertTrue(find(".inspector-top p").text.startswith("1 of "))
        press(Keys.ESCAPE)
        self.assertNotIn("pair=", fragment())
        self.assertFalse(find("#side").is_displayed())
        self.assertEqual(focused("e.className"), "pair-link")

    def test_a_row_opens_the_inspector_and_back_closes_it(self):
        load("firefox", "findings?theme=Dark")
        find(".pair-link").click()
        until(lambda: find("#side").is_displayed(), "no inspector")
        self.assertEqual(focused("e.id"), "inspector-title")
        self.assertEqual(len(find_all("tr.current")), 1)
        driver().back()
        until(lambda: not find("#side").is_displayed(), "Back did not close")
        self.assertEqual(focused("e.className"), "pair-link")

    def test_two_clicks_put_a_link_on_the_clipboard(self):
        load("firefox")
        click(".heat tbody a")
        click(".c-link button")
        until(lambda: "Link copied." in find("#toast").text, "nothing was copied")
        link = clipboard()
        self.assertIn("#/findings?pair=", link)
        driver().get("about:blank")
        driver().get(link)
        until(lambda: find_all("#side h2"), "the link did not open its pair")
        self.assertEqual(len(find_all("tr.current")), 1)

    def test_a_deep_link_selects_a_row_far_down(self):
        failing = self.pairs(verdict=["fail"], theme=["NovaPrivate"])
        pair = failing[-1]
        report = self.report
        identity = "~".join([
            report["rules"][pair["rule"]]["id"], report["tokens"][pair["foreground"]]["path"],
            report["tokens"][pair["background"]]["path"], report["variants"][pair["variant"]]["name"],
        ])
        load("firefox", "findings?pair=" + identity)
        box = run("const r = document.querySelector('tr.current').getBoundingClientRect(); return [r.top, r.bottom, innerHeight]")
        self.assertGreater(box[0], 0)
        self.assertLess(box[1], box[2])

    def test_copies_markdown(self):
        load("firefox", "findings?pair=body-text~textAccent~layer2~Dark")
        click("[data-key=copy-markdown]")
        text = until(lambda: (lambda t: t if t.startswith("**") else None)(clipboard()), "no Markdown")
        self.assertIn("**`textAccent` on `layer2` fails in Dark: 4.17:1, needs 4.5:1**", text)
        self.assertIn("Rule: Body text, WCAG 1.4.3 AA", text)
        self.assertIn("DarkTheme.swift", text)

    def test_copies_colours_in_every_notation(self):
        load("firefox", "findings?pair=body-text~textAccent~layer2~Dark")
        click("[data-key=copy-colour-foreground]")
        notations = texts("#copy-colour-foreground .value")
        self.assertEqual(notations[0], "#00B3F4")
        self.assertEqual(notations[1], "rgb(0 179 244)")
        self.assertTrue(notations[2].startswith("oklch(") and notations[3].startswith("color(display-p3 "))
        self.assertEqual(notations[4], "Color(.sRGB, red: 0, green: 0.702, blue: 0.9569)")
        find("#copy-colour-foreground .notation").click()
        until(lambda: clipboard() == "#00B3F4", "the colour was not copied")
        self.assertEqual(focused(), "copy-colour-foreground")

    def test_trying_a_colour_changes_the_whole_report(self):
        load("firefox")
        before = count_in_title()
        load("firefox", "?try=textAccent~Dark~ffffff")
        after = count_in_title()
        self.assertLess(after, before)
        notice = find(".notice").text
        self.assertIn("Trying #FFFFFF for textAccent.", notice)
        self.assertIn(f"{before - after} pairs mended, none broken", notice)
        click(".views a[href*=findings]")
        self.assertIn("try=textAccent~Dark~ffffff", fragment(), "a try stays when the view changes")
        click("[data-key=stop-trying]")
        self.assertEqual(count_in_title(), before)
        self.assertNotIn("try=", fragment())

    def test_a_cause_says_what_to_change_and_tries_it(self):
        cause = self.report["causes"][0]
        load("firefox", "findings?cause=" + cause["name"])
        failures = count_in_title()
        self.assertEqual(title(), f"{failures} failures caused by {cause['name']}")
        effects = [int(text.split()[0]) for text in texts(".change td:nth-child(5)")]
        best = {fix["definition"]: fix["mended"] for fix in reversed(cause["fixes"])}
        self.assertEqual(effects, [best[at] for at in range(len(cause["definitions"])) if at in best])
        find(".change .way button").click()
        self.assertIn(f"{effects[0]} pairs mended, none broken", find(".notice").text)
        self.assertEqual(count_in_title(), failures - effects[0])
        self.assertEqual(focused(), "stop-trying")
        driver().back()
        until(lambda: count_in_title() == failures, "Back did not take the try away")

    def test_suggestions_say_what_trying_them_does(self):
        failing = next(pair for pair in judged(self.report) if pair["verdict"] == "fail" and pair.get("suggestions"))
        names = [self.report["tokens"][failing[side]]["path"] for side in ("foreground", "background")]
        rule, variant = self.report["rules"][failing["rule"]]["id"], self.report["variants"][failing["variant"]]["name"]
        load("firefox", f"findings?pair={rule}~{names[0]}~{names[1]}~{variant}")
        words = find(".suggestion-effect").text
        self.assertRegex(words, r"^\d+\.\d\d:1, ΔE 0\.\d{3}\. Mends \d+, breaks (none|\d+) in Dark\.$")
        find(".suggestions button").click()
        notice = find(".notice").text
        mended = re.search(r"Mends (\d+)", words)[1]
        self.assertIn(f"{mended} pairs mended", notice.replace("pair mended", "pairs mended"))

    def test_no_suggestion_is_told_from_none_that_was_looked_for(self):
        note = lambda: [text for text in texts("p.note") if "No single" in text or "Not looked for" in text]
        load("unsought", "findings?pair=text-on-surfaces~text.a~surface.base~One")
        self.assertEqual(note(), ["Not looked for: the audit suggests colours for its worst failures; “legible audit --suggestions all” does so for every one."])
        load("unsought", "findings?pair=text-on-surfaces~text.b~surface.base~One")
        self.assertEqual(note(), ["No single change of one colour passes: move both."])
        load("unsought")
        self.assertEqual(texts(".cause-fix"), ["Fixes for these were not looked for."] * 2)
        waived = next(pair for pair in judged(self.report) if pair["verdict"] == "waived")
        names = [self.report["tokens"][waived[side]]["path"] for side in ("foreground", "background")]
        rule, variant = self.report["rules"][waived["rule"]]["id"], self.report["variants"][waived["variant"]]["name"]
        load("firefox", f"findings?verdict=waived&pair={rule}~{names[0]}~{names[1]}~{variant}")
        self.assertIn("Not looked for: the pair is waived.", note())

    def test_the_dialog_under_1200(self):
        window(1024, 900)
        load("firefox", "findings?theme=Dark")
        find(".pair-link").click()
        until(lambda: find_all("dialog[open]"), "no dialog")
        self.assertTrue(run("return document.querySelector('dialog').contains(document.activeElement)"))
        press(Keys.ESCAPE)
        until(lambda: not find_all("dialog[open]"), "Esc did not close it")
        self.assertEqual(focused("e.className"), "pair-link")

    def test_search(self):
        load("firefox")
        press("/")
        self.assertEqual(focused("e.id"), "search")
        press("textAcc")
        until(lambda: find_all("[role=option]"), "no suggestions")
        self.assertTrue(any("textAccent" in text for text in texts("[role=option]")))
        press(Keys.ARROW_DOWN)
        self.assertEqual(find("#search").get_attribute("aria-activedescendant"), "option-0")
        press(Keys.ENTER)
        until(lambda: "token=textAccent" in fragment() or "findings" in fragment(), "Enter did not choose")
        press("/", "#00B3F4", Keys.ENTER)
        until(lambda: "q=%2300B3F4" in fragment(), "Enter did not take the text")
        self.assertGreater(count_in_title(), 0)
        press("/", "zzz")
        press(Keys.ESCAPE)
        self.assertFalse(find("#search-list").is_displayed())

    def test_the_list_of_keys_and_switching_them_off(self):
        load("firefox", "findings")
        press("?")
        until(lambda: find_all("dialog.keys[open]"), "no list of keys")
        click("#single-keys")
        press(Keys.ESCAPE)
        until(lambda: not find_all("dialog.keys[open]"), "Esc did not close it")
        press("j")
        self.assertNotIn("pair=", fragment())
        press("/")
        self.assertNotEqual(focused("e.id"), "search")
        run("localStorage.clear()")


if __name__ == "__main__":
    unittest.main()
