#ifndef CPNG_HUFFMAN_H
#define CPNG_HUFFMAN_H

#include <stdint.h>

enum { LEGIBLE_HUFFMAN_SYMBOLS = 288 };

/// A prefix code as DEFLATE uses it. `codes` are bit-reversed, because a DEFLATE stream begins with the lowest bit.
typedef struct {
  uint8_t lengths[LEGIBLE_HUFFMAN_SYMBOLS];
  uint16_t codes[LEGIBLE_HUFFMAN_SYMBOLS];
} legible_huffman;

/// Builds the shortest complete code for the counted symbols, with no word longer than `limit` bits. At least two
/// symbols have a word, because zlib refuses a code with only one.
void legible_huffman_build(const uint32_t *counts, int symbols, int limit, legible_huffman *code);

#endif
