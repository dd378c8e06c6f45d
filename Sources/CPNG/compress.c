#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "cpng.h"
#include "deflate.h"
#include "pixels.h"

static size_t bytes_per_pixel(const legible_png_raster *raster) {
  switch (raster->layout) {
  case LEGIBLE_PNG_RGB8: return 3;
  case LEGIBLE_PNG_RGB16: return 6;
  case LEGIBLE_PNG_INDEXED: return 1;
  }
  return 0;
}

/// Converts a row to the bytes of the file, without the filter byte.
static void pack_row(const legible_png_raster *raster, const uint16_t *in, uint8_t *out) {
  size_t samples = (size_t)raster->width * 3;
  switch (raster->layout) {
  case LEGIBLE_PNG_RGB8:
    for (size_t i = 0; i < samples; i++) out[i] = legible_png_narrow(in[i]);
    break;
  case LEGIBLE_PNG_RGB16:
    for (size_t i = 0; i < samples; i++) {
      out[2 * i] = (uint8_t)(in[i] >> 8);
      out[2 * i + 1] = (uint8_t)in[i];
    }
    break;
  case LEGIBLE_PNG_INDEXED: {
    const legible_png_palette *palette = raster->palette;
    uint64_t last = 0;
    uint8_t index = 0;
    for (uint32_t x = 0; x < raster->width; x++, in += 3) {
      uint64_t key = legible_png_key(in);
      if (key != last) {
        unsigned slot = legible_png_slot(key);
        while (palette->keys[slot] != key && palette->keys[slot] != 0) slot = (slot + 1) & 1023;
        index = palette->indices[slot];
        last = key;
      }
      out[x] = index;
    }
    break;
  }
  }
}

/// Extends an Adler-32 by one byte and `zeros` zero bytes, without reading them.
static uint32_t adler_with_zeros(uint32_t adler, uint32_t byte, size_t zeros) {
  uint64_t a = adler & 0xFFFF, b = adler >> 16;
  a = (a + byte) % 65521;
  b = (b + a + zeros % 65521 * a) % 65521;
  return (uint32_t)(b << 16 | a);
}

legible_png_status legible_png_compress(
  const legible_png_raster *raster, uint32_t first, uint32_t last, legible_png_buffer *piece) {
  memset(piece, 0, sizeof *piece);
  piece->adler = (uint32_t)adler32(0, NULL, 0);
  size_t pixel = bytes_per_pixel(raster), length = (size_t)raster->width * pixel;
  size_t source = (size_t)raster->width * 3;
  legible_deflate *stream = legible_deflate_open(length + 1, pixel, piece);
  if (stream == NULL) return LEGIBLE_PNG_OUT_OF_MEMORY;
  for (uint32_t y = first; y < last; y++) {
    const uint16_t *pixels = raster->pixels + (size_t)y * source;
    uint8_t *row = legible_deflate_row(stream);
    if (y > 0 && memcmp(pixels, pixels - source, source * sizeof *pixels) == 0) {
      // Flat sheets repeat whole rows. The filter `up` turns such a row into zeros. All other rows stay unfiltered,
      // because a filter would hide what they have in common with the rows before them.
      row[0] = PNG_FILTER_VALUE_UP;
      memset(row + 1, 0, length);
      piece->adler = adler_with_zeros(piece->adler, row[0], length);
      legible_deflate_zeros(stream);
    } else {
      row[0] = PNG_FILTER_VALUE_NONE;
      pack_row(raster, pixels, row + 1);
      piece->adler = (uint32_t)adler32_z(piece->adler, row, length + 1);
      legible_deflate_matched(stream);
    }
  }
  piece->uncompressed = (length + 1) * (size_t)(last - first);
  if (!legible_deflate_close(stream, last == raster->height)) {
    legible_png_release(piece);
    return LEGIBLE_PNG_OUT_OF_MEMORY;
  }
  return LEGIBLE_PNG_OK;
}

void legible_png_release(legible_png_buffer *buffer) {
  free(buffer->bytes);
  memset(buffer, 0, sizeof *buffer);
}
