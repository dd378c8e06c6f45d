#ifndef CPNG_DEFLATE_H
#define CPNG_DEFLATE_H

#include <stddef.h>
#include <stdint.h>

#include "cpng.h"

// A compressor for flat pictures, which zlib does not know: most rows equal the one above, and the others are runs and
// repeated words. Any inflater reads what it writes.

typedef struct legible_deflate legible_deflate;

/// `row` is the number of bytes after which a picture repeats itself at the soonest, `pixel` that of one pixel. NULL when
/// memory is out.
legible_deflate *legible_deflate_open(size_t row, size_t pixel, legible_png_buffer *out);

/// Room for the next row: exactly `row` bytes, to be filled and handed to one of the two below.
uint8_t *legible_deflate_row(legible_deflate *stream);
void legible_deflate_matched(legible_deflate *stream);
/// All bytes of the row are zero but the first.
void legible_deflate_zeros(legible_deflate *stream);

/// Ends the stream, or ends it at a whole byte so that another goes on. False when memory ran out on the way.
int legible_deflate_close(legible_deflate *stream, int is_last);

#endif
