"""axe-core finds nothing in any view; text reaches 7:1; marks, borders and focus do their part."""

import unittest

from browser import *

STATES = VIEWS + (
    "findings?pair=body-text~textAccent~layer2~Dark", "findings?theme=Light&cause=iconRatingNeutral", "findings?theme=Light&rule=toast",
    "matrix?size=s&fg=all", "matrix?cell=textAccent~layer4&theme=NovaLight", "palette?by=raw", "vision?see=protan", "?try=textAccent~Dark~ffffff",
)

# The contrast of every text of the page with its background, by the tool's formula. Composites of the system are in pictures.
CONTRAST = """
const linear = (c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
const parse = (text) => { const n = text.match(/[\\d.]+/g).map(Number); return text.startsWith('color(srgb') ? [n[0]*255, n[1]*255, n[2]*255, n[3] ?? 1] : [n[0], n[1], n[2], n[3] ?? 1]; };
const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const ground = (e) => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor); if (c[3] === 1) return c; } return [255, 255, 255, 1]; };
const low = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const e = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || ['SCRIPT', 'STYLE', 'OPTION'].includes(e.tagName) || e.closest('[hidden], .unseen, .toast, [aria-hidden=true] svg')) continue;
  const style = getComputedStyle(e);
  if (style.visibility === 'hidden' || e.getClientRects().length === 0 || e.closest(':disabled')) continue;
  const [a, b] = [luminance(parse(style.color)), luminance(ground(e))];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (ratio < arguments[0]) low.push(ratio.toFixed(2) + ' ' + e.tagName + '.' + e.className + ' ' + walker.currentNode.data.trim().slice(0, 40));
}
return [...new Set(low)].slice(0, 10);
"""


class Accessibility(unittest.TestCase):
    def setUp(self):
        window()
        media()

    def test_axe_works(self):
        load("firefox")
        run("document.getElementById('main').append(document.createElement('img'))")
        self.assertTrue(any(line.startswith("image-alt") for line in axe()))

    def test_axe_finds_nothing(self):
        for width, scheme, forced, states in (
            (1440, "light", False, STATES), (320, "dark", False, STATES), (1440, "dark", False, VIEWS), (768, "light", False, VIEWS),
            (1440, "dark", True, STATES[:9]),
        ):
            window(width)
            media(scheme, forced)
            for state in states:
                with self.subTest(width=width, scheme=scheme, forced=forced, state=state):
                    load("firefox", state)
                    self.assertEqual(axe(), [])

    def test_axe_finds_nothing_while_things_are_open(self):
        load("firefox", "findings")
        click("[data-key=facet-2]")
        self.assertEqual(axe(), [])
        press("?")
        until(lambda: find_all("dialog.keys[open]"), "no list of keys")
        self.assertEqual(axe(), [])
        load("firefox")
        press("/", "text")
        until(lambda: find_all("[role=option]"), "no suggestions")
        self.assertEqual(axe(), [])

    def test_every_text_reaches_seven(self):
        for scheme in ("light", "dark"):
            media(scheme)
            for state in STATES:
                with self.subTest(scheme=scheme, state=state):
                    load("firefox", state)
                    self.assertEqual(run(CONTRAST, 7), [])

    def test_more_contrast_is_answered(self):
        load("firefox")
        before = run("return getComputedStyle(document.querySelector('.eyebrow')).color")
        media(contrast="more")
        self.assertNotEqual(run("return getComputedStyle(document.querySelector('.eyebrow')).color"), before)

    def test_nothing_moves(self):
        load("firefox", "findings")
        moving = run("return [...document.querySelectorAll('*')].filter((e) => { const s = getComputedStyle(e); return s.animationName !== 'none' || s.transitionDuration.split(', ').some((d) => parseFloat(d) > 0); }).length")
        self.assertEqual(moving, 0)

    def test_hit_areas(self):
        for width in (1440, 320):
            window(width)
            for state in ("", "findings?theme=Light", "matrix", "compare"):
                load("firefox", state)
                small = run(
                    "return [...document.querySelectorAll('button, select, .chip, input:not(.segment input), .views a, .pair-link, .figure-link, [role=gridcell]')]"
                    ".filter((e) => e.getClientRects().length && !e.closest('[hidden]')).map((e) => [e.className || e.tagName, e.getBoundingClientRect()])"
                    ".filter(([, r]) => r.width < 23.5 || r.height < 23.5).map(([name, r]) => name + ' ' + r.width + ' × ' + r.height)"
                )
                self.assertEqual(small, [], f"{width} {state}")

    def test_landmarks_and_tables(self):
        load("firefox", "findings?pair=body-text~textAccent~layer2~Dark")
        self.assertEqual(len(find_all("header, nav, search, main, aside:not([hidden]), footer")), 6)
        self.assertEqual(run("return [...document.querySelectorAll('table')].filter((t) => !t.caption && t.getAttribute('role') !== 'grid').length"), 0)
        self.assertEqual(run("return [...document.querySelectorAll('table th')].filter((t) => !t.getAttribute('scope')).length"), 0)

    def test_skip_link(self):
        load("firefox")
        press(Keys.TAB)
        self.assertEqual(focused("e.className"), "skip")
        press(Keys.ENTER)
        self.assertEqual(focused("e.id"), "title")

    def test_text_in_tiles_is_no_text_of_the_page(self):
        load("firefox", "matrix")
        self.assertEqual(run("return [...document.querySelectorAll('.tile')].filter((t) => t.textContent).length"), 0)

    def test_swatches_keep_their_colours_in_forced_colours(self):
        load("firefox", "matrix")
        before = run("return getComputedStyle(document.querySelector('td .tile')).backgroundColor")
        media("dark", forced=True)
        self.assertEqual(run("return getComputedStyle(document.querySelector('td .tile')).backgroundColor"), before)
        self.assertEqual(run("return getComputedStyle(document.querySelector('.pill.v-fail')).forcedColorAdjust"), "none")


if __name__ == "__main__":
    unittest.main()
