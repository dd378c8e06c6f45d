import Testing

@Suite struct ColorScienceSmoke {}
