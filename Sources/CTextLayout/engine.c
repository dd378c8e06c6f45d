#include "engine.h"

#include <pango/pangofc-fontmap.h>
#include <stdlib.h>
#include <string.h>

/// Turns hinting off, so that outlines keep their design. Hints move stems depending on the scale, and the layout would
/// change with it.
static void without_hints(FcPattern *pattern, gpointer data) {
  (void)data;
  FcPatternDel(pattern, FC_HINTING);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
  FcPatternDel(pattern, FC_HINT_STYLE);
  FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
  FcPatternDel(pattern, FC_AUTOHINT);
  FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse);
  FcPatternDel(pattern, FC_ANTIALIAS);
  FcPatternAddBool(pattern, FC_ANTIALIAS, FcTrue);
}

/// Pango ends the process when it finds no font at all, so the caller checks this first.
static int is_any_font_installed(void) {
  FcPattern *any = FcPatternCreate();
  FcObjectSet *fields = FcObjectSetBuild(FC_FAMILY, NULL);
  FcFontSet *fonts = any != NULL && fields != NULL ? FcFontList(NULL, any, fields) : NULL;
  int found = fonts != NULL && fonts->nfont > 0;
  if (fonts != NULL) FcFontSetDestroy(fonts);
  if (fields != NULL) FcObjectSetDestroy(fields);
  if (any != NULL) FcPatternDestroy(any);
  return found;
}

legible_text_engine *legible_text_engine_create(void) {
  if (!is_any_font_installed()) return NULL;
  legible_text_engine *engine = calloc(1, sizeof *engine);
  if (engine == NULL) return NULL;
  engine->map = pango_ft2_font_map_new();
  // Sizes are given in pixels, so the resolution only has to be constant.
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(engine->map), 72, 72);
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(engine->map), without_hints, NULL, NULL);
  engine->context = pango_font_map_create_context(engine->map);
  pango_context_set_round_glyph_positions(engine->context, FALSE);
  pango_context_set_language(engine->context, pango_language_from_string("en"));
  pango_context_set_base_dir(engine->context, PANGO_DIRECTION_LTR);
  engine->layout = pango_layout_new(engine->context);
  pango_layout_set_single_paragraph_mode(engine->layout, TRUE);
  pango_layout_set_auto_dir(engine->layout, FALSE);
  engine->description = pango_font_description_new();
  return engine;
}

void legible_text_engine_destroy(legible_text_engine *engine) {
  if (engine == NULL) return;
  pango_font_description_free(engine->description);
  g_object_unref(engine->layout);
  g_object_unref(engine->context);
  g_object_unref(engine->map);
  free(engine);
}

int legible_text_has_family(legible_text_engine *engine, const char *family) {
  (void)engine;
  FcPattern *pattern = FcPatternCreate();
  if (pattern == NULL) return 0;
  FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)family);
  FcObjectSet *fields = FcObjectSetBuild(FC_FAMILY, NULL);
  FcFontSet *fonts = fields != NULL ? FcFontList(NULL, pattern, fields) : NULL;
  int found = fonts != NULL && fonts->nfont > 0;
  if (fonts != NULL) FcFontSetDestroy(fonts);
  if (fields != NULL) FcObjectSetDestroy(fields);
  FcPatternDestroy(pattern);
  return found;
}

void legible_text_resolve_family(legible_text_engine *engine, const char *families, char *name, size_t size) {
  pango_font_description_set_family(engine->description, families);
  pango_font_description_set_absolute_size(engine->description, 16 * PANGO_SCALE);
  pango_font_description_set_weight(engine->description, PANGO_WEIGHT_NORMAL);
  PangoFont *font = pango_font_map_load_font(engine->map, engine->context, engine->description);
  name[0] = 0;
  if (font == NULL) return;
  PangoFontDescription *found = pango_font_describe(font);
  const char *family = pango_font_description_get_family(found);
  if (family != NULL) g_strlcpy(name, family, size);
  pango_font_description_free(found);
  g_object_unref(font);
}

PangoLayout *legible_text_lay_out(
  legible_text_engine *engine, const char *text, int length, const legible_text_style *style) {
  PangoFontDescription *description = engine->description;
  pango_font_description_set_family(description, style->families);
  pango_font_description_set_absolute_size(description, style->size * PANGO_SCALE);
  pango_font_description_set_weight(description, (PangoWeight)style->weight);
  pango_layout_set_font_description(engine->layout, description);

  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_font_features_new(style->features));
  if (style->spacing != 0) {
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new((int)(style->spacing * PANGO_SCALE)));
  }
  pango_layout_set_attributes(engine->layout, attributes);
  pango_attr_list_unref(attributes);
  pango_layout_set_text(engine->layout, text, length);
  return engine->layout;
}
