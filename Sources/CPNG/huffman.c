#include "huffman.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  uint32_t count;
  uint16_t symbol;
} leaf;

static int by_count(const void *a, const void *b) {
  const leaf *first = a, *second = b;
  if (first->count != second->count) return first->count < second->count ? -1 : 1;
  return first->symbol < second->symbol ? -1 : 1;
}

/// Counts the code words of each length. `leaves` is sorted, rarest first. The lightest node is always the next one of
/// two queues: the leaves, and the inner nodes in the order in which they were made.
static void count_lengths(const leaf *leaves, int count, int limit, int *of_length) {
  uint32_t weights[LEGIBLE_HUFFMAN_SYMBOLS];
  int parents[2 * LEGIBLE_HUFFMAN_SYMBOLS];
  int next_leaf = 0, next_inner = 0, inner = 0;
  while (inner < count - 1) {
    uint32_t weight = 0;
    for (int child = 0; child < 2; child++) {
      int is_leaf = next_leaf < count && (next_inner == inner || leaves[next_leaf].count <= weights[next_inner]);
      weight += is_leaf ? leaves[next_leaf].count : weights[next_inner];
      parents[is_leaf ? next_leaf++ : count + next_inner++] = count + inner;
    }
    weights[inner++] = weight;
  }
  int depths[2 * LEGIBLE_HUFFMAN_SYMBOLS];
  depths[2 * count - 2] = 0;
  for (int node = 2 * count - 3; node >= 0; node--) {
    depths[node] = depths[parents[node]] + 1;
    if (node < count) of_length[depths[node] < limit ? depths[node] : limit]++;
  }

  // Words cut to the limit take more than their share of the code. Lengthen others until all of them fit.
  uint32_t share = 0;
  for (int length = 1; length <= limit; length++) share += (uint32_t)of_length[length] << (limit - length);
  while (share > 1u << limit) {
    of_length[limit]--;
    for (int length = limit - 1; length > 0; length--) {
      if (of_length[length] == 0) continue;
      of_length[length]--;
      of_length[length + 1] += 2;
      break;
    }
    share--;
  }
}

static uint16_t reversed(uint32_t word, int length) {
  uint32_t result = 0;
  for (int bit = 0; bit < length; bit++) result |= (word >> bit & 1) << (length - 1 - bit);
  return (uint16_t)result;
}

void legible_huffman_build(const uint32_t *counts, int symbols, int limit, legible_huffman *code) {
  memset(code, 0, sizeof *code);
  leaf leaves[LEGIBLE_HUFFMAN_SYMBOLS];
  int count = 0;
  for (int symbol = 0; symbol < symbols; symbol++) {
    if (counts[symbol] > 0) leaves[count++] = (leaf){counts[symbol], (uint16_t)symbol};
  }
  for (int symbol = 0; count < 2; symbol++) {
    if (counts[symbol] == 0) leaves[count++] = (leaf){1, (uint16_t)symbol};
  }
  qsort(leaves, (size_t)count, sizeof leaves[0], by_count);

  int of_length[16] = {0};
  count_lengths(leaves, count, limit, of_length);
  int next = 0;
  for (int length = limit; length > 0; length--) {
    for (int word = 0; word < of_length[length]; word++) code->lengths[leaves[next++].symbol] = (uint8_t)length;
  }
  uint32_t word = 0;
  for (int length = 1; length <= limit; length++) {
    word <<= 1;
    for (int symbol = 0; symbol < symbols; symbol++) {
      if (code->lengths[symbol] == length) code->codes[symbol] = reversed(word++, length);
    }
  }
}
