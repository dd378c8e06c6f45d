/// Types that tools write and the standard does not define; `nil` for those that have no color.
enum DTCGForeignTypes {
  static let known: [String: DTCGType?] = [
    "boxShadow": .shadow, "colour": .color, "colors": .color, "Color": .color, "paint": .color,
    "string": nil, "boolean": nil, "fontFamilies": nil, "fontWeights": nil, "fontSizes": nil, "fontSize": nil,
    "lineHeights": nil, "lineHeight": nil, "letterSpacing": nil, "paragraphSpacing": nil, "textCase": nil,
    "textDecoration": nil, "spacing": nil, "sizing": nil, "borderRadius": nil, "borderWidth": nil, "opacity": nil,
    "other": nil, "composition": nil, "asset": nil, "unknown": nil, "custom-fontStyle": nil, "text": nil, "size": nil,
  ]
}
