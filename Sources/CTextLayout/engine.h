#ifndef CTEXTLAYOUT_ENGINE_H
#define CTEXTLAYOUT_ENGINE_H

#include <pango/pangoft2.h>

#include "ctextlayout.h"

struct legible_text_engine {
  PangoFontMap *map;
  PangoContext *context;
  /// Kept between texts, because most texts share a few styles.
  PangoLayout *layout;
  PangoFontDescription *description;
};

/// Returns the engine's layout, set to this text in this style.
PangoLayout *legible_text_lay_out(
  legible_text_engine *engine, const char *text, int length, const legible_text_style *style);

#endif
