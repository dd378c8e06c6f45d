#ifndef CREFERENCE_H
#define CREFERENCE_H

#include <stddef.h>
#include <stdint.h>

/// The plain way to do what the bulk kernels of ColorScience do.

void reference_matrix(const double *luminances, size_t count, double *matrix);

/// The sort of the C library, with a comparison function.
void reference_qsort(double *values, size_t count);
/// A radix sort of positive doubles by the byte, from the lowest; `scratch` has as much room.
void reference_radix_sort(double *values, double *scratch, size_t count);
/// Pairs of sorted luminances whose ratio reaches `required`, each quotient divided out.
uint64_t reference_pairs(const double *sorted, size_t count, double required);

/// Three components a colour, one after the other.
void reference_oklch(const double *srgb, size_t count, double *oklch);
void reference_luminance(const double *srgb, size_t count, double *luminances);

#endif
