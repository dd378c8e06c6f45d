// The page's files are CSS and JavaScript that editors understand. The compiler embeds them in the binary and compiles this
// file again when one of them changes.
#include "report_page.h"

static const uint8_t style[] = {
#embed "Page/page.css" suffix(, )
#embed "Page/controls.css" suffix(, )
#embed "Page/pieces.css" suffix(, )
#embed "Page/overview.css" suffix(, )
#embed "Page/mend.css" suffix(, )
#embed "Page/findings.css" suffix(, )
#embed "Page/inspector.css" suffix(, )
#embed "Page/grids.css" suffix(, )
#embed "Page/narrow.css" suffix(, )
#embed "Page/media.css" suffix(, )
};

static const uint8_t script[] = {
    // (() => {"use strict"; the modules share one scope, and each is strict by itself, so the function is strict too.
    '(', '(', ')', ' ', '=', '>', ' ', '{', '\n',
    '"', 'u', 's', 'e', ' ', 's', 't', 'r', 'i', 'c', 't', '"', ';', '\n',
#embed "Page/lists.js" suffix(, )
#embed "Page/colour.js" suffix(, )
#embed "Page/text.js" suffix(, )
#embed "Page/pools.js" suffix(, )
#embed "Page/model.js" suffix(, )
#embed "Page/measure.js" suffix(, )
#embed "Page/judge.js" suffix(, )
#embed "Page/state.js" suffix(, )
#embed "Page/dom.js" suffix(, )
#embed "Page/paint.js" suffix(, )
#embed "Page/pieces.js" suffix(, )
#embed "Page/filters.js" suffix(, )
#embed "Page/evidence.js" suffix(, )
#embed "Page/causes.js" suffix(, )
#embed "Page/copying.js" suffix(, )
#embed "Page/counts.js" suffix(, )
#embed "Page/heat.js" suffix(, )
#embed "Page/pairtable.js" suffix(, )
#embed "Page/undecided.js" suffix(, )
#embed "Page/overview.js" suffix(, )
#embed "Page/causecard.js" suffix(, )
#embed "Page/filterpanel.js" suffix(, )
#embed "Page/findings.js" suffix(, )
#embed "Page/layers.js" suffix(, )
#embed "Page/samples.js" suffix(, )
#embed "Page/suggestions.js" suffix(, )
#embed "Page/inspector.js" suffix(, )
#embed "Page/grid.js" suffix(, )
#embed "Page/matrixcells.js" suffix(, )
#embed "Page/sides.js" suffix(, )
#embed "Page/variants.js" suffix(, )
#embed "Page/matrix.js" suffix(, )
#embed "Page/compare.js" suffix(, )
#embed "Page/palettecells.js" suffix(, )
#embed "Page/oklch.js" suffix(, )
#embed "Page/ramps.js" suffix(, )
#embed "Page/palette.js" suffix(, )
#embed "Page/vision.js" suffix(, )
#embed "Page/mendplan.js" suffix(, )
#embed "Page/mendfigures.js" suffix(, )
#embed "Page/mendeditor.js" suffix(, )
#embed "Page/mendrow.js" suffix(, )
#embed "Page/mendpanel.js" suffix(, )
#embed "Page/mend.js" suffix(, )
#embed "Page/search.js" suffix(, )
#embed "Page/keys.js" suffix(, )
#embed "Page/pairs.js" suffix(, )
#embed "Page/links.js" suffix(, )
#embed "Page/trying.js" suffix(, )
#embed "Page/subject.js" suffix(, )
#embed "Page/pane.js" suffix(, )
#embed "Page/cells.js" suffix(, )
#embed "Page/frame.js" suffix(, )
#embed "Page/app.js" suffix(, )
#embed "Page/start.js" suffix(, )
    '}', ')', '(', ')', ';', '\n',
};

report_page_text report_page_style(void) { return (report_page_text){style, sizeof style}; }

report_page_text report_page_script(void) { return (report_page_text){script, sizeof script}; }
