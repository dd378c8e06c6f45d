#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include FT_OUTLINE_H
#include FT_BITMAP_H

// Only a deprecated call returns the face of a font. Pango recommends HarfBuzz instead, but HarfBuzz returns outlines
// and does not fill them.
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/// The widest text that is drawn. The box of a sheet cuts a longer text long before this width.
enum { WIDEST = 20000 };

/// Adds the coverage of overlapping glyphs, for example of combining marks.
static void add(legible_text_mask *mask, int x, int y, int coverage) {
  int column = x - mask->left, row = y - mask->top;
  if (column < 0 || row < 0 || column >= mask->width || row >= mask->height) return;
  uint8_t *at = mask->coverage + (size_t)row * (size_t)mask->width + (size_t)column;
  int sum = *at + coverage;
  *at = (uint8_t)(sum > 255 ? 255 : sum);
}

static void add_outline(legible_text_mask *mask, FT_GlyphSlot slot, double x, double y) {
  // Horizontal steps of a quarter pixel keep letter spacing even. The baseline stays on a whole pixel, which keeps it
  // sharp.
  double whole = floor(x);
  FT_Outline_Translate(&slot->outline, (FT_Pos)lround((x - whole) * 4) * 16, 0);
  if (FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) != 0) return;
  const FT_Bitmap *bitmap = &slot->bitmap;
  for (unsigned row = 0; row < bitmap->rows; row++) {
    const uint8_t *line = bitmap->buffer + (ptrdiff_t)row * bitmap->pitch;
    int at = (int)lround(y) - slot->bitmap_top + (int)row;
    for (unsigned column = 0; column < bitmap->width; column++) {
      if (line[column] != 0) add(mask, (int)whole + slot->bitmap_left + (int)column, at, line[column]);
    }
  }
}

/// Adds a bitmap glyph, such as a color emoji, in gray: darker parts get more coverage. The text color of a sheet has
/// no hue.
static void add_picture(legible_text_mask *mask, FT_GlyphSlot slot, double x, double y, double scale) {
  const FT_Bitmap *bitmap = &slot->bitmap;
  if (bitmap->pixel_mode != FT_PIXEL_MODE_BGRA || bitmap->width == 0 || bitmap->rows == 0) return;
  int width = (int)ceil(bitmap->width * scale), height = (int)ceil(bitmap->rows * scale);
  int left = (int)lround(x + slot->bitmap_left * scale), top = (int)lround(y - slot->bitmap_top * scale);
  for (int row = 0; row < height; row++) {
    unsigned y0 = (unsigned)(row / scale), y1 = (unsigned)((row + 1) / scale);
    // In an enlarged bitmap, one of its pixels covers more than one of the mask's.
    if (y1 <= y0) y1 = y0 + 1;
    if (y1 > bitmap->rows) y1 = bitmap->rows;
    for (int column = 0; column < width; column++) {
      unsigned x0 = (unsigned)(column / scale), x1 = (unsigned)((column + 1) / scale);
      if (x1 <= x0) x1 = x0 + 1;
      if (x1 > bitmap->width) x1 = bitmap->width;
      unsigned long sum = 0, count = 0;
      for (unsigned v = y0; v < y1; v++) {
        const uint8_t *pixel = bitmap->buffer + (ptrdiff_t)v * bitmap->pitch + 4 * (ptrdiff_t)x0;
        for (unsigned u = x0; u < x1; u++, pixel += 4, count++) {
          unsigned lightness = (pixel[0] * 11u + pixel[1] * 59u + pixel[2] * 30u) / 100u;
          sum += pixel[3] > lightness * 3 / 4 ? pixel[3] - lightness * 3 / 4 : 0;
        }
      }
      if (count > 0) add(mask, left + column, top + row, (int)(sum / count));
    }
  }
}

static void add_glyph(legible_text_mask *mask, FT_Face face, PangoGlyph glyph, double size, double x, double y) {
  if (FT_IS_SCALABLE(face)) {
    if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP) != 0) return;
    if (face->glyph->format == FT_GLYPH_FORMAT_OUTLINE) add_outline(mask, face->glyph, x, y);
  } else {
    if (FT_Load_Glyph(face, glyph, FT_LOAD_COLOR) != 0) return;
    double given = face->size->metrics.y_ppem;
    if (given > 0) add_picture(mask, face->glyph, x, y, size / given);
  }
}

int legible_text_draw(
  legible_text_engine *engine, const char *text, int length, const legible_text_style *style, double fraction,
  legible_text_mask *mask) {
  memset(mask, 0, sizeof *mask);
  legible_text_metrics metrics;
  legible_text_measure(engine, text, length, style, &metrics);
  PangoLayoutLine *line = pango_layout_get_line_readonly(engine->layout, 0);
  if (line == NULL) return 1;
  double width = metrics.width > WIDEST ? WIDEST : metrics.width;

  // Combining marks piled up by a hostile name are cut at the edge of the line's own box.
  int above = (int)ceil(style->size * 1.25), below = (int)ceil(style->size * 0.45), side = (int)ceil(style->size / 2);
  mask->left = -side;
  mask->top = -above;
  mask->width = (int)ceil(width) + 2 * side + 1;
  mask->height = above + below;
  mask->coverage = calloc((size_t)mask->width * (size_t)mask->height, 1);
  if (mask->coverage == NULL) return 0;

  double pen = fraction;
  for (GSList *link = line->runs; link != NULL; link = link->next) {
    PangoGlyphItem *run = link->data;
    PangoFont *font = run->item->analysis.font;
    FT_Face face = PANGO_IS_FC_FONT(font) ? pango_fc_font_lock_face(PANGO_FC_FONT(font)) : NULL;
    for (int i = 0; i < run->glyphs->num_glyphs; i++) {
      PangoGlyphInfo *info = &run->glyphs->glyphs[i];
      if (face != NULL && info->glyph != PANGO_GLYPH_EMPTY && (info->glyph & PANGO_GLYPH_UNKNOWN_FLAG) == 0) {
        double x = pen + (double)info->geometry.x_offset / PANGO_SCALE;
        double y = (double)info->geometry.y_offset / PANGO_SCALE;
        if (x < width + side) add_glyph(mask, face, info->glyph, style->size, x, y);
      }
      pen += (double)info->geometry.width / PANGO_SCALE;
    }
    if (face != NULL) pango_fc_font_unlock_face(PANGO_FC_FONT(font));
  }
  return 1;
}

void legible_text_release(legible_text_mask *mask) {
  free(mask->coverage);
  memset(mask, 0, sizeof *mask);
}
