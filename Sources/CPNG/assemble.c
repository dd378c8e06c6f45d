#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "cpng.h"
#include "pixels.h"

/// The state of the callbacks: the file written so far, and the buffer for the message of an error.
typedef struct {
  legible_png_buffer *file;
  char *message;
  size_t message_size;
} sink;

static void on_error(png_structp png, png_const_charp words) {
  sink *target = png_get_error_ptr(png);
  snprintf(target->message, target->message_size, "%s", words);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

static void on_write(png_structp png, png_bytep bytes, size_t length) {
  sink *target = png_get_io_ptr(png);
  legible_png_buffer *file = target->file;
  if (file->capacity - file->length < length) {
    size_t capacity = file->capacity * 2 + length + 4096;
    uint8_t *grown = realloc(file->bytes, capacity);
    if (grown == NULL) png_error(png, "out of memory");
    file->bytes = grown;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->length, bytes, length);
  file->length += length;
}

static void on_flush(png_structp png) { (void)png; }

static int is_ascii(const char *text) {
  for (; *text != 0; text++) {
    if ((unsigned char)*text > 126 || (unsigned char)*text < 32) return 0;
  }
  return 1;
}

static void set_palette(png_structp png, png_infop info, const legible_png_palette *palette) {
  png_color colors[256];
  for (int i = 0; i < palette->count; i++) {
    colors[i].red = legible_png_narrow(palette->colors[i][0]);
    colors[i].green = legible_png_narrow(palette->colors[i][1]);
    colors[i].blue = legible_png_narrow(palette->colors[i][2]);
  }
  png_set_PLTE(png, info, colors, palette->count);
}

static void set_space(png_structp png, png_infop info, const legible_png_header *header) {
  if (header->profile == NULL) {
    png_set_sRGB_gAMA_and_cHRM(png, info, PNG_sRGB_INTENT_RELATIVE);
    return;
  }
  png_set_iCCP(
    png, info, header->profile_name, PNG_COMPRESSION_TYPE_BASE, header->profile, header->profile_length);
#ifdef PNG_cICP_SUPPORTED
  const uint8_t *points = header->coding_points;
  png_set_cICP(png, info, points[0], points[1], points[2], points[3]);
#else
  // libpng before 1.6.45 does not know the chunk, and drops it silently unless told to keep it.
  png_byte name[5] = "cICP";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, name, 1);
  png_unknown_chunk chunk;
  memset(&chunk, 0, sizeof chunk);
  memcpy(chunk.name, name, 5);
  chunk.data = (png_bytep)header->coding_points;
  chunk.size = 4;
  chunk.location = PNG_HAVE_IHDR;
  png_set_unknown_chunks(png, info, &chunk, 1);
  png_set_unknown_chunk_location(png, info, 0, PNG_HAVE_IHDR);
#endif
}

static void set_texts(png_structp png, png_infop info, const legible_png_header *header) {
  for (int i = 0; i < header->text_count; i++) {
    png_text text;
    memset(&text, 0, sizeof text);
    text.key = (png_charp)header->texts[i].keyword;
    text.text = (png_charp)header->texts[i].text;
    int plain = is_ascii(header->texts[i].text);
    text.compression = plain ? PNG_TEXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_NONE;
    text.text_length = plain ? strlen(text.text) : 0;
    text.itxt_length = plain ? 0 : strlen(text.text);
    text.lang = "";
    text.lang_key = "";
    png_set_text(png, info, &text, 1);
  }
}

/// Writes the zlib stream, each piece as an IDAT chunk of its own. The two header bytes come first, and the checksum of
/// all pieces last.
static void write_pieces(png_structp png, const legible_png_buffer *pieces, int count) {
  static const png_byte idat[5] = "IDAT", iend[5] = "IEND";
  uLong adler = adler32(0, NULL, 0);
  png_byte start[2] = {0x78, 0x9C};
  for (int i = 0; i < count; i++) {
    adler = adler32_combine(adler, pieces[i].adler, (z_off_t)pieces[i].uncompressed);
    png_byte end[4] = {(png_byte)(adler >> 24), (png_byte)(adler >> 16), (png_byte)(adler >> 8), (png_byte)adler};
    size_t head = i == 0 ? sizeof start : 0, tail = i + 1 == count ? sizeof end : 0;
    png_write_chunk_start(png, idat, (png_uint_32)(head + pieces[i].length + tail));
    if (head > 0) png_write_chunk_data(png, start, head);
    png_write_chunk_data(png, pieces[i].bytes, pieces[i].length);
    if (tail > 0) png_write_chunk_data(png, end, tail);
    png_write_chunk_end(png);
  }
  png_write_chunk(png, iend, NULL, 0);
}

legible_png_status legible_png_assemble(
  const legible_png_header *header, const legible_png_buffer *pieces, int piece_count, legible_png_buffer *file,
  char *message, size_t message_size) {
  memset(file, 0, sizeof *file);
  snprintf(message, message_size, "libpng could not be started");
  sink target = {file, message, message_size};
  // Assigned before setjmp and never after it, so that a jump finds their values unchanged.
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &target, on_error, on_warning);
  if (png == NULL) return LEGIBLE_PNG_LIBRARY_ERROR;
  png_infop info = png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_write_struct(&png, NULL);
    return LEGIBLE_PNG_LIBRARY_ERROR;
  }
  if (setjmp(png_jmpbuf(png)) != 0) {
    png_destroy_write_struct(&png, &info);
    legible_png_release(file);
    return LEGIBLE_PNG_LIBRARY_ERROR;
  }

  png_set_write_fn(png, &target, on_write, on_flush);
  png_set_IHDR(
    png, info, header->width, header->height, header->layout == LEGIBLE_PNG_RGB16 ? 16 : 8,
    header->layout == LEGIBLE_PNG_INDEXED ? PNG_COLOR_TYPE_PALETTE : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (header->layout == LEGIBLE_PNG_INDEXED) set_palette(png, info, header->palette);
  set_space(png, info, header);
  if (header->pixels_per_meter > 0) {
    png_set_pHYs(png, info, header->pixels_per_meter, header->pixels_per_meter, PNG_RESOLUTION_METER);
  }
  set_texts(png, info, header);
  png_write_info(png, info);
  write_pieces(png, pieces, piece_count);

  png_destroy_write_struct(&png, &info);
  message[0] = 0;
  return LEGIBLE_PNG_OK;
}
