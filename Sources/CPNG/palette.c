#include <string.h>

#include "cpng.h"
#include "pixels.h"

int legible_png_find_palette(const uint16_t *pixels, size_t count, legible_png_palette *palette) {
  memset(palette, 0, sizeof *palette);
  uint64_t last = 0;
  for (size_t i = 0; i < count; i++, pixels += 3) {
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
  return palette->count > 0;
}
