#ifndef REPORT_PAGE_H
#define REPORT_PAGE_H

#include <stddef.h>
#include <stdint.h>

/// UTF-8 text that lives as long as the program.
typedef struct {
    const uint8_t *bytes;
    size_t count;
} report_page_text;

/// Returns the style sheet of the HTML report: the files in Page, in the order of the cascade.
report_page_text report_page_style(void);

/// Returns the script of the HTML report: the modules in Page, in the order of use, in one function that keeps their names
/// private. Imports and exports are included as written; the caller has to remove them.
report_page_text report_page_script(void);

#endif
