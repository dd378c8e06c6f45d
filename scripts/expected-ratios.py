#!/usr/bin/env python3
"""Computes the contrast of the pairs that real views and components show, from nothing but the published colours.

It shares no code with Legible: WCAG's text, source-over in encoded sRGB, plain floating point. The tests hold the audit's
ratios against what it writes, pair by pair.

    scripts/expected-ratios.py Tests/RealSystems/Fixtures > Tests/RealSystems/Fixtures/expected-ratios.json
"""

import json
import sys
from pathlib import Path


def linear(component):
    return component / 12.92 if component <= 0.04045 else ((component + 0.055) / 1.055) ** 2.4


def luminance(rgb):
    red, green, blue = map(linear, rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(first, second):
    lighter, darker = max(first, second), min(first, second)
    return (lighter + 0.05) / (darker + 0.05)


def over(top, alpha, bottom):
    return [t * alpha + b * (1 - alpha) for t, b in zip(top, bottom)]


def stops(token):
    """The colours of a token with their alpha; none for a stand-in."""
    if token.get("placeholder") or (token.get("hex") is None and "gradient" not in token):
        return None
    colors = token.get("gradient") or [token]
    return [([int(color["hex"][at:at + 2], 16) / 255 for at in (1, 3, 5)], color["alpha"]) for color in colors]


def worst(foreground, layers):
    """The smallest ratio over all stops; None where the bottom lets something unknown show through."""
    grounds = [None]
    for layer in layers:
        below = grounds
        grounds = []
        for rgb, alpha in layer:
            for bottom in below:
                if alpha >= 1:
                    grounds.append(rgb)
                elif bottom is None:
                    return None
                else:
                    grounds.append(over(rgb, alpha, bottom))
    return min(
        ratio(luminance(over(rgb, alpha, ground)), luminance(ground))
        for rgb, alpha in foreground if alpha > 0 for ground in grounds)


def firefox(folder):
    themes = json.loads((folder / "firefox-ios.json").read_text())["themes"]
    views = json.loads((folder / "firefox-ios-used-pairs.json").read_text())["views"]
    expected = {}
    for theme, tokens in themes.items():
        name = theme.removesuffix("Theme")
        for pairs in views.values():
            for pair in pairs:
                if pair.get("only", "nova" if "Nova" in name else "classic") != ("nova" if "Nova" in name else "classic"):
                    continue
                if pair["fg"] not in tokens or pair["bg"] not in tokens:
                    continue
                foreground, background = stops(tokens[pair["fg"]]), stops(tokens[pair["bg"]])
                if foreground and background and any(alpha > 0 for _, alpha in foreground):
                    found = worst(foreground, [stops(tokens["layer1"]), background])
                    expected[f"{name}|{pair['fg']}|{pair['bg']}"] = found
    return expected


def ouds(folder):
    themes = json.loads((folder / "ouds-ios.json").read_text())["themes"]
    used = json.loads((folder / "ouds-ios-used-pairs.json").read_text())["pairs"]
    expected = {}
    for theme, modes in themes.items():
        for mode, tokens in modes.items():
            for pair in used[theme]:
                names = [pair["fg"], *pair["bg"]]
                if any(name not in tokens or stops(tokens[name]) is None for name in names):
                    continue
                foreground = stops(tokens[pair["fg"]])
                if not any(alpha > 0 for _, alpha in foreground):
                    continue
                found = worst(foreground, [stops(tokens[name]) for name in pair["bg"]])
                if found is not None:
                    expected[f"{theme}/{mode}|{pair['id']}"] = found
    return expected


def main():
    folder = Path(sys.argv[1])
    json.dump({"firefox": firefox(folder), "ouds": ouds(folder)}, sys.stdout, indent=1)
    print()


main()
