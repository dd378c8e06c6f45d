// Color arithmetic in the same order of operations as the tool, so that figures agree with report.json.

/** @param {number} encoded */
export const linearOf = (encoded) => {
  const size = Math.abs(encoded);
  if (size <= 0.04045) return encoded / 12.92;
  const power = Math.pow((size + 0.055) / 1.055, 2.4);
  return encoded < 0 ? -power : power;
};

/** @param {number} linear */
export const encodedOf = (linear) => {
  const size = Math.abs(linear);
  if (size <= 0.0031308) return linear * 12.92;
  const power = 1.055 * Math.pow(size, 1 / 2.4) - 0.055;
  return linear < 0 ? -power : power;
};

/** @param {number[]} m @param {number[]} v */
export const times = (m, v) => [
  m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
  m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
  m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
];

// The matrices of CSS Color 4, from primaries and white points in exact rationals.
export const SRGB_TO_XYZ = [
  0.4123907992659595,
  0.35758433938387796,
  0.1804807884018343,
  0.21263900587151036,
  0.7151686787677559,
  0.07219231536073371,
  0.01933081871559185,
  0.11919477979462599,
  0.9505321522496606,
];

export const XYZ_TO_SRGB = [
  3.2409699419045213,
  -1.5373831775700935,
  -0.4986107602930033,
  -0.9692436362808798,
  1.8759675015077206,
  0.04155505740717561,
  0.05563007969699361,
  -0.20397695888897657,
  1.0569715142428786,
];

export const P3_TO_XYZ = [
  0.48657094864821626,
  0.26566769316909294,
  0.1982172852343625,
  0.22897456406974884,
  0.6917385218365062,
  0.079286914093745,
  0,
  0.045113381858902575,
  1.0439443689009757,
];

export const XYZ_TO_P3 = [
  2.4934969119414245,
  -0.9313836179191236,
  -0.40271078445071684,
  -0.829488969561575,
  1.7626640603183468,
  0.02362468584194359,
  0.035845830243784335,
  -0.07617238926804171,
  0.9568845240076873,
];

/** @param {number[]} rgb */
export const p3FromSRGB = (rgb) => times(XYZ_TO_P3, times(SRGB_TO_XYZ, rgb.map(linearOf))).map(encodedOf);
/** Replaces components within rounding error of 0 or 1 by 0 or 1. @param {number[]} rgb */
export const settled = (rgb) => rgb.map((c) => (c <= 1e-13 ? 0 : c >= 1 - 1e-13 ? 1 : c));
/** @param {number[]} rgb */
export const srgbFromP3 = (rgb) => times(XYZ_TO_SRGB, times(P3_TO_XYZ, rgb.map(linearOf))).map(encodedOf);

/** Linear sRGB of a display's encoded components. @param {string} display @param {number[]} rgb */
export const linearSRGBOn = (display, rgb) =>
  display === "display-p3" ? times(XYZ_TO_SRGB, times(P3_TO_XYZ, rgb.map(linearOf))) : rgb.map(linearOf);

/**
 * The weighted sum of WCAG 2's luminance. The tool puts the weights before this script.
 * @param {number[]} weights
 * @param {number[]} linear
 */
const weighed = (weights, linear) => weights[0] * linear[0] + weights[1] * linear[1] + weights[2] * linear[2];

/** @param {number[]} linear */
export const luminanceOf = (linear) => weighed(WCAG.weights, linear);

/**
 * The luminance of a display's encoded components. Display P3 has its own weights, which give the same luminances.
 * @param {string} display
 * @param {number[]} rgb
 */
export const luminanceOn = (display, rgb) =>
  weighed(display === "display-p3" ? WCAG.displayP3Weights : WCAG.weights, rgb.map(linearOf));

/** @param {number} first @param {number} second */
export const ratioOf = (first, second) => {
  const lighter = Math.max(first, second, 0);
  const darker = Math.max(Math.min(first, second), 0);
  return (lighter + WCAG.flare) / (darker + WCAG.flare);
};

/**
 * Source-over compositing with straight alpha, in the display's encoded components.
 * @param {number[]} top
 * @param {number} alpha
 * @param {number[]} bottom
 */
