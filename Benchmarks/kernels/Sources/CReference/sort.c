#include <stdlib.h>
#include <string.h>

#include "creference.h"

static int compare(const void *left, const void *right) {
  double first = *(const double *)left, second = *(const double *)right;
  return (first > second) - (first < second);
}

void reference_qsort(double *values, size_t count) { qsort(values, count, sizeof(double), compare); }

void reference_radix_sort(double *values, double *scratch, size_t count) {
  size_t counts[8][256];
  memset(counts, 0, sizeof counts);
  uint64_t *source = (uint64_t *)values, *target = (uint64_t *)scratch;
  for (size_t i = 0; i < count; i++) {
    for (int digit = 0; digit < 8; digit++) counts[digit][source[i] >> (8 * digit) & 255]++;
  }
  for (int digit = 0; digit < 8; digit++) {
    size_t next = 0, largest = 0;
    for (int value = 0; value < 256; value++) {
      size_t here = counts[digit][value];
      if (here > largest) largest = here;
      counts[digit][value] = next;
      next += here;
    }
    if (largest == count) continue;
    for (size_t i = 0; i < count; i++) target[counts[digit][source[i] >> (8 * digit) & 255]++] = source[i];
    uint64_t *swap = source;
    source = target;
    target = swap;
  }
  if ((double *)source != values) memcpy(values, source, count * sizeof(double));
}

uint64_t reference_pairs(const double *sorted, size_t count, double required) {
  uint64_t pairs = 0;
  size_t partner = 0;
  for (size_t i = 0; i < count; i++) {
    while (partner < count && (sorted[partner] + 0.05) / (sorted[i] + 0.05) < required) partner++;
    pairs += count - partner;
  }
  return pairs;
}
