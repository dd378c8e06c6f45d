#ifndef CTEXTLAYOUT_H
#define CTEXTLAYOUT_H

#include <stddef.h>
#include <stdint.h>

// One line of text, laid out by Pango and drawn by FreeType into 8 bits of coverage. Pango gives shaping, bidi and
// font fallback; the glyphs are drawn here, because Pango's own drawing rounds every glyph to a whole pixel.
//
// An engine belongs to one thread at a time. Several engines work side by side.

typedef struct legible_text_engine legible_text_engine;

typedef struct {
  /// Families in order of preference, separated by commas.
  const char *families;
  /// Pixels.
  double size;
  /// 400 regular, 500 medium, 600 semibold, 700 bold.
  int weight;
  /// Added after each letter, in pixels.
  double spacing;
  /// OpenType features as Pango takes them: `tnum=1, calt=0`.
  const char *features;
} legible_text_style;

enum { LEGIBLE_TEXT_UNKNOWN_LIMIT = 16 };

typedef struct {
  /// The sum of the advances, in pixels.
  double width;
  /// Characters for which no font has a glyph, and where the first of them begin, in bytes.
  int unknown_count;
  int unknown_offsets[LEGIBLE_TEXT_UNKNOWN_LIMIT];
} legible_text_metrics;

typedef struct {
  /// Of the first column and row, from the pen's whole pixel and from the baseline.
  int left;
  int top;
  int width;
  int height;
  /// Rows from the top, without padding. Free with legible_text_release.
  uint8_t *coverage;
} legible_text_mask;

/// NULL when no font at all is installed, or memory ran out.
legible_text_engine *legible_text_engine_create(void);
void legible_text_engine_destroy(legible_text_engine *engine);

/// Whether this very family is installed.
int legible_text_has_family(legible_text_engine *engine, const char *family);

/// The family that a list of families comes to, cut to `size` bytes.
void legible_text_resolve_family(legible_text_engine *engine, const char *families, char *name, size_t size);

/// `text` is valid UTF-8 of `length` bytes without line breaks.
void legible_text_measure(
  legible_text_engine *engine, const char *text, int length, const legible_text_style *style,
  legible_text_metrics *metrics);

/// Draws with the pen `fraction` of a pixel to the right of a whole one. Returns 0 when memory ran out.
int legible_text_draw(
  legible_text_engine *engine, const char *text, int length, const legible_text_style *style, double fraction,
  legible_text_mask *mask);

void legible_text_release(legible_text_mask *mask);

#endif
