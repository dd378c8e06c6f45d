#ifndef CPNG_BLOCKS_H
#define CPNG_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

#include "cpng.h"

enum {
  LEGIBLE_LONGEST_MATCH = 258,
  /// The number of literals and matches in a block: enough to justify a code, and few enough that one code suits them.
  LEGIBLE_BLOCK_TOKENS = 8192
};

/// Turns literals and matches into the blocks of a DEFLATE stream, each with its own codes.
typedef struct {
  legible_png_buffer *out;
  /// A match has its length in the bits from 16 up, and its distance minus one in the bits below. A literal has the
  /// length 0.
  uint32_t tokens[LEGIBLE_BLOCK_TOKENS];
  int count;
  uint64_t bits;
  int bit_count;
  /// Set when memory ran out. Everything added after that is dropped.
  int is_failed;
} legible_blocks;

void legible_blocks_write(legible_blocks *blocks, int is_last);

/// Ends the stream, or ends it at a whole byte so that another stream can follow. Returns 0 when memory ran out.
int legible_blocks_end(legible_blocks *blocks, int is_last);

static inline void legible_blocks_add(legible_blocks *blocks, uint32_t token) {
  blocks->tokens[blocks->count++] = token;
  if (blocks->count == LEGIBLE_BLOCK_TOKENS) legible_blocks_write(blocks, 0);
}

static inline void legible_blocks_literal(legible_blocks *blocks, uint8_t byte) { legible_blocks_add(blocks, byte); }

/// Adds a match: 3…258 bytes that repeat the bytes at a distance of 1…32,768.
static inline void legible_blocks_match(legible_blocks *blocks, size_t length, size_t distance) {
  legible_blocks_add(blocks, (uint32_t)(length << 16 | (distance - 1)));
}

#endif
