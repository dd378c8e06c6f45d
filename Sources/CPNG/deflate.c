#include "deflate.h"

#include <stdlib.h>
#include <string.h>

#include "blocks.h"

enum { WINDOW = 32768, HASH_BITS = 14, WAYS = 2 };

struct legible_deflate {
  size_t row, pixel;
  /// The window and the rows after it. `start` is where the next row begins.
  uint8_t *bytes;
  size_t capacity, start;
  /// Positions in `bytes`, plus one, of the last sequences with the same hash. 0 marks an empty slot.
  uint32_t heads[1 << HASH_BITS][WAYS];
  legible_blocks blocks;
};

static uint64_t load(const uint8_t *at) {
  uint64_t value;
  memcpy(&value, at, sizeof value);
  return value;
}

static size_t same(const uint8_t *a, const uint8_t *b, size_t limit) {
  size_t length = 0;
  while (length + 8 <= limit) {
    uint64_t difference = load(a + length) ^ load(b + length);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    if (difference != 0) return length + (size_t)__builtin_clzll(difference) / 8;
#else
    if (difference != 0) return length + (size_t)__builtin_ctzll(difference) / 8;
#endif
    length += 8;
  }
  while (length < limit && a[length] == b[length]) length++;
  return length;
}

typedef struct {
  size_t length, distance;
} match;

static uint32_t *bucket(legible_deflate *stream, size_t at) {
  // The key is four bytes, or two pixels of three bytes.
  uint64_t key = load(stream->bytes + at) << (stream->pixel == 1 ? 32 : 16);
  return stream->heads[(key * 0x9E3779B97F4A7C15u) >> (64 - HASH_BITS)];
}

static void remember(legible_deflate *stream, size_t at) {
  uint32_t *places = bucket(stream, at);
  if (places[0] == at + 1) return;
  places[1] = places[0];
  places[0] = (uint32_t)at + 1;
}

/// Returns the longest match among the previous pixel, the row above and the last positions with the same hash. A
/// distant match must be longer than a near one, because its distance takes as many bits as some literals.
static match find(legible_deflate *stream, size_t at, size_t end) {
  const uint8_t *bytes = stream->bytes;
  size_t limit = end - at < LEGIBLE_LONGEST_MATCH ? end - at : LEGIBLE_LONGEST_MATCH;
  size_t pixel = stream->pixel, least = pixel == 1 ? 4 : 6;
  match best = {0, 0};
  if (at >= pixel) {
    size_t length = same(bytes + at, bytes + at - pixel, limit);
    if (length >= 3) best = (match){length, pixel};
    if (length == limit) return best;
  }
  if (at >= stream->row && stream->row <= WINDOW) {
    size_t length = same(bytes + at, bytes + at - stream->row, limit);
    if (length >= least && length > best.length + 2) best = (match){length, stream->row};
  }
  if (best.length < 64) {
    const uint32_t *places = bucket(stream, at);
    for (int way = 0; way < WAYS; way++) {
      if (places[way] == 0 || places[way] > at || at + 1 - places[way] > WINDOW) continue;
      size_t place = places[way] - 1;
      size_t length = same(bytes + at, bytes + place, limit);
      if (length >= least && length > best.length + (best.length > 0 && best.distance <= 4 ? 2 : 0))
        best = (match){length, at - place};
    }
  }
  return best;
}

uint8_t *legible_deflate_row(legible_deflate *stream) {
  // `load` reads up to eight bytes past the row.
  if (stream->start + stream->row + 8 > stream->capacity) {
    size_t dropped = stream->start - WINDOW;
    memmove(stream->bytes, stream->bytes + dropped, WINDOW);
    stream->start = WINDOW;
    for (size_t at = 0; at < 1 << HASH_BITS; at++) {
      for (int way = 0; way < WAYS; way++) {
        uint32_t place = stream->heads[at][way];
        stream->heads[at][way] = place > dropped ? place - (uint32_t)dropped : 0;
      }
    }
  }
  return stream->bytes + stream->start;
}

void legible_deflate_matched(legible_deflate *stream) {
  size_t at = stream->start, end = at + stream->row;
  while (at < end) {
    match found = find(stream, at, end);
    if (found.length == 0) {
      size_t length = stream->pixel < end - at ? stream->pixel : end - at;
      remember(stream, at);
      for (size_t byte = 0; byte < length; byte++) legible_blocks_literal(&stream->blocks, stream->bytes[at + byte]);
      at += length;
      continue;
    }
    legible_blocks_match(&stream->blocks, found.length, found.distance);
    // Only the beginning of a long match is remembered, because that is where later matches start.
    size_t remembered = found.length < 48 ? found.length : 48;
    for (size_t inside = 0; inside < remembered; inside += stream->pixel) remember(stream, at + inside);
    at += found.length;
  }
  stream->start += stream->row;
}

void legible_deflate_zeros(legible_deflate *stream) {
  uint8_t *row = stream->bytes + stream->start;
  legible_blocks_literal(&stream->blocks, row[0]);
  size_t left = stream->row - 1;
  if (left > 0) {
    legible_blocks_literal(&stream->blocks, 0);
    left--;
  }
  while (left >= LEGIBLE_LONGEST_MATCH) {
    legible_blocks_match(&stream->blocks, LEGIBLE_LONGEST_MATCH, 1);
    left -= LEGIBLE_LONGEST_MATCH;
  }
  if (left >= 3) {
    legible_blocks_match(&stream->blocks, left, 1);
  } else {
    while (left-- > 0) legible_blocks_literal(&stream->blocks, 0);
  }
  stream->start += stream->row;
}

legible_deflate *legible_deflate_open(size_t row, size_t pixel, legible_png_buffer *out) {
  legible_deflate *stream = calloc(1, sizeof *stream);
  if (stream == NULL) return NULL;
  stream->blocks.out = out;
  stream->row = row;
  stream->pixel = pixel;
  stream->capacity = WINDOW + (row > 65536 ? 4 * row : 1 << 18) + 8;
  stream->bytes = calloc(stream->capacity, 1);
  if (stream->bytes == NULL) {
    free(stream);
    return NULL;
  }
  return stream;
}

int legible_deflate_close(legible_deflate *stream, int is_last) {
  int is_fine = legible_blocks_end(&stream->blocks, is_last);
  free(stream->bytes);
  free(stream);
  return is_fine;
}
