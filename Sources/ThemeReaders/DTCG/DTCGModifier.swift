import ColorScience
import JSONText
import ThemeModel

/// A change that Tokens Studio makes to a color after its references are followed: `$extensions["studio.tokens"].modify`, with
/// the meaning that its transforms give it. Lightening takes a share of the room that is left above, darkening of the room
/// below: in `hsl` and `lch` of the lightness, where chroma fades by the same share; in `srgb` and `p3` of every channel.
struct DTCGModifier {
  enum Problem: Error, Hashable {
    /// Something is missing or not understood; the text is a whole clause for people.
    case unknown(String)
  }

  /// Returns what is under `modify`: an object, or a reference to a token whose value is one.
  static func node(_ extensions: JSONNode) -> JSONNode? {
    extensions["studio.tokens"]?["modify"]
  }

  let node: JSONNode
  /// Returns the number of a token, by its path.
  let number: (String) -> Double?

  func adjustment() throws(Problem) -> ColorAdjustment {
    guard node.isObject, let type = node["type"]?.string else { throw .unknown("the modifier has no type") }
    switch type {
    case "alpha": return .alpha(try share())
    case "lighten": return .lightness(by: try share(), space: try space())
    case "darken": return .lightness(by: -(try share()), space: try space())
    case "mix": return .mix(with: try other(), share: try share(), space: try space())
    default: throw .unknown("unknown modifier “\(type)”; expected alpha, lighten, darken or mix")
    }
  }

  private func share() throws(Problem) -> Double {
    guard let value = node["value"] else { throw .unknown("the modifier has no value") }
    let found = value.number ?? value.string.flatMap { DTCGArithmetic.value(of: $0, number: number) }
    guard let found else { throw .unknown("the modifier's value “\(value.rawText)” is not a number") }
    return min(max(found, 0), 1)
  }

  private func space() throws(Problem) -> ColorSpace {
    switch node["space"]?.string {
    case "hsl": return .hsl
    case "srgb": return .srgb
    case "p3": return .displayP3
    case "lch": return .lch
    case let other:
      throw .unknown(
        "the modifier's space is \(other.map { "“\($0)”" } ?? "missing"); expected lch, srgb, p3 or hsl")
    }
  }

  private func other() throws(Problem) -> TokenValue {
    guard let text = node["color"]?.string else { throw .unknown("the modifier has no colour to mix in") }
    if let target = try? DTCGReference.curly(text.trimmingSpaces) { return .alias(target.trimmingSpaces) }
    if let color = try? Color(css: text.trimmingSpaces) { return .color(color) }
    throw .unknown("the colour to mix in, “\(text)”, cannot be read")
  }
}

extension DTCGAssembly {
  /// Applies a token's modifier to its value.
  mutating func modified(_ value: TokenValue, by modifier: Int32, _ site: Int32) -> TokenValue {
    let tree = layers[layer(of: site)].tree
    let written = tree.document.node(Int(modifier))
    let place = Place(written, in: tree.file)
    switch adjustment(written) {
    case .success(let adjustment):
      findings.warning("studio-modifier", "a modifier of Tokens Studio", at: place)
      return .adjusted(value, adjustment)
    case .failure(.unknown(let problem)):
      let message = "the colour of \(tree.path(of: declaration(site))) is modified, and \(problem)"
      findings.warning("studio-modifier-unknown", message, at: place)
      return .undetermined(
        Undetermined(code: "studio-modifier-unknown", reason: message, text: written.rawText, place: place))
    }
  }

  private func adjustment(_ written: JSONNode) -> Result<ColorAdjustment, DTCGModifier.Problem> {
    let node = written.string.flatMap { try? DTCGReference.curly($0) }.flatMap(modifier(named:)) ?? written
    let numbers = DTCGNumbers(self)
    return Result { () throws(DTCGModifier.Problem) in
      try DTCGModifier(node: node, number: numbers.value(at:)).adjustment()
    }
  }

  /// Returns a modifier that is a token of its own. In the older notation, its `value` looks like a token of that name.
  private func modifier(named path: String) -> JSONNode? {
    if let index = index(of: path) {
      let site = entries[index].lastSite
      return layers[layer(of: site)].tree.node(of: declaration(site))
    }
    guard let index = index(of: path + ".value") else { return nil }
    let site = entries[index].lastSite
    return layers[layer(of: site)].tree.document.node(Int(declaration(site).key) + 1)
  }
}
