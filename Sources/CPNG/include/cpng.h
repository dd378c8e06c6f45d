#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// PNG encoding in three steps, so that the slow one can run on several threads:
//   1. legible_png_find_palette   are there few enough colors for a palette?
//   2. legible_png_compress       compresses a slice of rows to a piece of the zlib stream; slices are independent
//   3. legible_png_assemble       libpng writes the file around the pieces, in one setjmp frame
// Every function returns its result, and never exits, prints or jumps out.

typedef enum {
  LEGIBLE_PNG_OK = 0,
  LEGIBLE_PNG_OUT_OF_MEMORY = 1,
  LEGIBLE_PNG_LIBRARY_ERROR = 2
} legible_png_status;

typedef enum {
  LEGIBLE_PNG_RGB8 = 0,
  LEGIBLE_PNG_RGB16 = 1,
  LEGIBLE_PNG_INDEXED = 2
} legible_png_layout;

/// Up to 256 colors, and the hash table that finds the index of a color.
typedef struct {
  int count;
  uint16_t colors[256][3];
  uint64_t keys[1024];
  uint8_t indices[1024];
} legible_png_palette;

/// An RGB raster of 16 bits a channel, in the byte order of the machine, without padding.
typedef struct {
  const uint16_t *pixels;
  uint32_t width;
  uint32_t height;
  legible_png_layout layout;
  /// The palette of LEGIBLE_PNG_INDEXED.
  const legible_png_palette *palette;
} legible_png_raster;

/// Bytes that a function of this module allocates and legible_png_release frees.
typedef struct {
  uint8_t *bytes;
  size_t length;
  size_t capacity;
  /// Only for a piece: the Adler-32 and the number of its uncompressed bytes.
  uint32_t adler;
  size_t uncompressed;
} legible_png_buffer;

typedef struct {
  const char *keyword;
  /// UTF-8. ASCII is written as tEXt, anything else as iTXt.
  const char *text;
} legible_png_text;

typedef struct {
  uint32_t width;
  uint32_t height;
  legible_png_layout layout;
  const legible_png_palette *palette;
  /// A profile for iCCP, and the four bytes of cICP. Without a profile the file is marked as sRGB.
  const uint8_t *profile;
  uint32_t profile_length;
  const char *profile_name;
  uint8_t coding_points[4];
  /// 0 writes no resolution to the file.
  uint32_t pixels_per_meter;
  const legible_png_text *texts;
  int text_count;
} legible_png_header;

/// Returns whether the raster has at most 256 colors at 8 bits a channel. `palette` then contains them in the order of
/// their first use.
int legible_png_find_palette(
  const uint16_t *pixels, uint32_t width, uint32_t height, legible_png_palette *palette);

/// Compresses the rows `first ..< last`.
legible_png_status legible_png_compress(
  const legible_png_raster *raster, uint32_t first, uint32_t last, legible_png_buffer *piece);

/// Writes the whole file. When libpng fails, `message` receives its error text.
legible_png_status legible_png_assemble(
  const legible_png_header *header, const legible_png_buffer *pieces, int piece_count, legible_png_buffer *file,
  char *message, size_t message_size);

void legible_png_release(legible_png_buffer *buffer);

#endif
