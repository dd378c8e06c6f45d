int legible_png_placeholder(void);
