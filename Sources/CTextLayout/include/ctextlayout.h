#ifndef CTEXTLAYOUT_H
#define CTEXTLAYOUT_H

#include <stddef.h>
#include <stdint.h>

// One line of text, laid out by Pango and drawn by FreeType into 8 bits of coverage. Pango does shaping, bidi and
// font fallback. The glyphs are drawn here, because Pango's own drawing rounds every glyph to a whole pixel.
//
// An engine belongs to one thread at a time. Several engines can work in parallel.

typedef struct legible_text_engine legible_text_engine;

typedef struct {
  /// Font families in order of preference, separated by commas.
  const char *families;
  /// In pixels.
  double size;
  /// 400 is regular, 500 medium, 600 semibold, 700 bold.
  int weight;
  /// Added after each letter, in pixels.
  double spacing;
  /// OpenType features in Pango's syntax: `tnum=1, calt=0`.
  const char *features;
} legible_text_style;

enum { LEGIBLE_TEXT_UNKNOWN_LIMIT = 16 };

typedef struct {
  /// The sum of the advances, in pixels.
  double width;
  /// The number of characters that no font has a glyph for, and the byte offsets of the first of them.
  int unknown_count;
  int unknown_offsets[LEGIBLE_TEXT_UNKNOWN_LIMIT];
} legible_text_metrics;

typedef struct {
  /// The first column, relative to the pen's whole pixel, and the first row, relative to the baseline.
  int left;
  int top;
  int width;
  int height;
  /// Rows from the top, without padding. Free them with legible_text_release.
  uint8_t *coverage;
} legible_text_mask;

/// Returns NULL when no font is installed or memory ran out.
legible_text_engine *legible_text_engine_create(void);
void legible_text_engine_destroy(legible_text_engine *engine);

/// Returns whether a font of exactly this family is installed.
int legible_text_has_family(legible_text_engine *engine, const char *family);

/// Writes the name of the family that a list of families resolves to, cut to `size` bytes.
void legible_text_resolve_family(legible_text_engine *engine, const char *families, char *name, size_t size);

/// Measures a line. `text` is valid UTF-8 of `length` bytes without line breaks.
void legible_text_measure(
  legible_text_engine *engine, const char *text, int length, const legible_text_style *style,
  legible_text_metrics *metrics);

/// Draws with the pen `fraction` of a pixel to the right of a whole pixel. Returns 0 when memory ran out.
int legible_text_draw(
  legible_text_engine *engine, const char *text, int length, const legible_text_style *style, double fraction,
  legible_text_mask *mask);

void legible_text_release(legible_text_mask *mask);

#endif
