import Testing

@Suite struct ThemeModelSmoke {}
