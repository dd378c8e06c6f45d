#ifndef CPNGREADER_H
#define CPNGREADER_H

#include <stddef.h>
#include <stdint.h>

/// What libpng reads: 16 bits a channel, RGB, as the file has the values (8 bits times 257).
typedef struct {
  uint32_t width;
  uint32_t height;
  int bit_depth;
  int color_type;
  uint16_t *pixels;
} png_reader_image;

/// Returns 0 on any error.
int png_reader_read(const uint8_t *bytes, size_t length, png_reader_image *image);
void png_reader_release(png_reader_image *image);

/// The number of bytes that libpng makes of RGB pixels of 8 bits when nothing is set; 0 on an error.
size_t png_reader_default_size(const uint8_t *rgb, uint32_t width, uint32_t height);

#endif
