import ColorScience
import JSONText

/// A color as `{"space": "srgb", "components": [0, 0.5, null], "alpha": 1}`, where `null` is a missing component.
enum ColorCoding {
  static func write(_ color: Color, to json: inout JSONWriter) {
    json.object(inline: true) { writeMembers(color, to: &$0) }
  }

  static func writeMembers(_ color: Color, to json: inout JSONWriter) {
    json.member("space", color.space.rawValue)
    json.array("components") { json in
      for (index, flag) in [MissingComponents.first, .second, .third].enumerated() {
        if color.missing.contains(flag) { json.null() } else { json.value(color.components[index]) }
      }
    }
    json.key("alpha")
    if color.missing.contains(.alpha) { json.null() } else { json.value(color.alpha) }
  }

  static func write(_ color: Color, to json: inout JSONBytes) {
    json.byte("{")
    writeMembers(color, to: &json)
    json.byte("}")
  }

  static func writeMembers(_ color: Color, to json: inout JSONBytes) {
    json.text("\"space\":\"")
    json.plain(color.space.rawValue)
    json.text("\",\"components\":")
    if color.missing.isEmpty {
      json.byte("[")
      json.written(color.components.x)
      json.byte(",")
      json.written(color.components.y)
      json.byte(",")
      json.written(color.components.z)
      json.text("],\"alpha\":")
      json.written(color.alpha)
      return
    }
    for (index, flag) in [MissingComponents.first, .second, .third].enumerated() {
      json.byte(index == 0 ? "[" : ",")
      if color.missing.contains(flag) { json.text("null") } else { json.number(color.components[index]) }
    }
    json.text("],\"alpha\":")
    if color.missing.contains(.alpha) { json.text("null") } else { json.number(color.alpha) }
  }

  static func writeNumbers(_ numbers: SIMD3<Double>, to json: inout JSONBytes) {
    json.byte("[")
    json.number(numbers.x)
    json.byte(",")
    json.number(numbers.y)
    json.byte(",")
    json.number(numbers.z)
    json.byte("]")
  }

  /// Writes the same text as `Color.hex8`.
  static func writeHex(_ color: Color, to json: inout JSONBytes) {
    let bytes = color.eightBits
    json.text("\"#")
    for index in 0..<(color.alpha < 1 ? 4 : 3) { json.hexadecimal(bytes[index]) }
    json.byte("\"")
  }

  static func read(_ object: ReportObject) throws(ReportDocumentError) -> Color {
    let space = try object.choice("space", ColorSpace.self)
    let components = try object.array("components")
    guard components.count == 3 else {
      throw object.error("components", expected: "three numbers")
    }
    var color = Color(space, 0, 0, 0)
    for (index, flag) in [MissingComponents.first, .second, .third].enumerated() {
      if components[index].isNull {
        color.missing.insert(flag)
      } else if let number = components[index].number {
        color.components[index] = number
      } else {
        throw object.error("components", expected: "numbers or null")
      }
    }
    let alpha = try object.node("alpha")
    if alpha.isNull {
      color.missing.insert(.alpha)
      color.alpha = 0
    } else if let number = alpha.number {
      color.alpha = number
    } else {
      throw object.error("alpha", expected: "a number or null")
    }
    return color
  }
}
