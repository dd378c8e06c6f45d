import Audit
import ColorScience
import JSONText
import ThemeModel

/// Puts the tables of colours and links back into the variants that point at them.
struct VariantReader {
  let root: ReportObject
  let report: AuditReport

  func variants() throws(ReportDocumentError) -> [VariantReport] {
    let colors = try self.colors()
    let chains = try self.chains()
    var variants: [VariantReport] = []
    for object in try root.objects("variants") {
      let choices = try object.optionalObject("axes").map { axes in axes.keys.map { ($0, axes) } } ?? []
      var variant = VariantReport(
        theme: try object.string("theme"), choices: [], name: try object.string("name"),
        sameAs: try object.optionalInteger("sameAs"), colors: [], matrix: try matrix(object))
      for (axis, object) in choices {
        variant.choices.append(Variant.Choice(axis: axis, context: try object.string(axis)))
      }
      if let canvas = try object.optionalObject("canvas") { variant.canvas = try ColorCoding.read(canvas) }
      let colorRow = try object.array("colors")
      let chainRow = try object.array("chains")
      guard colorRow.count == report.tokens.count, chainRow.count == report.tokens.count else {
        throw object.error("colors", expected: "one entry a token")
      }
      for (color, chain) in zip(colorRow, chainRow) {
        var entry = TokenColor(state: .absent)
        if !color.isNull {
          guard let index = color.integer, colors.indices.contains(index) else {
            throw object.error("colors", expected: "indices into the colours")
          }
          entry = colors[index]
        }
        if !chain.isNull {
          guard let index = chain.integer, chains.indices.contains(index) else {
            throw object.error("chains", expected: "indices into the links")
          }
          entry.chain = chains[index]
        }
        variant.colors.append(entry)
      }
      variants.append(variant)
    }
    return variants
  }

  private func matrix(_ object: ReportObject) throws(ReportDocumentError) -> MatrixSummary {
    let measured = try object.object("measured")
    return MatrixSummary(
      pairs: try measured.integer("pairs"), reachingLarge: try measured.integer("reaching3"),
      reachingAA: try measured.integer("reaching4.5"), reachingAAA: try measured.integer("reaching7"))
  }

  private func colors() throws(ReportDocumentError) -> [TokenColor] {
    var colors: [TokenColor] = []
    for object in try root.objects("colors") { colors.append(try color(object)) }
    return colors
  }

  private func color(_ object: ReportObject) throws(ReportDocumentError) -> TokenColor {
    if object.has("gradient") {
      var stops: [ResolvedStop] = []
      for stop in try object.objects("gradient") {
        stops.append(
          ResolvedStop(color: try ColorCoding.read(stop), position: try stop.optionalNumber("position")))
      }
      return TokenColor(state: .gradient(stops))
    }
    if object.has("parts") {
      var parts: [ResolvedPart] = []
      for part in try object.objects("parts") {
        parts.append(ResolvedPart(name: try part.string("name"), color: try ColorCoding.read(part)))
      }
      return TokenColor(state: .composite(parts))
    }
    if object.has("placeholder") {
      let kind = try object.choice("placeholder", Placeholder.Kind.self)
      return TokenColor(state: .placeholder(Placeholder(kind: kind, text: try object.string("text"))))
    }
    if object.has("undetermined") {
      let reason = Undetermined(
        code: try object.string("undetermined"), reason: try object.string("reason"),
        text: try object.optionalString("text"), place: try object.optionalPlace("at"))
      return TokenColor(state: .undetermined(reason))
    }
    let color = try ColorCoding.read(object)
    var entry = TokenColor(state: .color(color))
    // Inside every display nothing is said; elsewhere it follows from the colour and the settings all the same.
    entry.displayed = DisplayedColor.all(
      color, displays: report.settings.displays, mapping: report.settings.mapping,
      tolerance: report.settings.gamutTolerance)
    return entry
  }

  /// A link stands behind the one that it names, so each chain is its link and a chain that is known.
  private func chains() throws(ReportDocumentError) -> [[ChainLink]] {
    let files = try root.strings("files")
    var chains: [[ChainLink]] = []
    for object in try root.objects("links") {
      let at = try object.integers("at")
      guard at.count == 3, files.indices.contains(at[0]) else {
        throw object.error("at", expected: "file, line and column")
      }
      let token = try object.optionalIndex("token", below: report.tokens.count)
      let path = try object.optionalString("path")
      let link = ChainLink(
        path: token.map { report.tokens[$0].path } ?? path,
        text: try object.optionalString("text"), place: Place(file: files[at[0]], line: at[1], column: at[2]),
        theme: try object.string("theme"))
      let rest = try object.optionalIndex("next", below: chains.count)
      chains.append([link] + (rest.map { chains[$0] } ?? []))
    }
    return chains
  }
}
