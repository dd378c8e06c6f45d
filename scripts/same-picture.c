// same-picture OLD NEW: status 0 when two PNG files show the same picture, 1 when not, 2 when one cannot be read.
//
// The same: of one size, with the same texts and the same colour space, and every pixel equal but at the edges of letters,
// which another version of Pango or FreeType may draw otherwise. A pixel is at an edge when it and its eight neighbours are
// not of one colour; a flat area must be equal to the last code value. An edge may be off by a quarter of the range, and
// edges that are off by at most one pixel in fifty.

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EDGE_TOLERANCE = 64, ONE_IN = 50 };

typedef struct {
  png_uint_32 width, height;
  // Three channels of 16 bits, as the file has them: 8 bits are spread, so that equal means equal.
  png_uint_16 *pixels;
  // Keywords, texts and colour space, one after another.
  char *words;
} picture;

static void append(char **words, const char *text) {
  size_t length = *words == NULL ? 0 : strlen(*words);
  char *longer = realloc(*words, length + strlen(text) + 2);
  if (longer == NULL) exit(2);
  strcpy(longer + length, text);
  strcat(longer, "\n");
  *words = longer;
}

static int read_picture(const char *path, picture *found) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return 0;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    fclose(file);
    return 0;
  }
  png_init_io(png, file);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, (png_const_bytep) "cICP", 1);
  png_read_info(png, info);
  png_set_palette_to_rgb(png);
  png_set_expand_16(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  found->width = png_get_image_width(png, info);
  found->height = png_get_image_height(png, info);
  size_t row = png_get_rowbytes(png, info);
  if (png_get_channels(png, info) != 3 || row != (size_t)found->width * 6) png_error(png, "not an opaque colour picture");
  found->pixels = malloc(row * found->height);
  if (found->pixels == NULL) png_error(png, "no memory");
  for (png_uint_32 y = 0; y < found->height; y++) png_read_row(png, (png_bytep)found->pixels + row * y, NULL);
  png_read_end(png, info);

  append(&found->words, png_get_valid(png, info, PNG_INFO_sRGB) ? "sRGB" : "");
  append(&found->words, png_get_valid(png, info, PNG_INFO_iCCP) ? "iCCP" : "");
  png_unknown_chunkp unknown = NULL;
  append(&found->words, png_get_unknown_chunks(png, info, &unknown) > 0 ? (const char *)unknown->name : "");
  png_textp texts = NULL;
  int count = 0;
  png_get_text(png, info, &texts, &count);
  for (int i = 0; i < count; i++) {
    append(&found->words, texts[i].key);
    append(&found->words, texts[i].text == NULL ? "" : texts[i].text);
  }
  png_destroy_read_struct(&png, &info, NULL);
  fclose(file);
  return 1;
}

static int is_flat(const picture *picture, png_uint_32 x, png_uint_32 y) {
  const png_uint_16 *own = picture->pixels + ((size_t)y * picture->width + x) * 3;
  for (int down = -1; down <= 1; down++) {
    for (int right = -1; right <= 1; right++) {
      long column = (long)x + right, line = (long)y + down;
      if (column < 0 || line < 0 || column >= (long)picture->width || line >= (long)picture->height) continue;
      const png_uint_16 *other = picture->pixels + ((size_t)line * picture->width + (size_t)column) * 3;
      if (memcmp(own, other, 6) != 0) return 0;
    }
  }
  return 1;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: same-picture OLD NEW\n");
    return 2;
  }
  picture old = {0}, new = {0};
  if (!read_picture(arguments[1], &old) || !read_picture(arguments[2], &new)) return 2;
  if (old.width != new.width || old.height != new.height || strcmp(old.words, new.words) != 0) return 1;
  size_t off = 0;
  for (png_uint_32 y = 0; y < old.height; y++) {
    for (png_uint_32 x = 0; x < old.width; x++) {
      size_t at = ((size_t)y * old.width + x) * 3;
      if (memcmp(old.pixels + at, new.pixels + at, 6) == 0) continue;
      for (int channel = 0; channel < 3; channel++) {
        int difference = abs((old.pixels[at + channel] >> 8) - (new.pixels[at + channel] >> 8));
        if (difference > EDGE_TOLERANCE) return 1;
      }
      if (is_flat(&old, x, y) || is_flat(&new, x, y)) return 1;
      off++;
    }
  }
  return off * ONE_IN > (size_t)old.width * old.height;
}
