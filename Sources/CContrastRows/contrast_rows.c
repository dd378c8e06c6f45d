// The one kernel of the colour module that is not Swift. Swift 6 compiles a library for the processors that every
// machine of an architecture has, and offers no way to compile a function for a wider one and choose at run time; C does,
// by an attribute. The Swift loop in ContrastMatrix is the definition, and tests hold the two to the same bits.

#include "contrast_rows.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <stdint.h>

/// A luminance below 0 counts as 0; a NaN stays one.
static inline double with_flare(double luminance) { return (0 > luminance ? 0 : luminance) + 0.05; }

static inline double ratio(double own, double other) {
  return (own > other ? own : other) / (own > other ? other : own);
}

/// How many values stand before the first one that starts a cache line.
static size_t values_before_line(const double *target) {
  uintptr_t past = (uintptr_t)target % 64;
  return past == 0 ? 0 : (64 - past) / sizeof(double);
}

static void fill_one_by_one(double own, const double *columns, size_t from, size_t to, double *target) {
  for (size_t column = from; column < to; column++) target[column] = ratio(own, with_flare(columns[column]));
}

// The order of operands matters below: max and min give their second operand when one is a NaN.

__attribute__((target("avx512f"))) static void fill_row_by_8(
    double own, const double *columns, size_t from, size_t to, double *target, bool streaming) {
  const __m512d own8 = _mm512_set1_pd(own), flare = _mm512_set1_pd(0.05), zero = _mm512_setzero_pd();
  for (size_t column = from; column < to; column += 8) {
    __m512d others = _mm512_add_pd(_mm512_max_pd(zero, _mm512_loadu_pd(columns + column)), flare);
    __m512d ratios = _mm512_div_pd(_mm512_max_pd(own8, others), _mm512_min_pd(others, own8));
    if (streaming) {
      _mm512_stream_pd(target + column, ratios);
    } else {
      _mm512_store_pd(target + column, ratios);
    }
  }
}

__attribute__((target("avx2"))) static void fill_row_by_4(
    double own, const double *columns, size_t from, size_t to, double *target, bool streaming) {
  const __m256d own4 = _mm256_set1_pd(own), flare = _mm256_set1_pd(0.05), zero = _mm256_setzero_pd();
  for (size_t column = from; column < to; column += 4) {
    __m256d others = _mm256_add_pd(_mm256_max_pd(zero, _mm256_loadu_pd(columns + column)), flare);
    __m256d ratios = _mm256_div_pd(_mm256_max_pd(own4, others), _mm256_min_pd(others, own4));
    if (streaming) {
      _mm256_stream_pd(target + column, ratios);
    } else {
      _mm256_store_pd(target + column, ratios);
    }
  }
}

int contrast_rows_lanes(void) {
  if (__builtin_cpu_supports("avx512f")) return 8;
  return __builtin_cpu_supports("avx2") ? 4 : 0;
}

void contrast_rows(
    int lanes, const double *rows, size_t row_count, const double *columns, size_t column_count, double *target,
    bool streaming) {
  for (size_t row = 0; row < row_count; row++, target += column_count) {
    const double own = with_flare(rows[row]);
    size_t head = values_before_line(target);
    if (head > column_count) head = column_count;
    const size_t end = head + (column_count - head) / lanes * lanes;
    fill_one_by_one(own, columns, 0, head, target);
    if (lanes == 8) {
      fill_row_by_8(own, columns, head, end, target, streaming);
    } else {
      fill_row_by_4(own, columns, head, end, target, streaming);
    }
    fill_one_by_one(own, columns, end, column_count, target);
  }
  if (streaming) _mm_sfence();
}

#else

int contrast_rows_lanes(void) { return 0; }

void contrast_rows(
    int lanes, const double *rows, size_t row_count, const double *columns, size_t column_count, double *target,
    bool streaming) {}

#endif
