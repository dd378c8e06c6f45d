import ColorScience
import JSONText
import ThemeModel

/// Reads a color value of the color module: `{"colorSpace": …, "components": […], "alpha": …, "hex": …}`.
struct DTCGColor {
  let file: String

  /// Returns the color; `nil` when an error was reported.
  func read(_ node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> Color? {
    read(node, of: path, &findings) { $0 }
  }

  /// `follow` returns the target of a part that is a pointer, or the part itself; `nil` when an error was reported.
  func read(
    _ node: JSONNode, of path: String, _ findings: inout DTCGFindings, follow: (JSONNode) -> JSONNode?
  ) -> Color? {
    var spaceNode: JSONNode?
    var componentsNode: JSONNode?
    var alphaNode: JSONNode?
    var hexNode: JSONNode?
    for member in node.members {
      if member.keyNode.isString("colorSpace") {
        spaceNode = member.value
      } else if member.keyNode.isString("components") {
        componentsNode = member.value
      } else if member.keyNode.isString("alpha") {
        alphaNode = member.value
      } else if member.keyNode.isString("hex") {
        hexNode = member.value
      } else {
        let message = "a colour has no “\(member.key)”; it has colorSpace, components, alpha and hex"
        _ = findings.deviation("color-unknown-key", message, at: place(member.keyNode))
      }
    }
    guard let space = space(spaceNode, node, of: path, &findings, follow),
      let components = components(componentsNode, node, of: path, &findings, follow)
    else { return nil }
    var color = Color(space, SIMD3(0, 0, 0))
    guard fill(&color, components, of: path, &findings, follow) else { return nil }
    if let alphaNode {
      guard let alpha = follow(alphaNode), readAlpha(alpha, into: &color, &findings) else { return nil }
    }
    if let hexNode, let hex = follow(hexNode) { check(hex, against: color, of: path, &findings) }
    return color
  }

  // MARK: - Parts

  private func space(
    _ node: JSONNode?, _ whole: JSONNode, of path: String, _ findings: inout DTCGFindings,
    _ follow: (JSONNode) -> JSONNode?
  ) -> ColorSpace? {
    guard let node else {
      findings.error("color-space-missing", "the colour of \(path) has no colorSpace", at: place(whole))
      return nil
    }
    guard let part = follow(node) else { return nil }
    if let space = part.string.flatMap(DTCGColor.space(named:)) { return space }
    guard let name = part.string else {
      findings.error(
        "color-space-unknown", "colorSpace is \(part.kind.title); expected the name of a space", at: place(part))
      return nil
    }
    let names = DTCGColor.spaces.map(\.rawValue)
    let near = NearestName.question(NearestName.to(name, among: names))
    findings.error("color-space-unknown", "there is no colour space “\(name)”\(near)", at: place(part))
    return nil
  }

  private func components(
    _ node: JSONNode?, _ whole: JSONNode, of path: String, _ findings: inout DTCGFindings,
    _ follow: (JSONNode) -> JSONNode?
  ) -> JSONNode? {
    guard let node else {
      findings.error("color-components-missing", "the colour of \(path) has no components", at: place(whole))
      return nil
    }
    guard let part = follow(node) else { return nil }
    guard part.isArray else {
      findings.error(
        "color-components", "components are \(part.kind.title); expected an array of three", at: place(part))
      return nil
    }
    return part
  }

  private func fill(
    _ color: inout Color, _ components: JSONNode, of path: String, _ findings: inout DTCGFindings,
    _ follow: (JSONNode) -> JSONNode?
  ) -> Bool {
    var count = 0
    var isWhole = true
    for element in components.elements {
      defer { count += 1 }
      guard count < 3 else { continue }
      guard let part = follow(element) else {
        isWhole = false
        continue
      }
      if let number = part.number {
        color.components[count] = number
        isWhole = checkRange(number, count, color.space, at: part, &findings) && isWhole
      } else if part.isString("none") {
        color.missing.formUnion([MissingComponents.first, .second, .third][count])
      } else {
        let found = part.isString ? "“\(part.rawText)”" : part.kind == .number ? part.rawText : part.kind.title
        findings.error("color-component", "a component is \(found); expected a number or “none”", at: place(part))
        isWhole = false
      }
    }
    guard count == 3 else {
      findings.error(
        "color-components", "\(color.space.rawValue) has three components, and \(count) are given",
        at: place(components))
      return false
    }
    return isWhole
  }

  private func readAlpha(_ node: JSONNode, into color: inout Color, _ findings: inout DTCGFindings) -> Bool {
    if node.isString("none"),
      findings.deviation("color-alpha", "alpha is “none”; expected a number", at: place(node))
    {
      color.alpha = 0
      color.missing.insert(.alpha)
      return true
    }
    guard let alpha = node.number else {
      if !node.isString("none") {
        findings.error(
          "color-alpha", "alpha is \(node.kind.title); expected a number from 0 to 1", at: place(node))
      }
      return false
    }
    color.alpha = min(max(alpha, 0), 1)
    guard alpha < 0 || alpha > 1 else { return true }
    return outside(
      0...1, alpha, "color-alpha-range", "alpha is \(node.rawText); expected 0 to 1", at: node, &findings)
  }

  // MARK: - Ranges

  private static let spaces: [ColorSpace] = [
    .srgb, .srgbLinear, .hsl, .hwb, .lab, .lch, .oklab, .oklch, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65,
    .xyzD50,
  ]

  /// Returns the space of the color module that has this name there.
  static func space(named name: String) -> ColorSpace? {
    ColorSpace(rawValue: name).flatMap { spaces.contains($0) ? $0 : nil }
  }

  /// The range of a component.
  enum Bounds {
    case any
    case within(ClosedRange<Double>)
    /// From 0 up to 360, without 360 itself.
    case hue
    /// 0 to 1 in the words of the standard. White itself has Z = 1.089 in D65, so that cannot be meant literally.
    case unit
  }

  @inline(__always)
  static func range(of index: Int, in space: ColorSpace) -> Bounds {
    switch (space, index) {
    case (.srgb, _), (.srgbLinear, _), (.displayP3, _), (.a98RGB, _), (.prophotoRGB, _), (.rec2020, _): .within(0...1)
    case (.hsl, 0), (.hwb, 0), (.lch, 2), (.oklch, 2): .hue
    case (.hsl, _), (.hwb, _), (.lab, 0), (.lch, 0): .within(0...100)
    case (.oklab, 0), (.oklch, 0): .within(0...1)
    case (.lch, 1), (.oklch, 1): .within(0 ... .infinity)
    case (.xyzD65, _), (.xyzD50, _): .unit
    default: .any
    }
  }

  /// Reports whether a component is in its range, or less than the width of the range outside of it. A hue may be any number.
  static func isNear(_ value: Double, _ index: Int, in space: ColorSpace) -> Bool {
    guard case .within(let range) = range(of: index, in: space) else { return true }
    let width = range.upperBound - range.lowerBound
    return range.contains(value) || value > range.lowerBound - width && value < range.upperBound + width
  }

  private func checkRange(
    _ value: Double, _ index: Int, _ space: ColorSpace, at node: JSONNode, _ findings: inout DTCGFindings
  ) -> Bool {
    switch DTCGColor.range(of: index, in: space) {
    case .any:
      return true
    case .hue:
      return checkHue(value, at: node, &findings)
    case .unit:
      if value < 0 || value > 1 {
        findings.warning("color-xyz-range", "a component is \(node.rawText); the standard says 0 to 1", at: place(node))
      }
      return true
    case .within(let range):
      if range.contains(value) { return true }
      let bounds =
        range.upperBound == .infinity
        ? "0 or more" : "\(text(range.lowerBound)) to \(text(range.upperBound))"
      return outside(
        range, value, "color-component-range",
        "a component of \(space.rawValue) is \(node.rawText); expected \(bounds)",
        at: node, &findings)
    }
  }

  /// A value that is a little outside of its range is a deviation, since displays limit colors to their range. A value that is a
  /// whole range away is on another scale, percent or bytes, and nobody knows which.
  private func outside(
    _ range: ClosedRange<Double>, _ value: Double, _ code: String, _ message: String, at node: JSONNode,
    _ findings: inout DTCGFindings
  ) -> Bool {
    let width = range.upperBound - range.lowerBound
    guard value > range.lowerBound - width, value < range.upperBound + width else {
      findings.error(code, message, at: place(node))
      return false
    }
    return findings.deviation(code, message, at: place(node))
  }

  private func checkHue(_ value: Double, at node: JSONNode, _ findings: inout DTCGFindings) -> Bool {
    if value >= 0 && value < 360 { return true }
    return findings.deviation(
      "color-component-range", "a hue is \(node.rawText); expected 0 to 360, without 360 itself",
      at: place(node))
  }

  private func text(_ bound: Double) -> String {
    String(Int(bound))
  }

  // MARK: - The fallback

  private func check(_ node: JSONNode, against color: Color, of path: String, _ findings: inout DTCGFindings) {
    guard let text = node.string, text.utf8.first == UInt8(ascii: "#"), text.utf8.dropFirst().allSatisfy(isHexDigit),
      [3, 4, 6, 8].contains(text.utf8.count - 1)
    else {
      let found = node.isString ? "“\(node.rawText)”" : node.kind.title
      findings.error("color-hex", "hex is \(found); expected “#” with six digits", at: place(node))
      return
    }
    if text.utf8.count != 7,
      !findings.deviation("color-hex-digits", "hex is “\(text)”; expected six digits", at: place(node))
    {
      return
    }
    // The fallback of a color beyond sRGB depends on somebody's choice of mapping.
    guard color.isInside(.srgb), let fallback = try? Color(css: text) else { return }
    let plain = color.converted(to: .srgb).components
    let difference = (fallback.components - plain)
    // Half a step of 8 bits either way, and a little for the digits that a file leaves out.
    let furthest = max(abs(difference.x), abs(difference.y), abs(difference.z)) * 255
    guard furthest > 1 else { return }
    var opaque = color
    opaque.alpha = 1
    findings.warning(
      "hex-mismatch",
      "the hex of \(path) is \(text), and its components are \(opaque.hex8.prefix(7)); the components count",
      at: place(node))
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private func place(_ node: JSONNode) -> Place {
    Place(node, in: file)
  }
}

extension Place {
  init(_ node: JSONNode, in file: String) {
    let position = node.position
    self.init(file: file, line: position.line, column: position.column)
  }
}
