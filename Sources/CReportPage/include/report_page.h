#ifndef REPORT_PAGE_H
#define REPORT_PAGE_H

#include <stddef.h>
#include <stdint.h>

/// UTF-8 that lives as long as the program.
typedef struct {
    const uint8_t *bytes;
    size_t count;
} report_page_text;

/// The style sheet of the HTML report: the files in Page, in the order of the cascade.
report_page_text report_page_style(void);

/// The script of the HTML report: the modules in Page, in the order of use, in one function that keeps their names to itself.
/// Their imports and exports are in it as written; who makes a script of it leaves them out.
report_page_text report_page_script(void);

#endif
