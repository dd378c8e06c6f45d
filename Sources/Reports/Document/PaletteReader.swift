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
    for object in try root.objects("palettes") { palettes.append(try palette(object, paths: paths)) }
    return palettes
  }

  /// `paths`: those of the report's tokens.
  func palette(_ object: ReportObject, paths: [String]) throws(ReportDocumentError) -> Palette {
    var values: [TokenColor.State] = []
    for color in try object.objects("colors") { values.append(try state(color)) }
    let list = ValueList(values)
    return Palette(
      table: ColorTable(values: list, links: try links(object), paths: paths, settings: report.settings),
      opaque: PlainColors(list, settings: report.settings))
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
      let cells = LinkCells(row)
      guard let source = cells.source, sources.indices.contains(source), let line = cells.line,
        let column = cells.column
      else { throw palette.error("links", expected: "rows of a source, a line, a column …") }
      if let token = cells.token, !report.tokens.indices.contains(token) {
        throw palette.error("links", expected: "token indices below \(report.tokens.count)")
      }
      // A link follows the link that it refers to.
      guard !cells.hasNext || cells.next.map(table.links.indices.contains) ?? false else {
        throw palette.error("links", expected: "next links that come earlier")
      }
      table.append(
        LinkTable.Link(
          token: cells.token.map { Int32($0) } ?? -1, path: table.index(ofText: cells.path),
          text: table.index(ofText: cells.text), file: sources[source].file, line: Int32(clamping: line),
          column: Int32(clamping: column), theme: sources[source].theme, next: cells.next.map { Int32($0) } ?? -1))
    }
    return table
  }
}

/// A row of links, in the order of `PaletteCoding.linkColumns`.
private struct LinkCells {
  private(set) var source: Int?
  private(set) var line: Int?
  private(set) var column: Int?
  private(set) var hasNext = false
  private(set) var next: Int?
  private(set) var token: Int?
  /// The name of what is no token of the report.
  private(set) var path: String?
  private(set) var text: String?

  init(_ row: JSONNode) {
    var place = 0
    for cell in row.elements {
      switch place {
      case 0: source = cell.integer
      case 1: line = cell.integer
      case 2: column = cell.integer
      case 3:
        hasNext = !cell.isNull
        next = cell.integer
      case 4:
        token = cell.integer
        if token == nil { path = cell.string }
      case 5: text = cell.string
      default: break
      }
      place += 1
    }
  }
}
