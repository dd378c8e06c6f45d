#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "cpng.h"
#include "pixels.h"

enum { WINDOW = 32768, STEP = 65536 };

static size_t bytes_per_row(const legible_png_raster *raster) {
  switch (raster->layout) {
  case LEGIBLE_PNG_RGB8: return (size_t)raster->width * 3;
  case LEGIBLE_PNG_RGB16: return (size_t)raster->width * 6;
  case LEGIBLE_PNG_INDEXED: return (size_t)raster->width;
  }
  return 0;
}

/// The row as the file holds it, without its filter byte.
static void pack_row(const legible_png_raster *raster, uint32_t row, uint8_t *out) {
  const uint16_t *in = raster->pixels + (size_t)row * raster->width * 3;
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

/// Flat sheets repeat whole rows: such a row is `up`, a run of zeros; any other is best left as it is.
static void filter_row(const uint8_t *row, const uint8_t *above, size_t length, uint8_t *out) {
  if (above != NULL && memcmp(row, above, length) == 0) {
    out[0] = 2;
    memset(out + 1, 0, length);
  } else {
    out[0] = 0;
    memcpy(out + 1, row, length);
  }
}

static int grow(legible_png_buffer *buffer, size_t needed) {
  if (buffer->capacity - buffer->length >= needed) return 1;
  size_t capacity = buffer->capacity * 2 > buffer->length + needed ? buffer->capacity * 2 : buffer->length + needed;
  uint8_t *bytes = realloc(buffer->bytes, capacity);
  if (bytes == NULL) return 0;
  buffer->bytes = bytes;
  buffer->capacity = capacity;
  return 1;
}

static int run(z_stream *stream, int flush, legible_png_buffer *out) {
  do {
    if (!grow(out, STEP)) return 0;
    stream->next_out = out->bytes + out->length;
    stream->avail_out = STEP;
    if (deflate(stream, flush) == Z_STREAM_ERROR) return 0;
    out->length += STEP - stream->avail_out;
  } while (stream->avail_out == 0);
  return 1;
}

legible_png_status legible_png_compress(
  const legible_png_raster *raster, uint32_t first, uint32_t last, legible_png_buffer *piece) {
  memset(piece, 0, sizeof *piece);
  size_t length = bytes_per_row(raster);
  size_t filtered = length + 1;
  // The window before a slice is what the rows before it filter to, so the slice does not begin with nothing to copy.
  uint32_t primers = (uint32_t)(WINDOW / filtered) + 1;
  if (primers > first) primers = first;
  size_t batch = STEP / filtered + 1;
  if (batch < primers) batch = primers;

  uint8_t *rows = malloc(2 * length);
  uint8_t *work = malloc(batch * filtered);
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  int is_open = rows != NULL && work != NULL
    && deflateInit2(&stream, raster->level, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY) == Z_OK;
  int is_fine = is_open;
  // Flat areas give long matches at once: looking on for longer ones, as the level would, costs more than it saves.
  // Indexed rows are a third as long, so more may be spent on them.
  if (is_open && raster->layout == LEGIBLE_PNG_INDEXED) deflateTune(&stream, 8, 16, 128, 32);
  if (is_open && raster->layout != LEGIBLE_PNG_INDEXED) deflateTune(&stream, 8, 8, 128, 8);
  uint8_t *row = rows, *above = NULL;
  size_t held = 0;
  piece->adler = (uint32_t)adler32(0, NULL, 0);

  if (is_fine && first > primers) {
    above = rows + length;
    pack_row(raster, first - primers - 1, above);
  }
  for (uint32_t y = first - primers; is_fine && y < last; y++) {
    if (y == first && primers > 0) {
      size_t size = held * filtered;
      size_t used = size > WINDOW ? WINDOW : size;
      is_fine = deflateSetDictionary(&stream, work + size - used, (uInt)used) == Z_OK;
      held = 0;
    }
    pack_row(raster, y, row);
    filter_row(row, above, length, work + held * filtered);
    held++;
    above = row;
    row = row == rows ? rows + length : rows;
    if (is_fine && y >= first && (held == batch || y + 1 == last)) {
      size_t size = held * filtered;
      piece->adler = (uint32_t)adler32_z(piece->adler, work, size);
      piece->uncompressed += size;
      stream.next_in = work;
      stream.avail_in = (uInt)size;
      is_fine = run(&stream, y + 1 < last ? Z_NO_FLUSH : last == raster->height ? Z_FINISH : Z_SYNC_FLUSH, piece);
      held = 0;
    }
  }

  if (is_open) deflateEnd(&stream);
  free(work);
  free(rows);
  if (!is_fine) {
    legible_png_release(piece);
    return LEGIBLE_PNG_OUT_OF_MEMORY;
  }
  return LEGIBLE_PNG_OK;
}

void legible_png_release(legible_png_buffer *buffer) {
  free(buffer->bytes);
  memset(buffer, 0, sizeof *buffer);
}
