#ifndef CPNG_PIXELS_H
#define CPNG_PIXELS_H

#include <stdint.h>

/// Rounds 16 bits to 8. A code value times 257 comes back unchanged.
static inline uint8_t legible_png_narrow(uint16_t value) {
  return (uint8_t)(((uint32_t)value * 255 + 32895) >> 16);
}

/// Returns a color at 8 bits a channel as a number that is never 0.
static inline uint64_t legible_png_key(const uint16_t *pixel) {
  return 1 + (((uint64_t)legible_png_narrow(pixel[0]) << 16) | ((uint64_t)legible_png_narrow(pixel[1]) << 8)
              | legible_png_narrow(pixel[2]));
}

static inline unsigned legible_png_slot(uint64_t key) {
  return (unsigned)((key * 0x9E3779B97F4A7C15u) >> 54);
}

#endif
