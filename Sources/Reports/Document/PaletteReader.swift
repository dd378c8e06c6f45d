import Audit
import ColorScience
import JSONText
import ThemeModel

/// The tables of colours and links to which variants point.
struct PaletteReader {
  let root: ReportObject
  let report: AuditReport

  struct Palette {
    /// Without chains.
    var colors: [TokenColor]
    var chains: [[ChainLink]]
    /// What pairs of these colours leave out.
    var opaque: PlainColors
  }

  func palettes() throws(ReportDocumentError) -> [Palette] {
    var palettes: [Palette] = []
    for object in try root.objects("palettes") {
      var colors: [TokenColor] = []
      for color in try object.objects("colors") { colors.append(try self.color(color)) }
      palettes.append(
        Palette(
          colors: colors, chains: try chains(object),
          opaque: PlainColors(colors.map(\.state), settings: report.settings)))
    }
    return palettes
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
  private func chains(_ palette: ReportObject) throws(ReportDocumentError) -> [[ChainLink]] {
    var sources: [(file: String, theme: String)] = []
    for source in try palette.objects("sources") {
      sources.append((try source.string("file"), try source.string("theme")))
    }
    var chains: [[ChainLink]] = []
    for row in try palette.optionalArray("links") {
      let cells = Array(row.elements)
      func cell(_ column: Int) -> JSONNode? {
        cells.indices.contains(column) && !cells[column].isNull ? cells[column] : nil
      }
      guard let source = cell(0)?.integer, sources.indices.contains(source), let line = cell(1)?.integer,
        let column = cell(2)?.integer
      else { throw palette.error("links", expected: "rows of a source, a line, a column …") }
      var path = cell(4)?.string
      if let token = cell(4)?.integer {
        guard report.tokens.indices.contains(token) else {
          throw palette.error("links", expected: "tokens below \(report.tokens.count)")
        }
        path = report.tokens[token].path
      }
      var rest: [ChainLink] = []
      if let next = cell(3) {
        guard let index = next.integer, chains.indices.contains(index) else {
          throw palette.error("links", expected: "next links that stand earlier")
        }
        rest = chains[index]
      }
      let link = ChainLink(
        path: path, text: cell(5)?.string,
        place: Place(file: sources[source].file, line: line, column: column), theme: sources[source].theme)
      chains.append([link] + rest)
    }
    return chains
  }
}
