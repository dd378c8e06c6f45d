import ColorScience
import JSONText
import ThemeModel

/// Reads colors that are strings, which the standard no longer has: every color of CSS, hexadecimal digits without `#`, and
/// Tokens Studio's functions over references, such as `rgba({brand.blue}, 0.3)`.
struct DTCGColorFunctions {
  let file: String

  /// Reports whether a text has a pair of braces, as no string of the standard has.
  static func holdsReference(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "{") else { return false }
    return text[open...].contains("}")
  }

  /// Returns the name of the function whose call a text is: `set_chroma` for `set_chroma({a}, 0.2)`.
  static func nameOfFunction(_ text: String) -> Substring? {
    let text = text.trimmingSpaces
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." }
    guard name.first?.isLetter == true, text.dropFirst(name.count).first == "(", text.last == ")" else { return nil }
    return name[...]
  }

  /// Returns the paths of a list such as `{a}, {b}`; `nil` for anything else.
  static func list(_ text: String) -> [String]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmingSpaces }
    guard parts.count > 1 else { return nil }
    var paths: [String] = []
    for part in parts {
      guard let path = (try? DTCGReference.curly(part)) ?? nil else { return nil }
      paths.append(path)
    }
    return paths
  }

  /// Reads a string without references.
  func color(_ text: String, at node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> TokenValue {
    let trimmed = text.trimmingSpaces
    do throws(CSSColorError) {
      return .color(try Color(css: trimmed))
    } catch {
      if let value = withAlpha(trimmed) ?? DTCGCSSText(file: file).value(of: trimmed) { return value }
      let place = Place(node, in: file)
      if let color = Color(hslParts: trimmed) {
        findings.warning(
          "color-channels", "the colour of \(path) is written by its hue, saturation and lightness", at: place)
        return .color(color)
      }
      if let color = Color(rgbParts: trimmed) {
        findings.warning("color-channels", "the colour of \(path) is written by its red, green and blue", at: place)
        return .color(color)
      }
      findings.warning("unknown-color", "the colour of \(path) cannot be read: \(error)", at: place)
      return .undetermined(
        Undetermined(
          code: "unknown-color", reason: "the colour of \(path) cannot be read: \(error)", text: text, place: place))
    }
  }

  /// Reads a string with references, in the forms that are understood; returns `nil` for all others. A color whose alpha refers
  /// to
  /// a token is pending until that token is known.
  func read(
    _ text: String, at node: JSONNode, number: ((String) -> Double?)?, _ findings: inout DTCGFindings
  ) -> DTCGValues.Outcome? {
    guard let (first, rest) = DTCGColorFunctions.parts(text), first.first == "{", first.last == "}" else { return nil }
    let target = Self.target(first)
    guard !target.contains("{"), !target.contains("}") else { return nil }
    if number == nil, rest.contains("{") { return .pending }
    guard let alpha = DTCGArithmetic.value(of: rest, number: number ?? { _ in nil }) else { return nil }
    findings.warning(
      "color-function", "“\(text)” is a function over a reference, which the standard does not have",
      at: Place(node, in: file))
    return .value(.adjusted(.alias(target), .alpha(alpha)))
  }

  /// Reads a string that is a color once its references are replaced by their values: `hsl({hue}, {saturation}, 40%)`,
  /// `{blue}1A`. Returns `nil` when the result is not a color.
  func composed(
    _ text: String, at node: JSONNode, parts: ((String) -> String?)?, _ findings: inout DTCGFindings
  ) -> DTCGValues.Outcome? {
    guard let parts else { return Self.mayBeColor(text) ? .pending : nil }
    guard Self.mayBeColor(text), let whole = DTCGNumbers.replaced(text, parts) else { return nil }
    guard let value = Self.color(whole) ?? withAlpha(whole) else { return nil }
    findings.warning(
      "color-function", "“\(text)” is a function over references, which the standard does not have",
      at: Place(node, in: file))
    return .value(value)
  }

  /// Reads a color of CSS, whose arguments may be sums: `hsl(209, 28%, 39% + 30%)`.
  private static func color(_ text: String) -> TokenValue? {
    if let color = try? Color(css: text) { return .color(color) }
    let text = text.trimmingSpaces
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let arguments = text[text.index(after: open)...].dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let summed = arguments.map { DTCGArithmetic.summed(String($0)) ?? String($0) }.joined(separator: ",")
    return (try? Color(css: text[...open] + summed + ")")).map(TokenValue.color)
  }

  private static func mayBeColor(_ text: String) -> Bool {
    let text = text.trimmingSpaces
    if text.hasSuffix(")") { return functions.contains { text.lowercased().hasPrefix($0) } }
    guard text.hasPrefix("{") || text.hasPrefix("#"), let close = text.lastIndex(of: "}") else { return false }
    return text[text.index(after: close)...].allSatisfy(\.isHexDigit)
  }

  /// Reads `rgba({blue}, 0.3)` with a number as its alpha.
  func adjusted(_ text: String) -> TokenValue? {
    guard let (first, rest) = DTCGColorFunctions.parts(text), first.first == "{", first.last == "}",
      let alpha = DTCGArithmetic.value(of: rest, number: { _ in nil })
    else { return withAlpha(text) }
    return .adjusted(.alias(Self.target(first)), .alpha(alpha))
  }

  /// Returns the path in a pair of braces.
  private static func target(_ reference: String) -> String {
    DTCGReference.withoutValue(String(reference.dropFirst().dropLast()).trimmingSpaces)
  }

  /// Reads `rgba(#0060df, 0.3)`: a whole color, and an alpha.
  private func withAlpha(_ text: String) -> TokenValue? {
    guard let (first, rest) = DTCGColorFunctions.parts(text), first.first == "#", let color = try? Color(css: first),
      let alpha = DTCGArithmetic.value(of: rest, number: { _ in nil })
    else { return nil }
    return .adjusted(.color(color), .alpha(alpha))
  }

  private static let functions = [
    "rgba(", "rgb(", "hsla(", "hsl(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "alpha(",
    "set_alpha(",
  ]

  /// Returns the two arguments of a color function whose first argument is a whole color.
  private static func parts(_ text: String) -> (color: String, alpha: String)? {
    let compact = text.trimmingSpaces
    guard compact.hasSuffix(")") else { return nil }
    for name in functions where compact.lowercased().hasPrefix(name) {
      let inner = String(compact.dropFirst(name.count).dropLast()).trimmingSpaces
      let end =
        inner.first == "{" ? inner.firstIndex(of: "}").map { inner.index(after: $0) } : inner.firstIndex(of: ",")
      guard let end else { return nil }
      let rest = String(inner[end...]).trimmingSpaces
      guard let separator = rest.first, separator == "," || separator == "/" else { return nil }
      return (String(inner[..<end]).trimmingSpaces, String(rest.dropFirst()).trimmingSpaces)
    }
    return nil
  }
}
