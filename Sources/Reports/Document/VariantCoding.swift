import Audit
import JSONText
import ThemeModel

enum VariantCoding {
  static func write(_ variant: VariantReport, row: ColorTables.Row, to json: inout JSONWriter) {
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
    write("colors", row.colors, to: &json)
    write("chains", row.links, to: &json)
  }

  private static func write(_ key: String, _ indices: [Int?], to json: inout JSONWriter) {
    json.array(key) { json in
      for index in indices {
        if let index { json.value(index) } else { json.null() }
      }
    }
  }
}
