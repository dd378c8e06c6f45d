import Audit
import ColorScience
import JSONText
import RealSystems
import Testing

@testable import Reports

/// `--matrix`: tokens of one color share a row and a column.
@Suite struct VariantMatrixTests {
  /// In one system all displays agree on nearly every color, in the other they do not.
  @Test(arguments: [false, true]) func hasTheRatioOfEveryJudgedPairOfOpaqueColors(isWide: Bool) throws {
    let report = try isWide ? PageFixtures.wide() : FirefoxSystem.inferredReport(suggests: false)
    let source = WholeReport(report)
    var checked = 0
    for theme in 0..<source.themeCount {
      let colors = source.colors(ofTheme: theme)
      for (offset, row) in colors.rows.enumerated() {
        let variant = colors.firstVariant + offset
        let matrix = VariantMatrix(row, of: colors, canvas: report.variants[variant].canvas, in: report)
        for pair in report.pairs where pair.variant == variant && pair.layers.count == 2 {
          guard let ratio = pair.ratio, pair.layers[1].color.alpha >= 1 else { continue }
          let column = try #require(matrix.colors.firstIndex(of: Int(row.values[pair.foreground])))
          let line = try #require(matrix.colors.firstIndex(of: Int(row.values[pair.background])))
          let found = try #require(matrix.ratio(foreground: column, background: line))
          #expect((found - ratio).magnitude < 1e-9)
          checked += 1
        }
      }
    }
    #expect(checked > (isWide ? 1 : 500))
  }

  @Test func isCutOffAtFourDecimals() throws {
    let report = try PageFixtures.wide()
    let source = WholeReport(report)
    let colors = source.colors(ofTheme: 0)
    let document = try JSONDocument(ReportDocument.json(report, options: .init(includesMatrices: true)))
    let variants = try #require(document.root.members.first { $0.key == "variants" }).value
    for (variant, row) in zip(variants.elements, colors.rows.indices) {
      let written = try #require(variant.members.first { $0.key == "matrix" }).value
      let matrix = VariantMatrix(
        colors.rows[row], of: colors, canvas: report.variants[row].canvas, in: report)
      let lines = Array(try #require(written.members.first { $0.key == "ratios" }).value.elements)
      #expect(lines.count == matrix.colors.count)
      for (background, line) in lines.enumerated() {
        for (foreground, cell) in line.elements.enumerated() {
          let ratio = matrix.ratio(foreground: foreground, background: background)
          guard let ratio else {
            #expect(cell.isNull)
            continue
          }
          let cut = try #require(cell.number)
          #expect(cut <= ratio && ratio < cut + 0.0001 + 1e-12)
        }
      }
    }
  }
}
