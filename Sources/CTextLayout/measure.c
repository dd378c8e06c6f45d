#include <string.h>

#include "engine.h"

void legible_text_measure(
  legible_text_engine *engine, const char *text, int length, const legible_text_style *style,
  legible_text_metrics *metrics) {
  memset(metrics, 0, sizeof *metrics);
  PangoLayout *layout = legible_text_lay_out(engine, text, length, style);
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
  if (line == NULL) return;
  double width = 0;
  for (GSList *link = line->runs; link != NULL; link = link->next) {
    PangoGlyphItem *run = link->data;
    for (int i = 0; i < run->glyphs->num_glyphs; i++) {
      PangoGlyphInfo *info = &run->glyphs->glyphs[i];
      width += info->geometry.width;
      if (info->glyph != PANGO_GLYPH_EMPTY && (info->glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0) {
        if (metrics->unknown_count < LEGIBLE_TEXT_UNKNOWN_LIMIT) {
          metrics->unknown_offsets[metrics->unknown_count] = run->item->offset + run->glyphs->log_clusters[i];
        }
        metrics->unknown_count++;
      }
    }
  }
  metrics->width = width / PANGO_SCALE;
}
