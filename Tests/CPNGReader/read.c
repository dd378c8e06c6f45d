#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "cpngreader.h"

typedef struct {
  const uint8_t *at;
  size_t left;
} source;

static void take(png_structp png, png_bytep out, size_t length) {
  source *from = png_get_io_ptr(png);
  if (length > from->left) png_error(png, "the file ends early");
  memcpy(out, from->at, length);
  from->at += length;
  from->left -= length;
}

int png_reader_read(const uint8_t *bytes, size_t length, png_reader_image *image) {
  memset(image, 0, sizeof *image);
  source from = {bytes, length};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  if (png == NULL) return 0;
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png)) != 0) {
    png_destroy_read_struct(&png, &info, NULL);
    png_reader_release(image);
    return 0;
  }
  png_set_read_fn(png, &from, take);
  png_read_info(png, info);
  image->width = png_get_image_width(png, info);
  image->height = png_get_image_height(png, info);
  image->bit_depth = png_get_bit_depth(png, info);
  image->color_type = png_get_color_type(png, info);
  png_set_expand(png);
  png_set_expand_16(png);
  png_set_swap(png);
  png_read_update_info(png, info);
  size_t row = png_get_rowbytes(png, info);
  if (row != (size_t)image->width * 6) png_error(png, "not three channels");
  image->pixels = malloc(row * image->height);
  if (image->pixels == NULL) png_error(png, "out of memory");
  for (uint32_t y = 0; y < image->height; y++) png_read_row(png, (png_bytep)image->pixels + y * row, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}

void png_reader_release(png_reader_image *image) {
  free(image->pixels);
  image->pixels = NULL;
}

static void count(png_structp png, png_bytep bytes, size_t length) {
  (void)bytes;
  *(size_t *)png_get_io_ptr(png) += length;
}

static void flush(png_structp png) { (void)png; }

size_t png_reader_default_size(const uint8_t *rgb, uint32_t width, uint32_t height) {
  size_t total = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  if (png == NULL) return 0;
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png)) != 0) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, &total, count, flush);
  png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB, 0, 0, 0);
  png_write_info(png, info);
  for (uint32_t y = 0; y < height; y++) png_write_row(png, (png_bytep)rgb + (size_t)y * width * 3);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return total;
}