export const over = (top, alpha, bottom) => {
  if (alpha >= 1) return top;
  if (alpha <= 0) return bottom;
  const share = alpha;
  const rest = 1 - share;
  return [
    top[0] * share + bottom[0] * rest,
    top[1] * share + bottom[1] * rest,
    top[2] * share + bottom[2] * rest,
  ];
};

/**
 * A component as a byte. Halves are rounded up, even where arithmetic has moved one in its last bits.
 * @param {number} component
 */
export const byte = (component) => Math.min(255, Math.max(0, Math.floor(component * 255 + (0.5 + 1e-9))));
/** @param {number[]} rgb */
export const hexOf = (rgb) => "#" + rgb.map((c) => byte(c).toString(16).padStart(2, "0")).join("").toUpperCase();
/** @param {string} hex */
export const rgbOfHex = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

// Oklab, from linear sRGB through XYZ (CSS Color 4).
export const XYZ_TO_LMS = [
  0.819022437996703,
  0.3619062600528904,
  -0.1288737815209879,
  0.0329836539323885,
  0.9292868615863434,
  0.0361446663506424,
  0.0481771893596242,
  0.2642395317527308,
  0.6335478284694309,
];

export const LMS_TO_LAB = [
  0.210454268309314,
  0.7936177747023054,
  -0.0040720430116193,
  1.9779985324311684,
  -2.42859224204858,
  0.450593709617411,
  0.0259040424655478,
  0.7827717124575296,
  -0.8086757549230774,
];

/** @param {number[]} linear */
const oklabOf = (linear) => times(LMS_TO_LAB, times(XYZ_TO_LMS, times(SRGB_TO_XYZ, linear)).map(Math.cbrt));
/** @param {number[]} linear */
export const oklchOf = (linear) => {
  const [l, a, b] = oklabOf(linear);
  const chroma = Math.hypot(a, b);
  const hue = chroma <= 4e-6 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return [l, chroma <= 4e-6 ? 0 : chroma, hue];
};

/** @param {number[]} firstLinear @param {number[]} secondLinear */
export const differenceOf = (firstLinear, secondLinear) => {
  const p = oklabOf(firstLinear);
  const q = oklabOf(secondLinear);
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

// Machado, Oliveira and Fernandes 2009 at full severity, on linear light; achromatopsia by luminance.
/** @type {Record<string, { name: string, matrix: number[] }>} */
export const VISIONS = {
  protan: {
    name: "Protanopia",
    matrix: [
      0.152286,
      1.052583,
      -0.204868,
      0.114503,
      0.786281,
      0.099216,
      -0.003882,
      -0.048116,
      1.051998,
    ],
  },
  deutan: {
    name: "Deuteranopia",
    matrix: [
      0.367322,
      0.860646,
      -0.227968,
      0.280085,
      0.672501,
      0.047413,
      -0.01182,
      0.04294,
      0.968881,
    ],
  },
  tritan: {
    name: "Tritanopia",
    matrix: [
      1.255528,
      -0.076749,
      -0.178779,
      -0.078411,
      0.930809,
      0.147602,
      0.004733,
      0.691367,
      0.3039,
    ],
  },
  achroma: {
    name: "Achromatopsia",
    matrix: [
      ...WCAG.weights,
      ...WCAG.weights,
      ...WCAG.weights,
    ],
  },
};

/** @param {number} x */
export const clamp01 = (x) => Math.min(1, Math.max(0, x));
/** @param {string} vision @param {number[]} linear */
export const seenAs = (vision, linear) => times(VISIONS[vision].matrix, linear).map(clamp01);

/**
 * Two decimals, truncated and never rounded up; more where two would put the figure on the wrong side of `required`.
 * @param {number} ratio
 * @param {number | null | undefined} required
 * @param {number} decimals
 */
export const shown = (ratio, required, decimals = 2) => {
  if (!Number.isFinite(ratio)) return String(ratio);
  const [whole, fraction = ""] = String(ratio).split(".");
  /** @param {number} digits */
  const cut = (digits) => whole + "." + fraction.slice(0, digits).padEnd(digits, "0");
  let digits = decimals;
  if (required !== undefined && required !== null) {
    while (digits < fraction.length && Number(cut(digits)) < required !== ratio < required) digits += 1;
  }
  return cut(digits);
};
