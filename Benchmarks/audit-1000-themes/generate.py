#!/usr/bin/env python3
"""Writes generated themes as DTCG resolver documents: the same bytes for the same seed.

Each theme has 120 raw colours in ten ramps, 12 translucent ones, and 300 semantic tokens that alias them; dark mode gives
each semantic token another raw colour, and high contrast half of the icons and borders: two modes × two contrasts are
four variants.
"""

import argparse
import colorsys
import json
import random
from pathlib import Path

HUES = ["red", "orange", "amber", "green", "teal", "cyan", "blue", "violet", "pink", "neutral"]
STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950, 990]
PLACES = ["default", "subtle", "strong", "hover", "pressed", "selected", "visited", "inverse", "accent", "info", "success",
          "warning", "danger", "brand", "promo", "chart", "code", "link", "menu", "dialog", "toast", "header", "footer",
          "sidebar", "input", "button", "badge", "card", "table", "tooltip"]
# A role, how many semantic tokens it has, and the steps its colours come from: in light mode, in dark mode, and where high
# contrast gives some of them another, in either mode.
ROLES = [
    ("text", 90, {"light": STEPS[6:], "dark": STEPS[:6]}),
    ("icon", 60, {"light": STEPS[5:], "dark": STEPS[:7], "high": STEPS[4:7]}),
    ("border", 60, {"light": STEPS[3:8], "dark": STEPS[4:9], "high": STEPS[4:7]}),
    ("surface", 90, {"light": STEPS[:4], "dark": STEPS[8:]}),
]


def raw_colors(random):
    turn = random.random()
    ramps = {"$type": "color"}
    for number, name in enumerate(HUES):
        hue = (turn + number / len(HUES)) % 1
        saturation = 0.05 if name == "neutral" else random.uniform(0.5, 0.95)
        ramps[name] = {}
        for step in STEPS:
            red, green, blue = colorsys.hls_to_rgb(hue, 1 - step / 1000 * 0.97, saturation)
            ramps[name][str(step)] = {"$value": color(red, green, blue)}
    ramps["veil"] = {str(number): {"$value": dict(color(0, 0, 0), alpha=0.5 + number / 30)} for number in range(12)}
    return ramps


def color(red, green, blue):
    return {
        "colorSpace": "srgb",
        "components": [round(component, 4) for component in (red, green, blue)],
        "hex": "#" + "".join(f"{round(component * 255):02x}" for component in (red, green, blue)),
    }


def semantic_tokens(random, context, share=1.0):
    """Aliases for this share of the semantic tokens that have a colour of their own in this context."""
    roles = {"$type": "color"}
    for role, count, steps in ROLES:
        if context not in steps:
            continue
        tokens = {}
        for number in range(count):
            if random.random() >= share:
                continue
            name = PLACES[number % len(PLACES)] + ("" if number < len(PLACES) else f"-{number // len(PLACES) + 1}")
            if role == "text" and number % 15 == 14:
                target = f"veil.{random.randrange(12)}"
            else:
                target = f"{random.choice(HUES)}.{random.choice(steps[context])}"
            tokens[name] = {
                "$value": "{raw." + target + "}",
                "$description": f"The {name.replace('-', ' ')} {role} of this theme.",
            }
        roles[role] = tokens
    return roles


def theme(number, seed):
    chance = random.Random(f"{seed}/{number}")
    raw = {"raw": raw_colors(chance)}
    return {
        "name": f"Theme {number:04}",
        "version": "2025.10",
        "sets": {"raw": {"sources": [raw]}, "light": {"sources": [semantic_tokens(chance, "light")]}},
        "modifiers": {
            "mode": {"contexts": {"light": [], "dark": [semantic_tokens(chance, "dark")]}, "default": "light"},
            "contrast": {"contexts": {"standard": [], "high": [semantic_tokens(chance, "high", share=0.5)]},
                         "default": "standard"},
        },
        "resolutionOrder": [{"$ref": "#/sets/raw"}, {"$ref": "#/sets/light"}, {"$ref": "#/modifiers/mode"},
                            {"$ref": "#/modifiers/contrast"}],
    }


def write(folder, themes, seed, changed=None):
    """`changed`: every so many themes is another one than without it."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, themes + 1):
        is_changed = changed is not None and number % changed == 0
        text = json.dumps(theme(number, f"{seed}/changed" if is_changed else seed), indent=2)
        (folder / f"theme-{number:04}.resolver.json").write_text(text + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--themes", type=int, default=1000)
    parser.add_argument("--seed", default="legible")
    arguments = parser.parse_args()
    write(arguments.folder, arguments.themes, arguments.seed)


if __name__ == "__main__":
    main()
