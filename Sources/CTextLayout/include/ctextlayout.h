int legible_text_placeholder(void);
