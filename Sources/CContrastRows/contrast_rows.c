// The only kernel of the color module that is not written in Swift. Swift 6 compiles a library for the instructions
// that every processor of an architecture has, and cannot compile one function for wider vectors and choose it at run
// time. C can, with an attribute. The Swift loop in ContrastMatrix is the definition; tests check that both give the
// same bits.

#include "contrast_rows.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <stdint.h>

/// Adds the flare. A luminance below 0 counts as 0; a NaN stays NaN.
static inline double with_flare(double luminance) { return (0 > luminance ? 0 : luminance) + 0.05; }

static inline double ratio(double own, double other) {
  return (own > other ? own : other) / (own > other ? other : own);
}

/// Returns the number of values before the first one that starts a cache line.
static size_t values_before_line(const double *target) {
  uintptr_t past = (uintptr_t)target % 64;
  return past == 0 ? 0 : (64 - past) / sizeof(double);
}

static void fill_one_by_one(double own, const double *columns, size_t from, size_t to, double *target) {
  for (size_t column = from; column < to; column++) target[column] = ratio(own, with_flare(columns[column]));
}

// The order of the operands matters below: max and min return their second operand when one of the two is NaN.

__attribute__((target("avx512f"))) static inline __m512d ratios_of_8(__m512d own, const double *columns) {
  __m512d others = _mm512_add_pd(_mm512_max_pd(_mm512_setzero_pd(), _mm512_loadu_pd(columns)), _mm512_set1_pd(0.05));
  return _mm512_div_pd(_mm512_max_pd(own, others), _mm512_min_pd(others, own));
}

__attribute__((target("avx2"))) static inline __m256d ratios_of_4(__m256d own, const double *columns) {
  __m256d others = _mm256_add_pd(_mm256_max_pd(_mm256_setzero_pd(), _mm256_loadu_pd(columns)), _mm256_set1_pd(0.05));
  return _mm256_div_pd(_mm256_max_pd(own, others), _mm256_min_pd(others, own));
}

/// Fills `from ..< to` of a row: a whole number of vectors, each aligned to a cache line or half of one.
typedef void fill_row(double own, const double *columns, size_t from, size_t to, double *target);

// Each kind of store has a function of its own. When both kinds are branches of one function, the compiler merges them
// into one store that no longer bypasses the caches.

__attribute__((target("avx512f"))) static void fill_row_by_8(
    double own, const double *columns, size_t from, size_t to, double *target) {
  const __m512d own8 = _mm512_set1_pd(own);
  for (size_t at = from; at < to; at += 8) _mm512_store_pd(target + at, ratios_of_8(own8, columns + at));
}

__attribute__((target("avx512f"))) static void stream_row_by_8(
    double own, const double *columns, size_t from, size_t to, double *target) {
  const __m512d own8 = _mm512_set1_pd(own);
  for (size_t at = from; at < to; at += 8) _mm512_stream_pd(target + at, ratios_of_8(own8, columns + at));
}

__attribute__((target("avx2"))) static void fill_row_by_4(
    double own, const double *columns, size_t from, size_t to, double *target) {
  const __m256d own4 = _mm256_set1_pd(own);
  for (size_t at = from; at < to; at += 4) _mm256_store_pd(target + at, ratios_of_4(own4, columns + at));
}

__attribute__((target("avx2"))) static void stream_row_by_4(
    double own, const double *columns, size_t from, size_t to, double *target) {
  const __m256d own4 = _mm256_set1_pd(own);
  for (size_t at = from; at < to; at += 4) _mm256_stream_pd(target + at, ratios_of_4(own4, columns + at));
}

int contrast_rows_lanes(void) {
  if (__builtin_cpu_supports("avx512f")) return 8;
  return __builtin_cpu_supports("avx2") ? 4 : 0;
}

void contrast_rows(
    int lanes, const double *rows, size_t row_count, const double *columns, size_t column_count, double *target,
    bool streaming) {
  fill_row *const fill = lanes == 8 ? (streaming ? stream_row_by_8 : fill_row_by_8)
                                    : (streaming ? stream_row_by_4 : fill_row_by_4);
  for (size_t row = 0; row < row_count; row++, target += column_count) {
    const double own = with_flare(rows[row]);
    size_t head = values_before_line(target);
    if (head > column_count) head = column_count;
    const size_t end = head + (column_count - head) / lanes * lanes;
    fill_one_by_one(own, columns, 0, head, target);
    fill(own, columns, head, end, target);
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
