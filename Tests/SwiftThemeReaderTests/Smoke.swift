import Testing

@Suite struct SwiftThemeReaderSmoke {}
