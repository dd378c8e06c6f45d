#!/usr/bin/env python3
"""Derives every matrix of ColorScience in exact rationals, and writes them as Swift.

    scripts/derive-matrices.py            print the Swift source
    scripts/derive-matrices.py --write    write it to its place
    scripts/derive-matrices.py --check    fail when the file in its place differs

Only definitions stand here: the chromaticities of primaries and white points as CSS Color 4 gives them (section 10,
"Predefined Color Spaces", and section 9 for the whites), the Bradford cone response, and Oklab's two matrices. Each
result is computed without any rounding and rounded once, to the nearest Double. That is why some digits differ in the
last places from the sample code of the standard, and in the fifth from the four-decimal matrix of IEC 61966-2-1.
"""

import sys
from fractions import Fraction as F
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "Sources/ColorScience/Conversion/Matrices.swift"


def decimals(rows):
    return [[F(cell) for cell in row.split()] for row in rows]


def multiply(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(3)) for j in range(3)] for i in range(3)]


def apply(matrix, vector):
    return [sum(row[k] * vector[k] for k in range(3)) for row in matrix]


def inverse(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    adjugate = [
        [e * i - f * h, c * h - b * i, b * f - c * e],
        [f * g - d * i, a * i - c * g, c * d - a * f],
        [d * h - e * g, b * g - a * h, a * e - b * d],
    ]
    return [[cell / determinant for cell in row] for row in adjugate]


def xyz(chromaticity):
    """The XYZ of luminance 1 with this chromaticity."""
    x, y = chromaticity
    return [x / y, F(1), (1 - x - y) / y]


def pair(text):
    return tuple(F(part) for part in text.split())


# The four-digit chromaticities of the standard observer's daylight; not the ASTM XYZ figures.
D65 = xyz(pair("0.3127 0.3290"))
D50 = xyz(pair("0.3457 0.3585"))

# name: (red, green, blue, white)
RGB = {
    "linearSRGB": ("0.64 0.33", "0.30 0.60", "0.15 0.06", D65),
    "linearDisplayP3": ("0.68 0.32", "0.265 0.69", "0.15 0.06", D65),
    "linearA98RGB": ("0.64 0.33", "0.21 0.71", "0.15 0.06", D65),
    # Six digits, as CSS Color 4 has them; ROMM's own four digits differ by 3.5e-6 in XYZ.
    "linearProphotoRGB": ("0.734699 0.265301", "0.159597 0.840403", "0.036598 0.000105", D50),
    "linearRec2020": ("0.708 0.292", "0.170 0.797", "0.131 0.046", D65),
}

BRADFORD = decimals(["0.8951 0.2664 -0.1614", "-0.7502 1.7135 0.0367", "0.0389 -0.0685 1.0296"])


def rgb_to_xyz(red, green, blue, white):
    """Columns are the primaries, scaled so that (1, 1, 1) is the white point."""
    columns = [xyz(pair(primary)) for primary in (red, green, blue)]
    primaries = [[columns[j][i] for j in range(3)] for i in range(3)]
    scale = apply(inverse(primaries), white)
    return [[primaries[i][j] * scale[j] for j in range(3)] for i in range(3)]


def adaptation(source, destination):
    """Bradford: von Kries scaling in the space of its sharpened cone responses."""
    before, after = apply(BRADFORD, source), apply(BRADFORD, destination)
    scaling = [[after[i] / before[i] if i == j else F(0) for j in range(3)] for i in range(3)]
    return multiply(inverse(BRADFORD), multiply(scaling, BRADFORD))


# Oklab as CSS Color 4 defines it (section 9.2): Ottosson's matrices, recomputed there so that the D65 above gives
# exactly L = 1, a = b = 0. The standard prints both; the ways back are their exact inverses.
XYZ_TO_LMS = decimals([
    "0.8190224379967030 0.3619062600528904 -0.1288737815209879",
    "0.0329836539323885 0.9292868615863434 0.0361446663506424",
    "0.0481771893596242 0.2642395317527308 0.6335478284694309",
])
LMS_TO_OKLAB = decimals([
    "0.2104542683093140 0.7936177747023054 -0.0040720430116193",
    "1.9779985324311684 -2.4285922420485799 0.4505937096174110",
    "0.0259040424655478 0.7827717124575296 -0.8086757549230774",
])


def derive():
    result = []
    to_xyz = {}
    for name, definition in RGB.items():
        matrix = rgb_to_xyz(*definition)
        white = "D50" if definition[3] is D50 else "D65"
        to_xyz[name] = matrix
        result.append((f"{name}ToXYZ{white}", matrix))
        result.append((f"xyz{white}ToL{name[1:]}", inverse(matrix)))
    p3_to_srgb = multiply(inverse(to_xyz["linearSRGB"]), to_xyz["linearDisplayP3"])
    result.append(("linearDisplayP3ToLinearSRGB", p3_to_srgb))
    result.append(("linearSRGBToLinearDisplayP3", inverse(p3_to_srgb)))
    result.append(("xyzD50ToXYZD65", adaptation(D50, D65)))
    result.append(("xyzD65ToXYZD50", adaptation(D65, D50)))
    result.append(("xyzD65ToLMS", XYZ_TO_LMS))
    result.append(("lmsToXYZD65", inverse(XYZ_TO_LMS)))
    result.append(("cubeRootLMSToOklab", LMS_TO_OKLAB))
    result.append(("oklabToCubeRootLMS", inverse(LMS_TO_OKLAB)))
    result.append(("linearSRGBToLMS", multiply(XYZ_TO_LMS, to_xyz["linearSRGB"])))
    result.append(("lmsToLinearSRGB", inverse(multiply(XYZ_TO_LMS, to_xyz["linearSRGB"]))))
    result.append(("linearDisplayP3ToLMS", multiply(XYZ_TO_LMS, to_xyz["linearDisplayP3"])))
    result.append(("lmsToLinearDisplayP3", inverse(multiply(XYZ_TO_LMS, to_xyz["linearDisplayP3"]))))
    return [(name.replace("ToLLinear", "ToLinear"), matrix) for name, matrix in result]


def luminance_weights():
    weights = [F("0.2126"), F("0.7152"), F("0.0722")]
    matrix = dict(derive())["linearDisplayP3ToLinearSRGB"]
    red, green, _ = [sum(weights[k] * matrix[k][j] for k in range(3)) for j in range(3)]
    rest = 1.0 - (float(red) + float(green))
    return ", ".join([number(red), number(green), repr(rest)])


def number(value):
    """The nearest Double; Fraction → float rounds correctly."""
    text = repr(float(value))
    return text if "." in text or "e" in text else text + ".0"


def swift():
    lines = [
        "// Written by scripts/derive-matrices.py from primaries and white points in exact rationals. Do not edit.",
        "",
        "/// The matrices between linear-light spaces; each cell is the Double nearest to its exact value.",
        "enum Matrices {",
    ]
    for white, name in ((D50, "d50"), (D65, "d65")):
        cells = ", ".join(number(cell) for cell in white)
        lines.append(f"  static var {name}: SIMD3<Double> {{ SIMD3({cells}) }}")
    lines += [
        "",
        "  /// What WCAG's weights on linear sRGB come to on linear Display P3. The last is what the first two leave of 1, so that",
        "  /// white has a luminance of exactly 1.",
        "  static var linearDisplayP3Luminance: SIMD3<Double> {",
        f"    SIMD3({luminance_weights()})",
        "  }",
    ]
    for name, matrix in derive():
        lines += ["", f"  static var {name}: Matrix3 {{", "    Matrix3("]
        rows = ["      " + ", ".join(number(cell) for cell in row) for row in matrix]
        lines.append(",\n".join(rows) + ")")
        lines.append("  }")
    return "\n".join(lines + ["}", ""])


def main(arguments):
    text = swift()
    if arguments == ["--write"]:
        TARGET.write_text(text)
    elif arguments == ["--check"]:
        if TARGET.read_text() != text:
            sys.exit(f"{TARGET.name} is not what {Path(__file__).name} derives; run it with --write")
        print(f"{TARGET.name}: {len(derive())} matrices as derived")
    elif arguments:
        sys.exit(__doc__)
    else:
        sys.stdout.write(text)


main(sys.argv[1:])
