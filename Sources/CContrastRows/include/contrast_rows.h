#ifndef CONTRAST_ROWS_H
#define CONTRAST_ROWS_H

#include <stdbool.h>
#include <stddef.h>

/// Returns how many doubles fit in the widest vectors of this processor that `contrast_rows` can use: 8, 4, or 0 for
/// none.
int contrast_rows_lanes(void);

/// Fills rows of contrast ratios with vectors of `lanes` doubles. `lanes` is 4 or 8, and at most
/// `contrast_rows_lanes()`.
///
/// `target` receives `row_count` rows of `column_count` ratios. When `streaming` is true, the values bypass the caches.
/// This suits a matrix that is larger than any cache, because memory is then not read before it is overwritten.
void contrast_rows(
    int lanes, const double *rows, size_t row_count, const double *columns, size_t column_count, double *target,
    bool streaming);

#endif
