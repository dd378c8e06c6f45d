import Audit
import JSONText
import ThemeModel

/// The variants of one theme, with the pairs that were judged in them.
struct VariantCoding {
  let report: AuditReport
  let coding: PairCoding
  let colors: ThemeColors
  /// The index of the theme's colors among all palettes.
  let palette: Int
  let includesMatrices: Bool

  func write(_ judged: JudgedPairs, lists: [Int], to json: inout JSONBytes) {
    var next = 0
    for (offset, row) in colors.rows.enumerated() {
      let index = colors.firstVariant + offset
      json.text(index == 0 ? "\n    " : ",\n    ")
      writeHead(report.variants[index], to: &json)
      json.text(",\n     \"colors\":")
      json.indices(Array(row.values))
      json.text(",\n     \"chains\":")
      json.indices(Array(row.chains))
      if includesMatrices {
        let canvas = report.variants[index].canvas
        MatrixCoding.write(VariantMatrix(row, of: colors, canvas: canvas, in: report), to: &json)
      }
      var end = next
      while end < judged.rows.count, Int(judged.rows[end].variant) == index { end += 1 }
      json.text(",\n     \"pairList\":")
      json.integer(lists[index])
      coding.write(judged, next..<end, colors: colors, row: row, to: &json)
      json.byte("}")
      next = end
    }
  }

  private func writeHead(_ variant: VariantReport, to json: inout JSONBytes) {
    json.text("{\"name\":")
    json.string(variant.name)
    json.text(",\"theme\":")
    json.string(variant.theme)
    json.text(",\"axes\":{")
    for (index, choice) in variant.choices.enumerated() {
      if index > 0 { json.byte(",") }
      json.string(choice.axis)
      json.byte(":")
      json.string(choice.context)
    }
    json.byte("}")
    if let sameAs = variant.sameAs {
      json.text(",\"sameAs\":")
      json.integer(sameAs)
    }
    if let canvas = variant.canvas {
      json.text(",\"canvas\":")
      ColorCoding.write(canvas, to: &json)
    }
    json.text(",\"measured\":{\"pairs\":")
    json.integer(variant.matrix.pairs)
    json.text(",\"reaching3\":")
    json.integer(variant.matrix.reachingLarge)
    json.text(",\"reaching4.5\":")
    json.integer(variant.matrix.reachingAA)
    json.text(",\"reaching7\":")
    json.integer(variant.matrix.reachingAAA)
    json.text("},\"palette\":")
    json.integer(palette)
  }
}
