#include <string.h>

#include "cpng.h"
#include "pixels.h"

/// Returns 0 when the palette has no room for another color.
static int add_row(const uint16_t *pixels, uint32_t width, legible_png_palette *palette) {
  uint64_t last = 0;
  for (uint32_t x = 0; x < width; x++, pixels += 3) {
    uint64_t key = legible_png_key(pixels);
    if (key == last) continue;
    last = key;
    unsigned slot = legible_png_slot(key);
    while (palette->keys[slot] != 0 && palette->keys[slot] != key) slot = (slot + 1) & 1023;
    if (palette->keys[slot] == key) continue;
    if (palette->count == 256) return 0;
    palette->keys[slot] = key;
    palette->indices[slot] = (uint8_t)palette->count;
    memcpy(palette->colors[palette->count], pixels, 3 * sizeof(uint16_t));
    palette->count++;
  }
  return 1;
}

int legible_png_find_palette(
  const uint16_t *pixels, uint32_t width, uint32_t height, legible_png_palette *palette) {
  memset(palette, 0, sizeof *palette);
  size_t samples = (size_t)width * 3;
  for (uint32_t y = 0; y < height; y++, pixels += samples) {
    // Flat sheets repeat whole rows. Such a row has no new colors.
    if (y > 0 && memcmp(pixels, pixels - samples, samples * sizeof *pixels) == 0) continue;
    if (!add_row(pixels, width, palette)) return 0;
  }
  return palette->count > 0;
}
