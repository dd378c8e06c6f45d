// The tool's PNG encoder against libpng left alone, on real sheets laid side by side to 3000 × 4000 px. Processor time,
// in turns, so that whatever else the machine does hits both.

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cpng.h"

enum { WIDTH = 3000, HEIGHT = 4000, ROUNDS = 3 };

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void count(png_structp png, png_bytep bytes, size_t length) {
  (void)bytes;
  *(size_t *)png_get_io_ptr(png) += length;
}

static void flush(png_structp png) { (void)png; }

static size_t left_alone(const uint8_t *rgb) {
  size_t total = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, &total, count, flush);
  png_set_IHDR(png, info, WIDTH, HEIGHT, 8, PNG_COLOR_TYPE_RGB, 0, 0, 0);
  png_write_info(png, info);
  for (int y = 0; y < HEIGHT; y++) png_write_row(png, rgb + (size_t)y * WIDTH * 3);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return total;
}

/// As PNGEncoder.swift does it, on one thread: the same slices and layouts.
static size_t own(const uint16_t *pixels, int *is_indexed) {
  legible_png_palette palette;
  *is_indexed = legible_png_find_palette(pixels, WIDTH, HEIGHT, &palette);
  legible_png_raster raster = {
    pixels, WIDTH, HEIGHT, *is_indexed ? LEGIBLE_PNG_INDEXED : LEGIBLE_PNG_RGB8, &palette};
  uint32_t rows = (3 << 20) / (WIDTH * (*is_indexed ? 1 : 3));
  uint32_t slices = (HEIGHT + rows - 1) / rows;
  size_t total = 0;
  for (uint32_t slice = 0; slice < slices; slice++) {
    legible_png_buffer piece;
    legible_png_compress(&raster, slice * HEIGHT / slices, (slice + 1) * HEIGHT / slices, &piece);
    total += piece.length;
    legible_png_release(&piece);
  }
  return total;
}

static int by_value(const void *a, const void *b) {
  double first = *(const double *)a, second = *(const double *)b;
  return first < second ? -1 : first > second;
}

int main(int count, char **paths) {
  for (int argument = 1; argument < count; argument++) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_file(&image, paths[argument])) return 1;
    image.format = PNG_FORMAT_RGB;
    uint8_t *read = malloc(PNG_IMAGE_SIZE(image));
    uint8_t *rgb = malloc((size_t)WIDTH * HEIGHT * 3);
    uint16_t *pixels = malloc((size_t)WIDTH * HEIGHT * 3 * sizeof(uint16_t));
    if (read == NULL || rgb == NULL || pixels == NULL) return 1;
    if (!png_image_finish_read(&image, NULL, read, 0, NULL)) return 1;
    for (uint32_t y = 0; y < HEIGHT; y++) {
      for (uint32_t x = 0; x < WIDTH; x++) {
        const uint8_t *from = read + ((size_t)(y % image.height) * image.width + x % image.width) * 3;
        for (int c = 0; c < 3; c++) {
          size_t at = ((size_t)y * WIDTH + x) * 3 + (size_t)c;
          rgb[at] = from[c];
          pixels[at] = (uint16_t)(from[c] * 257);
        }
      }
    }
    double ratios[ROUNDS];
    size_t usual = 0, tuned = 0;
    int is_indexed = 0;
    for (int round = 0; round < ROUNDS; round++) {
      double start = seconds();
      usual = left_alone(rgb);
      double middle = seconds();
      tuned = own(pixels, &is_indexed);
      ratios[round] = (middle - start) / (seconds() - middle);
    }
    qsort(ratios, ROUNDS, sizeof ratios[0], by_value);
    double speed = ratios[ROUNDS / 2], size = (double)tuned / (double)usual;
    int is_reached = speed >= 3 && size <= (is_indexed ? 1.0 : 4.0 / 3);
    const char *name = strrchr(paths[argument], '/');
    printf(
      "  %-44s %s  %.2f× the speed on one thread  %.2f× the bytes  %s\n", name == NULL ? paths[argument] : name + 1,
      is_indexed ? "palette" : "rgb    ", speed, size, is_reached ? "reached" : "MISSED");
    free(pixels);
    free(rgb);
    free(read);
  }
  return 0;
}
