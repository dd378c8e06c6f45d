"""Prints how long the page of 20 themes in 4 variants with 300 tokens takes until it responds. Its size has a limit."""

import sys
import unittest

from browser import *


class Speed(unittest.TestCase):
    def test_a_large_report_is_interactive_soon(self):
        window()
        media()
        size = (PAGES / "large.html").stat().st_size
        self.assertLess(size, 1_500_000)
        self.assertIn('data-form="deflate"', (PAGES / "large.html").read_text())
        for state in VIEWS + ("matrix?fg=all&bg=all&size=s",):
            best = min(self.ready(state) for _ in range(2))
            sys.stderr.write(f"\nlarge.html, {size / 1e6:.1f} MB, #/{state}: interactive after {best} ms")
        sys.stderr.write("\n")

    def ready(self, state):
        load("large", state)
        return int(run("return document.documentElement.dataset.ready"))


if __name__ == "__main__":
    unittest.main()
