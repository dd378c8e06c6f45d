/// Types that tools write and the standard does not define; `nil` for those that have no color.
enum DTCGForeignTypes {
  static let known: [String: DTCGType?] = [
    "boxShadow": .shadow, "colour": .color, "colors": .color, "Color": .color, "paint": .color,
    "string": nil, "boolean": nil, "fontFamilies": nil, "fontWeights": nil, "fontSizes": nil, "fontSize": nil,
    "lineHeights": nil, "lineHeight": nil, "letterSpacing": nil, "paragraphSpacing": nil, "textCase": nil,
    "textDecoration": nil, "spacing": nil, "sizing": nil, "borderRadius": nil, "borderWidth": nil, "opacity": nil,
    "other": nil, "composition": nil, "asset": nil, "unknown": nil, "custom-fontStyle": nil, "text": nil, "size": nil,
  ]

  /// Whether a type is known to be that of something other than colors. Tools give general ones to colors, too.
  static func tellsOfOtherThings(_ name: String) -> Bool {
    guard known[name] != nil, !general.contains(name) else { return false }
    return true
  }

  private static let general: Set = ["string", "other", "asset", "unknown", "text"]
}
