import ColorScience
import ThemeModel

/// The literals among some tokens that spell a color, each with the edits that change it into another color.
struct SwiftColorLiterals {
  let tokens: [LiteralToken]
  let bytes: [UInt8]
  let edit: ColorEdit
  let leastDecimals: Int

  func found() -> [[SourceEdit]] {
    let single = tokens.compactMap { hexadecimal($0) }.map { [$0] }
    return single + labelled() + unlabelled()
  }

  /// Returns the edit for a hex literal: `0x0060DF`, `"#0060df"`.
  private func hexadecimal(_ token: LiteralToken) -> SourceEdit? {
    guard token.kind == .string || token.kind == .number && token.text.lowercased().hasPrefix("0x") else { return nil }
    for alphaPlace in [ColorNotation.AlphaPlace.last, .first] {
      if let new = ColorNotation.rewritten(
        token.text, from: edit.before, to: edit.after, alphaPlace: alphaPlace, prefersLowercase: prefersLowercase,
        leastDecimals: leastDecimals)
      {
        return SourceEdit(range: token.range, text: new)
      }
    }
    return nil
  }

  private var prefersLowercase: Bool { HexadecimalHabit.isLowercase(bytes) }

  // MARK: Components

  /// A number, or a quotient of two: `0.5`, `118`, `118 / 255`.
  private struct Component {
    var token: LiteralToken
    var value: Double
    var divisor: Double?
    var next: Int

    var whole: Double { value / (divisor ?? 1) }
  }

  private func component(at index: Int) -> Component? {
    guard index < tokens.count, tokens[index].kind == .number else { return nil }
    let token = tokens[index]
    guard let value = Double(token.text.filter { $0 != "_" }) else { return nil }
    if index + 2 < tokens.count, tokens[index + 1].text == "/", tokens[index + 2].kind == .number,
      let divisor = Double(tokens[index + 2].text), divisor > 0
    {
      return Component(token: token, value: value, divisor: divisor, next: index + 3)
    }
    return Component(token: token, value: value, divisor: nil, next: index + 1)
  }

  private func labelled() -> [[SourceEdit]] {
    var found: [[SourceEdit]] = []
    for index in tokens.indices where tokens[index].kind == .name {
      for labels in SwiftColorLiterals.labels {
        guard tokens[index].text == labels.names[0], let components = components(labels.names, from: index) else {
          continue
        }
        if let edits = edits(components, labels.kind) { found.append(edits) }
      }
    }
    return found
  }

  private enum Kind {
    case rgb
    case genericRGB
    case hsb
    case white
  }

  private static let labels: [(names: [String], kind: Kind)] = [
    (["red", "green", "blue"], .rgb), (["r", "g", "b"], .rgb), (["displayP3Red", "green", "blue"], .rgb),
    (["hue", "saturation", "brightness"], .hsb), (["h", "s", "b"], .hsb), (["white"], .white),
    (["calibratedWhite"], .white), (["genericGamma22White"], .white),
    (["calibratedRed", "green", "blue"], .genericRGB),
    (["srgbRed", "green", "blue"], .rgb),
  ]

  private func components(_ names: [String], from start: Int) -> [Component]? {
    var components: [Component] = []
    var index = start
    for name in names {
      if !components.isEmpty, index < tokens.count, tokens[index].text == "," { index += 1 }
      guard index + 1 < tokens.count, tokens[index].text == name, tokens[index + 1].text == ":",
        let component = component(at: index + 2)
      else { return nil }
      components.append(component)
      index = component.next
    }
    return components
  }

  /// Returns the edits for components without labels: `rgb(0, 96, 223)`.
  private func unlabelled() -> [[SourceEdit]] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "(" else { return nil }
      var components: [Component] = []
      var next = index + 1
      while components.count < 3, let component = component(at: next) {
        components.append(component)
        next = component.next
        guard components.count < 3, next < tokens.count, tokens[next].text == "," else { break }
        next += 1
      }
      return components.count == 3 ? edits(components, .rgb) : nil
    }
  }

  private func edits(_ components: [Component], _ kind: Kind) -> [SourceEdit]? {
    switch kind {
    case .rgb:
      let isP3 = tokens.contains { $0.text == "displayP3" || $0.text == "displayP3Red" }
      let space: ColorSpace = isP3 ? .displayP3 : .srgb
      let isOf255 = components.allSatisfy { $0.divisor == nil } && components.contains { $0.value > 1 }
      let values = components.map { isOf255 ? $0.value / 255 : $0.whole }
      guard ColorNotation.isSame(Color(space, values[0], values[1], values[2]), edit.before) else { return nil }
      let target = edit.after.converted(to: space).components
      guard target.min() > -0.0001, target.max() < 1.0001 else { return nil }
      return zip(components, [target.x, target.y, target.z]).map { written($1, $0, isOf255 ? 255 : nil) }
    case .genericRGB:
      let values = components.map(\.whole)
      guard ColorNotation.isSame(GenericRGB.color(SIMD3(values[0], values[1], values[2])), edit.before) else {
        return nil
      }
      let target = GenericRGB.components(of: edit.after)
      guard target.min() > -0.0001, target.max() < 1.0001 else { return nil }
      return zip(components, [target.x, target.y, target.z]).map { written($1, $0, nil) }
    case .hsb:
      let scales = components.map { $0.divisor == nil && $0.value > 1 }
      let of = [scales[0] ? 360.0 : 1, scales[1] || scales[2] ? 100.0 : 1, scales[1] || scales[2] ? 100.0 : 1]
      let values = zip(components, of).map { $0.whole / $1 }
      let spelt = HSB.color(hue: values[0], saturation: values[1], brightness: values[2], alpha: 1)
      guard ColorNotation.isSame(spelt, edit.before), edit.after.isInside(.srgb) else { return nil }
      let target = HSB.components(edit.after.converted(to: .srgb))
      // A gray may have any hue, so the written hue stays.
      let hue = target.saturation == 0 ? values[0] : target.hue
      return zip(zip(components, of), [hue, target.saturation, target.brightness]).map { pair, value in
        written(value, pair.0, pair.1 == 1 ? nil : pair.1)
      }
    case .white:
      let isOf255 = components[0].divisor == nil && components[0].value > 1
      let white = isOf255 ? components[0].value / 255 : components[0].whole
      let bytes = edit.after.eightBits
      let spaces = [ColorSpace.srgb, .grayGamma22]
      let space = spaces.first { ColorNotation.isSame(Color($0, white, white, white), edit.before) }
      guard let space, bytes.x == bytes.y, bytes.y == bytes.z else { return nil }
      return [written(edit.after.converted(to: space).components.x, components[0], isOf255 ? 255 : nil)]
    }
  }

  /// Returns the edit for a value from 0 to 1, scaled to the divisor or the range of a component.
  private func written(_ value: Double, _ component: Component, _ range: Double?) -> SourceEdit {
    let text = component.token.text
    let scale = component.divisor ?? range ?? 1
    // Components out of 255 stay integers. Those of other ranges get the decimals that they need.
    let least = scale == 255 ? 0 : scale > 1 ? leastDecimals - 2 : leastDecimals
    let scaled = scale == 255 ? (value * scale).rounded() : value * scale
    return SourceEdit(range: component.token.range, text: FixedDecimal.text(scaled, like: text, least: max(least, 0)))
  }
}
