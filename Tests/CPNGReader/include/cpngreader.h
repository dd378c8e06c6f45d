#ifndef CPNGREADER_H
#define CPNGREADER_H

#include <stddef.h>
#include <stdint.h>

/// An image as libpng reads it: RGB with 16 bits per channel, with the values of the file (8-bit values times 257).
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

/// Returns the size of the file that libpng writes by default for RGB pixels of 8 bits; 0 on an error.
size_t png_reader_default_size(const uint8_t *rgb, uint32_t width, uint32_t height);

#endif
