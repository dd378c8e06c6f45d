#include <math.h>

#include "creference.h"

static double linear(double encoded) {
  return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4);
}

void reference_luminance(const double *srgb, size_t count, double *luminances) {
  for (size_t i = 0; i < count; i++, srgb += 3) {
    luminances[i] = 0.2126 * linear(srgb[0]) + 0.7152 * linear(srgb[1]) + 0.0722 * linear(srgb[2]);
  }
}

void reference_oklch(const double *srgb, size_t count, double *oklch) {
  for (size_t i = 0; i < count; i++, srgb += 3, oklch += 3) {
    double red = linear(srgb[0]), green = linear(srgb[1]), blue = linear(srgb[2]);
    double l = cbrt(0.412221469470763 * red + 0.5363325372617348 * green + 0.0514459932675022 * blue);
    double m = cbrt(0.21190349581782522 * red + 0.6806995506452344 * green + 0.10739695353694055 * blue);
    double s = cbrt(0.08830245919005643 * red + 0.2817188391361215 * green + 0.6299787016738221 * blue);
    double lightness = 0.210454268309314 * l + 0.7936177747023054 * m - 0.0040720430116193 * s;
    double a = 1.9779985324311684 * l - 2.42859224204858 * m + 0.450593709617411 * s;
    double b = 0.0259040424655478 * l + 0.7827717124575296 * m - 0.8086757549230774 * s;
    double hue = atan2(b, a) * (180 / M_PI);
    oklch[0] = lightness;
    oklch[1] = sqrt(a * a + b * b);
    oklch[2] = hue < 0 ? hue + 360 : hue;
  }
}
