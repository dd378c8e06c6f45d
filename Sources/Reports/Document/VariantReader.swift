import Audit
import ColorScience
import JSONText
import ThemeModel

/// A reader of the variants with the palettes that they refer to, and of their pairs.
struct VariantReader {
  let root: ReportObject
  let report: AuditReport

  func read() throws(ReportDocumentError) -> (variants: [VariantReport], pairs: [PairReport]) {
    let palettes = try PaletteReader(root: root, report: report).palettes()
    let reader = try PairReader(root: root, report: report)
    var variants: [VariantReport] = []
    var pairs: [PairReport] = []
    for object in try root.objects("variants") {
      let palette = try object.index("palette", below: palettes.count)
      let read = try variant(object, number: variants.count, palette: palettes[palette], by: reader)
      variants.append(read.variant)
      pairs += read.pairs
    }
    return (variants, pairs)
  }

  /// One variant, which is the report's `number`, with the pairs that were judged in it.
  func variant(
    _ object: ReportObject, number: Int, palette: PaletteReader.Palette, by reader: PairReader
  ) throws(ReportDocumentError) -> (variant: VariantReport, pairs: [PairReport]) {
    let values = try row("colors", of: object, below: palette.table.values.count)
    let chains = try row("chains", of: object, below: palette.table.links.links.count)
    var variant = try head(object)
    variant.colors = TokenColors(palette.table, ThemeColors.Row(values: NumberRow(values), chains: NumberRow(chains)))
    return (variant, try reader.pairs(of: object, variant: number, palette: palette, values: values))
  }

  /// Without colors and pairs.
  func head(_ object: ReportObject) throws(ReportDocumentError) -> VariantReport {
    var variant = VariantReport(
      theme: try object.string("theme"), choices: [], name: try object.string("name"),
      sameAs: try object.optionalInteger("sameAs"), colors: [], matrix: try matrix(object))
    if let axes = try object.optionalObject("axes") {
      for axis in axes.keys { variant.choices.append(Variant.Choice(axis: axis, context: try axes.string(axis))) }
    }
    if let canvas = try object.optionalObject("canvas") { variant.canvas = try ColorCoding.read(canvas) }
    return variant
  }

  /// Reads one index for each token; `null` becomes a negative number.
  private func row(
    _ name: String, of object: ReportObject, below limit: Int
  ) throws(ReportDocumentError) -> [Int32] {
    let nodes = try object.array(name)
    guard nodes.count == report.tokens.count else { throw object.error(name, expected: "one entry for each token") }
    var row: [Int32] = []
    row.reserveCapacity(nodes.count)
    for node in nodes {
      if let index = node.integer, index >= 0, index < limit {
        row.append(Int32(index))
      } else if node.isNull {
        row.append(-1)
      } else {
        throw object.error(name, expected: "indices into the palette's \(name == "chains" ? "links" : "colors")")
      }
    }
    return row
  }

  private func matrix(_ object: ReportObject) throws(ReportDocumentError) -> MatrixSummary {
    let measured = try object.object("measured")
    return MatrixSummary(
      pairs: try measured.integer("pairs"), reachingLarge: try measured.integer("reaching3"),
      reachingAA: try measured.integer("reaching4.5"), reachingAAA: try measured.integer("reaching7"))
  }
}
