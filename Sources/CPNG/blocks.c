#include "blocks.h"

#include <stdlib.h>
#include <string.h>

#include "huffman.h"

enum { LITERALS = 286, DISTANCES = 30, LENGTHS = 19, END = 256 };

static void reserve(legible_blocks *blocks, size_t needed) {
  legible_png_buffer *out = blocks->out;
  if (out->capacity - out->length >= needed) return;
  size_t capacity = out->capacity * 2 + needed + 4096;
  uint8_t *grown = realloc(out->bytes, capacity);
  if (grown == NULL) {
    blocks->is_failed = 1;
    return;
  }
  out->bytes = grown;
  out->capacity = capacity;
}

/// Writes up to 32 bits. The caller has reserved the room.
static void put(legible_blocks *blocks, uint32_t value, int count) {
  blocks->bits |= (uint64_t)value << blocks->bit_count;
  blocks->bit_count += count;
  while (blocks->bit_count >= 8) {
    blocks->out->bytes[blocks->out->length++] = (uint8_t)blocks->bits;
    blocks->bits >>= 8;
    blocks->bit_count -= 8;
  }
}

/// The symbol of a length or a distance, and the extra bits that follow it.
typedef struct {
  uint16_t symbol;
  uint8_t extra_count;
  uint16_t extra;
} coded;

static int log2_of(uint32_t value) { return 31 - __builtin_clz(value); }

static coded of_length(uint32_t length) {
  if (length == LEGIBLE_LONGEST_MATCH) return (coded){285, 0, 0};
  uint32_t from = length - 3;
  if (from < 8) return (coded){(uint16_t)(257 + from), 0, 0};
  int extra = log2_of(from) - 2;
  return (coded){(uint16_t)(257 + 4 * extra + (from >> extra)), (uint8_t)extra, (uint16_t)(from & ((1u << extra) - 1))};
}

static coded of_distance(uint32_t distance) {
  uint32_t from = distance - 1;
  if (from < 4) return (coded){(uint16_t)from, 0, 0};
  int extra = log2_of(from) - 1;
  return (coded){(uint16_t)(2 * extra + (from >> extra)), (uint8_t)extra, (uint16_t)(from & ((1u << extra) - 1))};
}

typedef struct {
  uint8_t symbol, extra_count, extra;
} run;

/// Encodes the lengths of both codes as runs: symbol 16 repeats the previous length, 17 and 18 are runs of zeros.
static int run_lengths(const uint8_t *lengths, int count, run *runs) {
  int used = 0;
  for (int at = 0; at < count;) {
    int same = 1;
    while (at + same < count && lengths[at + same] == lengths[at]) same++;
    int left = same;
    if (lengths[at] == 0) {
      while (left >= 3) {
        int taken = left < 138 ? left : 138;
        runs[used++] = taken < 11 ? (run){17, 3, (uint8_t)(taken - 3)} : (run){18, 7, (uint8_t)(taken - 11)};
        left -= taken;
      }
    } else {
      runs[used++] = (run){lengths[at], 0, 0};
      left--;
      while (left >= 3) {
        int taken = left < 6 ? left : 6;
        runs[used++] = (run){16, 2, (uint8_t)(taken - 3)};
        left -= taken;
      }
    }
    while (left-- > 0) runs[used++] = (run){lengths[at], 0, 0};
    at += same;
  }
  return used;
}

static int trimmed(const uint8_t *lengths, int count, int least) {
  while (count > least && lengths[count - 1] == 0) count--;
  return count;
}

static void write_codes(legible_blocks *blocks, const legible_huffman *literals, const legible_huffman *distances) {
  static const uint8_t order[LENGTHS] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int literal_count = trimmed(literals->lengths, LITERALS, 257);
  int distance_count = trimmed(distances->lengths, DISTANCES, 1);
  uint8_t lengths[LITERALS + DISTANCES];
  memcpy(lengths, literals->lengths, (size_t)literal_count);
  memcpy(lengths + literal_count, distances->lengths, (size_t)distance_count);
  run runs[LITERALS + DISTANCES];
  int run_count = run_lengths(lengths, literal_count + distance_count, runs);

  uint32_t counts[LENGTHS] = {0};
  for (int at = 0; at < run_count; at++) counts[runs[at].symbol]++;
  legible_huffman code;
  legible_huffman_build(counts, LENGTHS, 7, &code);
  int order_count = LENGTHS;
  while (order_count > 4 && code.lengths[order[order_count - 1]] == 0) order_count--;

  put(blocks, (uint32_t)(literal_count - 257), 5);
  put(blocks, (uint32_t)(distance_count - 1), 5);
  put(blocks, (uint32_t)(order_count - 4), 4);
  for (int at = 0; at < order_count; at++) put(blocks, code.lengths[order[at]], 3);
  for (int at = 0; at < run_count; at++) {
    put(blocks, code.codes[runs[at].symbol], code.lengths[runs[at].symbol]);
    put(blocks, runs[at].extra, runs[at].extra_count);
  }
}

void legible_blocks_write(legible_blocks *blocks, int is_last) {
  uint32_t literal_counts[LITERALS] = {0}, distance_counts[DISTANCES] = {0};
  int count = blocks->count;
  blocks->count = 0;
  for (int at = 0; at < count; at++) {
    uint32_t token = blocks->tokens[at];
    if (token >> 16 == 0) {
      literal_counts[token]++;
    } else {
      literal_counts[of_length(token >> 16).symbol]++;
      distance_counts[of_distance((token & 0xFFFF) + 1).symbol]++;
    }
  }
  literal_counts[END] = 1;
  legible_huffman literals, distances;
  legible_huffman_build(literal_counts, LITERALS, 15, &literals);
  legible_huffman_build(distance_counts, DISTANCES, 15, &distances);

  // A token takes at most 15 + 5 + 15 + 13 bits, and the codes take fewer than 400 bytes.
  reserve(blocks, (size_t)count * 6 + 1024);
  if (blocks->is_failed) return;
  put(blocks, is_last ? 1 : 0, 1);
  put(blocks, 2, 2);
  write_codes(blocks, &literals, &distances);
  for (int at = 0; at < count; at++) {
    uint32_t token = blocks->tokens[at];
    if (token >> 16 == 0) {
      put(blocks, literals.codes[token], literals.lengths[token]);
      continue;
    }
    coded length = of_length(token >> 16), distance = of_distance((token & 0xFFFF) + 1);
    put(blocks, literals.codes[length.symbol], literals.lengths[length.symbol]);
    put(blocks, length.extra, length.extra_count);
    put(blocks, distances.codes[distance.symbol], distances.lengths[distance.symbol]);
    put(blocks, distance.extra, distance.extra_count);
  }
  put(blocks, literals.codes[END], literals.lengths[END]);
}

int legible_blocks_end(legible_blocks *blocks, int is_last) {
  legible_blocks_write(blocks, is_last);
  reserve(blocks, 16);
  if (blocks->is_failed) return 0;
  // An empty stored block makes the stream end at a whole byte.
  if (!is_last) put(blocks, 0, 3);
  if (blocks->bit_count > 0) put(blocks, 0, 8 - blocks->bit_count);
  if (!is_last) put(blocks, 0xFFFF0000, 32);
  return 1;
}
