#ifndef CONTRAST_ROWS_H
#define CONTRAST_ROWS_H

#include <stdbool.h>
#include <stddef.h>

/// How many doubles the widest vectors of this processor hold that `contrast_rows` can use: 8, 4, or 0 for none.
int contrast_rows_lanes(void);

/// Fills rows of contrast ratios with vectors of `lanes` doubles; `lanes` is 4 or 8, and no more than
/// `contrast_rows_lanes()`.
///
/// `target` gets `row_count` rows of `column_count` ratios. Where `streaming` is true the values bypass the caches:
/// right for a matrix that no cache could hold, since memory need not be read before it is overwritten.
void contrast_rows(
    int lanes, const double *rows, size_t row_count, const double *columns, size_t column_count, double *target,
    bool streaming);

#endif
