import ThemeModel
