#ifndef DEFLATED_H
#define DEFLATED_H

#include <stddef.h>
#include <stdint.h>

/// The most bytes that `count` bytes become.
size_t deflated_bound(size_t count);

/// Deflates bytes into a zlib stream (RFC 1950) at `target`, which has room for `deflated_bound(count)` bytes. Returns the length
/// of the stream, or 0 where memory is missing.
size_t deflated(const uint8_t *bytes, size_t count, uint8_t *target);

#endif
