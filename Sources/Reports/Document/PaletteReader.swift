import Audit
import ColorScience
import JSONText
import ThemeModel

/// A reader of the tables of colors and links that variants refer to.
struct PaletteReader {
  let root: ReportObject
  let report: AuditReport

  struct Palette {
    var table: ColorTable
    /// The parts of these colors' pairs that the document leaves out.
    var opaque: PlainColors
  }

  func palettes() throws(ReportDocumentError) -> [Palette] {
    let paths = report.tokens.map(\.path)
    var palettes: [Palette] = []
    for object in try root.objects("palettes") {
      var values: [TokenColor.State] = []
      for color in try object.objects("colors") { values.append(try state(color)) }
      palettes.append(
        Palette(
          table: ColorTable(values: values, links: try links(object), paths: paths, settings: report.settings),
          opaque: PlainColors(values, settings: report.settings)))
    }
    return palettes
  }

  private func state(_ object: ReportObject) throws(ReportDocumentError) -> TokenColor.State {
    if object.has("gradient") {
      var stops: [ResolvedStop] = []
      for stop in try object.objects("gradient") {
        stops.append(
          ResolvedStop(color: try ColorCoding.read(stop), position: try stop.optionalNumber("position")))
      }
      return .gradient(stops)
    }
    if object.has("parts") {
      var parts: [ResolvedPart] = []
      for part in try object.objects("parts") {
        parts.append(ResolvedPart(name: try part.string("name"), color: try ColorCoding.read(part)))
      }
      return .composite(parts)
    }
    if object.has("placeholder") {
      let kind = try object.choice("placeholder", Placeholder.Kind.self)
      return .placeholder(Placeholder(kind: kind, text: try object.string("text")))
    }
    if object.has("undetermined") {
      let reason = Undetermined(
        code: try object.string("undetermined"), reason: try object.string("reason"),
        text: try object.optionalString("text"), place: try object.optionalPlace("at"))
      return .undetermined(reason)
    }
    return .color(try ColorCoding.read(object))
  }

  private func links(_ palette: ReportObject) throws(ReportDocumentError) -> LinkTable {
    var table = LinkTable()
    var sources: [(file: Int32, theme: Int32)] = []
    for source in try palette.objects("sources") {
      sources.append((table.index(of: try source.string("file")), table.index(of: try source.string("theme"))))
    }
    for row in try palette.optionalArray("links") {
      let cells = Array(row.elements)
      func cell(_ column: Int) -> JSONNode? {
        cells.indices.contains(column) && !cells[column].isNull ? cells[column] : nil
      }
      guard let source = cell(0)?.integer, sources.indices.contains(source), let line = cell(1)?.integer,
        let column = cell(2)?.integer
      else { throw palette.error("links", expected: "rows of a source, a line, a column …") }
      let token = cell(4)?.integer
      if let token, !report.tokens.indices.contains(token) {
        throw palette.error("links", expected: "tokens below \(report.tokens.count)")
      }
      // A link follows the link that it refers to.
      let next = cell(3)?.integer
      guard cell(3) == nil || next.map(table.links.indices.contains) ?? false else {
        throw palette.error("links", expected: "next links that stand earlier")
      }
      table.append(
        LinkTable.Link(
          token: token.map { Int32($0) } ?? -1, path: token == nil ? table.index(ofText: cell(4)?.string) : -1,
          text: table.index(ofText: cell(5)?.string), file: sources[source].file, line: Int32(clamping: line),
          column: Int32(clamping: column), theme: sources[source].theme, next: next.map { Int32($0) } ?? -1))
    }
    return table
  }
}
