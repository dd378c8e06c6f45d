extension SystemColors {
  /// The changes of each generation, oldest first. Columns are those of `values(_:)`, in sRGB with alpha last.
  static let tables: [(since: Generation, table: String)] = [
    (.ios13, ios13), (.ios15, ios15), (.ios26, ios26),
  ]

  private static let ios13 = """
    systemRed FF3B30 FF453A D70015 FF6961
    systemOrange FF9500 FF9F0A C93400 FFB340
    systemYellow FFCC00 FFD60A B25000 FFD426
    systemGreen 34C759 30D158 248A3D 30DB5B
    systemMint 00C7BE 66D4CF 0C817B 66D4CF
    systemCyan 32ADE6 64D2FF 0071A4 70D7FF
    systemBlue 007AFF 0A84FF 0040DD 409CFF
    systemIndigo 5856D6 5E5CE6 3634A3 7D7AFF
    systemPurple AF52DE BF5AF2 8944AB DA8FFF
    systemPink FF2D55 FF375F D30F45 FF6482
    systemBrown A2845E AC8E68 7F6545 B59469
    systemGray 8E8E93 8E8E93 6C6C70 AEAEB2
    systemGray2 AEAEB2 636366 8E8E93 7C7C80
    systemGray3 C7C7CC 48484A AEAEB2 545456
    systemGray4 D1D1D6 3A3A3C BCBCC0 444446
    systemGray5 E5E5EA 2C2C2E D8D8DC 363638
    systemGray6 F2F2F7 1C1C1E EBEBF0 242426
    label 000000 FFFFFF
    secondaryLabel 3C3C4399 EBEBF599 3C3C43AD EBEBF5AD
    tertiaryLabel 3C3C434C EBEBF54C 3C3C4360 EBEBF560
    quaternaryLabel 3C3C432D EBEBF528 3C3C4342 EBEBF53D
    placeholderText 3C3C434C EBEBF54C 3C3C4360 EBEBF560
    systemFill 78788033 7878805B 78788047 78788070
    secondarySystemFill 78788028 78788051 7878803D 78788066
    tertiarySystemFill 7676801E 7676803D 76768033 76768051
    quaternarySystemFill 74748014 7676802D 74748028 76768042
    systemBackground FFFFFF 000000 FFFFFF 000000 1C1C1E 242426
    secondarySystemBackground F2F2F7 1C1C1E EBEBF0 242426 2C2C2E 363638
    tertiarySystemBackground FFFFFF 2C2C2E FFFFFF 363638 3A3A3C 444446
    systemGroupedBackground F2F2F7 000000 EBEBF0 000000 1C1C1E 242426
    secondarySystemGroupedBackground FFFFFF 1C1C1E FFFFFF 242426 2C2C2E 363638
    tertiarySystemGroupedBackground F2F2F7 2C2C2E EBEBF0 363638 3A3A3C 444446
    separator 3C3C4349 54545899 3C3C435E 545458AD
    opaqueSeparator C6C6C8 38383A
    link 007AFF 0984FF
    systemTeal 5AC8FA 64D2FF 0071A4 70D7FF
    """

  private static let ios15 = """
    systemTeal 30B0C7 40C8E0 008299 5DE6FF
    """

  /// The accents that Apple changed in 2025. Labels, fills, backgrounds and grays kept their values.
  static let ios26 = """
    systemRed FF383C FF4245 E9152D FF6165
    systemOrange FF8D28 FF9230 C55300 FFA056
    systemYellow FFCC00 FFD600 A16A00 FEDF43
    systemGreen 34C759 30D158 008932 4AD968
    systemMint 00C8B3 00DAC3 008575 54DFCB
    systemTeal 00C3D0 00D2E0 008198 3BDDEC
    systemCyan 00C0E8 3CD3FE 007EAE 6DD9FF
    systemBlue 0088FF 0091FF 1E6EF4 5CB8FF
    systemIndigo 6155F5 6D7CFF 564ADE A7AAFF
    systemPurple CB30E0 DB34F2 B02FC2 EA8DFF
    systemPink FF2D55 FF375F E7124D FF8AC4
    systemBrown AC7F5E B78A66 956D51 DBA679
    """

  /// AppKit's colors since macOS 10.15 that have public values. The accents are from the guidelines. The semantic
  /// colors are as Macs report them in each appearance, with standard contrast and without desktop tinting.
  static let macos10 = """
    systemRed FF3B30 FF453A D70015 FF6961
    systemOrange FF9500 FF9F0A C93400 FFB340
    systemYellow FFCC00 FFD60A A05A00 FFD426
    systemGreen 28CD41 32D74B 007D1B 31DE4B
    systemBlue 007AFF 0A84FF 0040DD 409CFF
    systemIndigo 5856D6 5E5CE6 3634A3 7D7AFF
    systemPurple AF52DE BF5AF2 AD44AB DA8FFF
    systemPink FF2D55 FF375F D30F45 FF6482
    systemBrown A2845E AC8E68 7F6545 B59469
    systemGray 8E8E93 98989D 69696E 98989D
    labelColor 000000D8 FFFFFFD8
    secondaryLabelColor 0000007F FFFFFF8C
    tertiaryLabelColor 00000042 FFFFFF3F
    quaternaryLabelColor 00000019 FFFFFF19
    textColor 000000 FFFFFF
    placeholderTextColor 0000003F FFFFFF3F
    selectedTextColor 000000 FFFFFF
    textBackgroundColor FFFFFF 1E1E1E
    unemphasizedSelectedTextColor 000000 FFFFFF
    unemphasizedSelectedTextBackgroundColor DCDCDC 464646
    unemphasizedSelectedContentBackgroundColor DCDCDC 464646
    linkColor 0068DA 419CFF
    separatorColor 00000019 FFFFFF19
    selectedMenuItemTextColor FFFFFF FFFFFF
    headerTextColor 000000D8 FFFFFF
    controlColor FFFFFF FFFFFF3F
    controlBackgroundColor FFFFFF 1E1E1E
    controlTextColor 000000D8 FFFFFFD8
    disabledControlTextColor 0000003F FFFFFF3F
    selectedControlTextColor 000000D8 FFFFFFD8
    alternateSelectedControlTextColor FFFFFF FFFFFF
    windowBackgroundColor ECECEC 323232
    windowFrameTextColor 000000D8 FFFFFFD8
    underPageBackgroundColor 969696E5 282828
    findHighlightColor FFFF00 FFFF00
    highlightColor FFFFFF B4B4B4
    shadowColor 000000 000000
    """

  /// The colors that are new or changed in macOS 12.
  static let macos12 = """
    systemMint 00C7BE 66D4CF 0C817B 66D4CF
    systemTeal 59ADC4 6AC4DC 008299 5DE6FF
    systemCyan 55BEF0 5AC8F5 0071A4 70D7FF
    """
}
