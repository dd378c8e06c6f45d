#ifndef CPNG_HUFFMAN_H
#define CPNG_HUFFMAN_H

#include <stdint.h>

enum { LEGIBLE_HUFFMAN_SYMBOLS = 288 };

/// A prefix code as DEFLATE has them: `codes` are reversed, since its streams begin with the lowest bit.
typedef struct {
  uint8_t lengths[LEGIBLE_HUFFMAN_SYMBOLS];
  uint16_t codes[LEGIBLE_HUFFMAN_SYMBOLS];
} legible_huffman;

/// The shortest complete code for what was counted, none of its words longer than `limit` bits. Two symbols at least have a
/// word, since zlib refuses a code of one.
void legible_huffman_build(const uint32_t *counts, int symbols, int limit, legible_huffman *code);

#endif
