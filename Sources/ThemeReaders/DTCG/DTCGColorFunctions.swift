import ColorScience
import JSONText
import ThemeModel

/// Colours as strings, which the standard no longer has: every colour of CSS, hexadecimal digits without `#`, and
/// Tokens Studio's functions over references, such as `rgba({brand.blue}, 0.3)`.
struct DTCGColorFunctions {
  let file: String

  /// A string without references.
  func color(_ text: String, at node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> TokenValue {
    let trimmed = text.trimmingSpaces
    do throws(CSSColorError) {
      return .color(try Color(css: trimmed))
    } catch {
      let place = Place(node, in: file)
      findings.error("string-color", "the colour of \(path) cannot be read: \(error)", at: place)
      return .undetermined(
        Undetermined(
          code: "unknown-color", reason: "the colour of \(path) cannot be read: \(error)", text: text, place: place))
    }
  }

  /// A string with references in it, of the forms that are understood; nil for all others.
  func read(_ text: String, at node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> TokenValue? {
    let compact = text.trimmingSpaces
    for name in ["rgba(", "rgb(", "hsla(", "hsl("] where compact.lowercased().hasPrefix(name) && compact.hasSuffix(")")
    {
      let inner = String(compact.dropFirst(name.count).dropLast()).trimmingSpaces
      guard inner.first == "{", let close = inner.firstIndex(of: "}") else { return nil }
      let target = String(inner[inner.index(after: inner.startIndex)..<close]).trimmingSpaces
      let rest = String(inner[inner.index(after: close)...]).trimmingSpaces
      guard let separator = rest.first, separator == "," || separator == "/",
        let alpha = DTCGColorFunctions.share(String(rest.dropFirst()).trimmingSpaces), !target.contains("{")
      else { return nil }
      findings.warning(
        "color-function", "“\(text)” is a function over a reference, which the standard does not have",
        at: Place(node, in: file))
      return .adjusted(.alias(target), .alpha(alpha))
    }
    return nil
  }

  /// `0.3` or `30%`.
  static func share(_ text: String) -> Double? {
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? String(text.dropLast()) : text), number.isFinite else { return nil }
    return isPercentage ? number / 100 : number
  }
}
