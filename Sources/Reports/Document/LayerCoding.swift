import Audit
import ColorScience
import JSONText

/// The stack of layers that decided a pair, bottom first. A layer in its token's own color does not repeat that color.
/// Composites that are opaque colors of one space are written as three numbers.
enum LayerCoding {
  static func write(
    _ layers: [PairLayer], _ colors: ThemeColors, _ values: ThemeColors.Row, to json: inout JSONBytes
  ) {
    let space = sharedSpace(layers)
    if let space {
      json.text(",\"space\":")
      json.string(space.rawValue)
    }
    json.text(",\"layers\":[")
    for layer in layers {
      json.byte("{")
      if let token = layer.token {
        json.text("\"token\":")
        json.integer(token)
        json.byte(",")
      }
      if !isOwn(layer, colors, values) {
        json.text("\"color\":")
        ColorCoding.write(layer.color, to: &json)
        json.byte(",")
      }
      json.text("\"composite\":")
      if space == nil {
        ColorCoding.write(layer.composite, to: &json)
      } else {
        ColorCoding.writeNumbers(layer.composite.components, to: &json)
      }
      json.text("},")
    }
    json.dropLast(",")
    json.byte("]")
  }

  private static func sharedSpace(_ layers: [PairLayer]) -> ColorSpace? {
    guard let space = layers.first?.composite.space else { return nil }
    return layers.allSatisfy { layer in
      layer.composite.space == space && layer.composite.alpha == 1 && layer.composite.missing.isEmpty
    } ? space : nil
  }

  private static func isOwn(_ layer: PairLayer, _ colors: ThemeColors, _ values: ThemeColors.Row) -> Bool {
    guard let token = layer.token, values.values[token] >= 0,
      case .color(let color) = colors.values[Int(values.values[token])]
    else { return false }
    return color == layer.color
  }

  /// Reads the layers. `own` returns the color of a token in the pair's variant; `nil` unless it has a single color.
  static func read(
    _ pair: ReportObject, tokens: Int, own: (Int) -> Color?
  ) throws(ReportDocumentError) -> [PairLayer] {
    let space = pair.has("space") ? try pair.choice("space", ColorSpace.self) : nil
    var layers: [PairLayer] = []
    for layer in try pair.objects("layers") {
      let token = try layer.optionalIndex("token", below: tokens)
      var color = token.flatMap(own)
      if let written = try layer.optionalObject("color") { color = try ColorCoding.read(written) }
      guard let color else { throw layer.error("color", problem: "is missing, and its token has no single colour") }
      layers.append(PairLayer(token: token, color: color, composite: try composite(layer, space)))
    }
    return layers
  }

  private static func composite(
    _ layer: ReportObject, _ space: ColorSpace?
  ) throws(ReportDocumentError) -> Color {
    guard let space else { return try ColorCoding.read(try layer.object("composite")) }
    let numbers = try layer.numbers("composite")
    guard numbers.count == 3 else { throw layer.error("composite", expected: "three numbers") }
    return Color(space, numbers[0], numbers[1], numbers[2])
  }
}
