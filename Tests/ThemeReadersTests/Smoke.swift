import Testing

@Suite struct ThemeReadersSmoke {}
