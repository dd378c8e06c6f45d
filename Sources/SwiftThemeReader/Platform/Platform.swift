import ColorScience
import ThemeModel

/// The parts of UIKit, SwiftUI, AppKit, CoreGraphics and the standard library that colors need.
struct Platform {
  var systemColors: SystemColors
  var namedColors: NamedColors
  var hexOrder: HexOrder
  var placeholders: [PlaceholderPattern]
  /// The asset names by the symbols that Xcode makes of them: `.brandPrimary` for `Brand Primary`.
  private var symbols: [String: String] = [:]
  /// The outermost folders of catalogs that are namespaces.
  private var namespaces: Set<String> = []

  init(
    systemColors: SystemColors, namedColors: NamedColors, hexOrder: HexOrder = .alphaLast,
    placeholders: [PlaceholderPattern] = []
  ) {
    self.systemColors = systemColors
    self.namedColors = namedColors
    self.hexOrder = hexOrder
    self.placeholders = placeholders
    for name in namedColors.names {
      let symbol = Self.symbol(name)
      if symbols[symbol] == nil { symbols[symbol] = name }
      if let slash = name.firstIndex(of: "/") { namespaces.insert(Self.space(String(name[..<slash]))) }
    }
  }

  private static func symbol(_ name: String) -> String {
    withoutEnding(word(String(name.split(separator: "/").last ?? "")))
  }

  /// Xcode leaves out the word at the end of the names of colors and of their folders: `.Regex.anchor` for `RegexColor/AnchorColor`.
  private static func withoutEnding(_ name: String) -> String {
    name.count > 5 && name.hasSuffix("color") ? String(name.dropLast(5)) : name
  }

  func asset(symbol: String) -> String? {
    symbols[Self.symbol(symbol)]
  }

  /// Returns the asset for a symbol in a namespace: `.Status.danger` for `Status/Danger`
  /// in a folder that is a namespace.
  func asset(symbol: String, in namespace: String) -> String? {
    let (space, name) = (Self.space(namespace), Self.symbol(symbol))
    return namedColors.names.first { path in
      let parts = path.split(separator: "/").map(String.init)
      return parts.count > 1 && Self.symbol(parts[parts.count - 1]) == name
        && parts.dropLast().map(Self.space).joined(separator: ".") == space
    }
  }

  func isNamespace(_ name: String) -> Bool {
    namespaces.contains(Self.space(name))
  }

  private static func space(_ path: String) -> String {
    path.split(separator: ".").map { withoutEnding(word(String($0))) }.joined(separator: ".")
  }

  private static func word(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Returns the catalog color that code at a place gets for a name.
  func assetColor(_ name: String, in lookup: NamedColors.Lookup, _ span: Span?, _ evaluator: Evaluator) -> Value {
    guard let count = namedColors.rivals[name]?.count else { return Value(.color(.asset(name))) }
    if let key = namedColors.key(of: name, in: lookup) {
      return Value(.color(.asset(key)))
    }
    return evaluator.unknown(
      "ambiguous-asset-name",
      "\(count) catalogs define the colour \"\(name)\" with different values; which one is used depends on the target",
      span)
  }

  func placeholder(_ text: String) -> Placeholder.Kind? {
    placeholders.first { Wildcard.matches($0.pattern, text) }?.kind
  }
}

extension Platform {
  static func unknownGeneration(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-generation",
      message: "unknown release `\(name)`; expected ios13 to ios18, ios26, macos10.15 to macos15, or macos26")
  }
}
