import Audit
import JSONText
import ThemeModel

enum VariantCoding {
  static func write(
    _ variant: VariantReport, row: ThemeColors.Row, colors: [Int], firstLink: Int, to json: inout JSONWriter
  ) {
    json.member("name", variant.name)
    json.member("theme", variant.theme)
    json.object("axes") { json in
      for choice in variant.choices { json.member(choice.axis, choice.context) }
    }
    json.member("sameAs", ifPresent: variant.sameAs)
    if let canvas = variant.canvas {
      json.key("canvas")
      ColorCoding.write(canvas, to: &json)
    }
    json.object("measured") { json in
      json.member("pairs", variant.matrix.pairs)
      json.member("reaching3", variant.matrix.reachingLarge)
      json.member("reaching4.5", variant.matrix.reachingAA)
      json.member("reaching7", variant.matrix.reachingAAA)
    }
    json.key("colors")
    json.beginArray()
    for value in row.values {
      if value < 0 { json.null() } else { json.value(colors[Int(value)]) }
    }
    json.end()
    json.key("chains")
    json.beginArray()
    for chain in row.chains {
      if chain < 0 { json.null() } else { json.value(firstLink + Int(chain)) }
    }
    json.end()
  }
}
