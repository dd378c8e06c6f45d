#!/usr/bin/env python3
"""Writes the 200 brands of this folder: one property list each, the same bytes on every run.

A brand says only what makes it differ from template.plist: its own colours, and the few keys where its people wanted
something else. Nobody checked these brands for contrast; that is what Legible is for.
"""
import math
import pathlib
import sys

FIRST = (
    "Alder Amber Anchor Ashland Aurora Basin Bayside Beacon Bellweather Birch Bluestem Bridgewater Cascade Cedar "
    "Clearwater Cobalt Copper Coral Cypress Dunes Eastgate Elm Evergreen Fairfield Falcon Fern Foothill Garnet Glacier "
    "Granite Harbor Hawthorn Heron Highland Indigo Ironwood Juniper Keystone Lakeshore Larkspur Laurel Maple Meadow "
    "Mesa Northstar Oak Ocean Orchard Pinnacle Prairie"
).split()
SECOND = ["Valley", "Community", "First", "Mutual"]
KINDS = ["Credit Union", "Bank", "Savings", "Federal"]


class Generator:
    """A linear congruential generator: its numbers are the same on every version of every Python."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) / 2**31

    def between(self, low, high):
        return low + (high - low) * self.next()

    def pick(self, items):
        return items[int(self.next() * len(items))]


def oklch(lightness, chroma, hue):
    """Hex of an OKLCH colour, with its chroma lowered until it lies inside sRGB."""
    while True:
        a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
        l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
        m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
        s = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
        linear = (
            4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
        )
        if chroma < 0.001 or all(-0.0005 <= value <= 1.0005 for value in linear):
            return "#" + "".join(f"{encode(value):02X}" for value in linear)
        chroma -= 0.002


def encode(value):
    value = min(1, max(0, value))
    value = 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
    return int(value * 255 + 0.5)


def luminance(hexadecimal):
    channels = [int(hexadecimal[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    channels = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]


def string(value):
    return f"<string>{value}</string>"


def components(hexadecimal):
    """The same colour as some of the older brands have it: a row of numbers."""
    numbers = "".join(f"<integer>{int(hexadecimal[i:i + 2], 16)}</integer>" for i in (1, 3, 5))
    return f"<array>{numbers}</array>"


def dictionary(hexadecimal, alpha):
    return f"<dict><key>hex</key><string>{hexadecimal}</string><key>alpha</key><real>{alpha}</real></dict>"


def brand(index):
    """Keys and values of one brand."""
    random = Generator(index * 7919 + 17)
    hue = random.between(0, 360)
    lightness = random.pick([0.36, 0.42, 0.48, 0.54, 0.6, 0.68, 0.8])
    primary = oklch(lightness, random.between(0.07, 0.2), hue)
    secondary = oklch(random.between(0.3, 0.75), random.between(0.04, 0.16), hue + random.pick([-60, -30, 30, 150, 180]))
    accent = oklch(random.between(0.5, 0.78), random.between(0.1, 0.2), hue + random.pick([90, 120, 180, 210]))
    older = random.next() < 0.15
    plain = components if older else string
    keys = [("brandPrimary", plain(primary)), ("brandSecondary", plain(secondary)), ("brandAccent", plain(accent))]
    # Most brands put white on their colour whatever it is; some were told to use dark text on a light one.
    if luminance(primary) > 0.3 and random.next() < 0.6:
        for key in ("navigationBarTextColor", "navigationBarIconColor", "primaryButtonTextColor", "dashboardHeaderTextColor"):
            keys.append((key, string("$neutral900")))
    if random.next() < 0.35:
        keys.append(("navigationBarBackgroundColor", string("$neutral0")))
        keys.append(("navigationBarTextColor", string("$neutral900")))
        keys.append(("navigationBarIconColor", string("$brandPrimary")))
    if random.next() < 0.3:
        keys.append(("primaryButtonBackgroundColor", string("$brandAccent")))
    if random.next() < 0.25:
        keys.append(("bodyTextLinkColor", string("$brandSecondary")))
    if random.next() < 0.2:
        keys.append(("bodyBackgroundColor", plain(oklch(0.975, 0.008, hue))))
    if random.next() < 0.2:
        keys.append(("cardBorderColor", dictionary(primary, 0.25)))
    if random.next() < 0.1:
        keys.append(("bodyTextSecondaryColor", plain(oklch(0.6, 0.01, hue))))
    last = {}
    for key, value in keys:
        last[key] = value
    return last


def main():
    folder = pathlib.Path(__file__).parent / "brands"
    folder.mkdir(exist_ok=True)
    wanted = {}
    for index in range(200):
        first, second = FIRST[index % len(FIRST)], SECOND[index // len(FIRST)]
        title = f"{first} {second} {KINDS[(index * 7 + index // 50) % 4]}"
        lines = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
            '<plist version="1.0">',
            "<dict>",
            "\t<key>$parent</key>",
            "\t<string>template</string>",
            "\t<key>displayName</key>",
            f"\t<string>{title}</string>",
        ]
        for key, value in sorted(brand(index).items()):
            lines += [f"\t<key>{key}</key>", f"\t{value}"]
        lines += ["</dict>", "</plist>", ""]
        wanted[f"{first}-{second}.plist".lower()] = "\n".join(lines)
    if "--check" in sys.argv:
        found = {path.name: path.read_text() for path in folder.glob("*.plist")}
        different = sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))
        if different:
            sys.exit(f"these brands are not what generate.py writes: {', '.join(different)}")
        return
    for name, text in wanted.items():
        (folder / name).write_text(text)


main()
