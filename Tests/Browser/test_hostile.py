"""Names that try to be markup, to reorder, to hide or to fill the page show as text and break nothing."""

import unittest

from browser import *


class Hostile(unittest.TestCase):
    def setUp(self):
        media()
        complaints()

    def test_every_view_stays_whole(self):
        for width in (1440, 320):
            window(width)
            for state in VIEWS + ("findings?group=token", "matrix?fg=all&size=s", "palette?by=raw", "findings?q=%3Cscript", "vision?see=tritan"):
                with self.subTest(width=width, state=state):
                    load("hostile", state)
                    self.assertEqual(complaints(), [])
                    self.assertLessEqual(overflow(), 0)
                    self.assertEqual(find_all("img, iframe, object, .main script, svg[onload]"), [])
                    self.assertEqual(run("return typeof window.alerted"), "undefined")
                    body = run("return document.body.innerText + document.title")
                    for scalar in "\u202e\u0000\u2028\u2066\u200d":
                        self.assertNotIn(scalar, body)
                    self.assertLess(max(map(len, body.split("\n"))), 1000)

    def test_names_are_shown_as_text(self):
        window()
        load("hostile", "palette")
        names = texts(".palette tbody th .name")
        self.assertIn("text.</script><script>alert(1)</script>", names)
        self.assertIn("text.‹U+202E›gnp.evil", names)
        self.assertIn("text.nul‹U+0000›byte", names)
        self.assertTrue(any("…" in name and len(name) <= 90 for name in names))

    def test_pairs_of_every_name_can_be_linked_to(self):
        window()
        load("hostile", "findings?group=none&verdict=fail,pass,undetermined,exempt,waived&theme=A%3C/title%3E")
        links = run("return [...document.querySelectorAll('.pair-link')].map((a) => [a.getAttribute('href'), a.textContent])")
        self.assertGreater(len(links), 20)
        for href, words in links:
            load("hostile", href[2:])
            self.assertEqual(len(find_all("tr.current")), 1, href[:200])
            self.assertEqual(find("tr.current .pair-link").text.replace("\n", ""), words)
        self.assertEqual(complaints(), [])

    def test_what_is_copied_is_whole_and_safe(self):
        window()
        load("hostile", "findings?group=none&sort=name&theme=A%3C/title%3E&verdict=fail,pass,exempt")
        while find_all(".button.more"):
            run("document.querySelector('.button.more').click()")
        row = next(e for e in find_all(".pair-link") if "`code`" in e.text)
        run("arguments[0].click()", row)
        click("[data-key=copy-markdown]")
        text = until(lambda: (lambda t: t if t.startswith("**") else None)(clipboard()), "no Markdown")
        self.assertIn("`` text.`code`|*bold*[link](x) ``", text)
        self.assertNotIn("<title>", text.replace("\\<", ""))

    def test_lone_surrogates_in_a_link(self):
        load("hostile", "findings?q=%ED%A0%80&token=%ED%A0%80")
        self.assertTrue(title())
        run("history.replaceState(null, '', '#/findings?q=' + '\\ud800')")
        self.assertEqual(complaints(), [])


if __name__ == "__main__":
    unittest.main()
