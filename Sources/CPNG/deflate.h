#ifndef CPNG_DEFLATE_H
#define CPNG_DEFLATE_H

#include <stddef.h>
#include <stdint.h>

#include "cpng.h"

// A compressor for flat images, which zlib has no special mode for: most rows equal the row above, and the others
// consist of runs and repeated words. Any inflater reads the result.

typedef struct legible_deflate legible_deflate;

/// `row` is the number of bytes after which an image repeats itself at the earliest, and `pixel` is the number of bytes
/// of a pixel. Returns NULL when memory ran out.
legible_deflate *legible_deflate_open(size_t row, size_t pixel, legible_png_buffer *out);

/// Returns room for the next row: exactly `row` bytes. Fill them, then call one of the two functions below.
uint8_t *legible_deflate_row(legible_deflate *stream);
void legible_deflate_matched(legible_deflate *stream);
/// Adds a row in which all bytes except the first are zero.
void legible_deflate_zeros(legible_deflate *stream);

/// Ends the stream, or ends it at a whole byte so that another stream can follow. Returns 0 when memory ran out.
int legible_deflate_close(legible_deflate *stream, int is_last);

#endif
