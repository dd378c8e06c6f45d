import Audit
import ColorScience
import JSONText

/// The colors of a theme's variants, each written once, and the links of its alias chains.
enum PaletteCoding {
  /// The names of the columns of a row of links. A row ends after its last value.
  static let linkColumns = ["source", "line", "column", "next", "token", "text"]

  static func write(_ theme: ThemeColors, settings: AuditSettings, to json: inout JSONBytes) {
    let links = theme.links
    let sources = LinkSources(links)
    json.text("{\"sources\":[")
    for (index, source) in sources.sources.enumerated() {
      json.text(index == 0 ? "{\"file\":" : ",{\"file\":")
      json.string(links.texts[Int(source.file)])
      json.text(",\"theme\":")
      json.string(links.texts[Int(source.theme)])
      json.byte("}")
    }
    json.text("],\n     \"colors\":[")
    for (index, state) in theme.values.enumerated() {
      json.text(index == 0 ? "\n      {" : ",\n      {")
      StateCoding.write(state, settings: settings, to: &json)
      json.byte("}")
    }
    json.text("],\n     \"links\":[")
    for (index, link) in links.links.enumerated() {
      json.text(index == 0 ? "[" : ",[")
      json.integer(Int(sources.indices[index]))
      json.byte(",")
      json.integer(Int(link.line))
      json.byte(",")
      json.integer(Int(link.column))
      let hasStep = link.token >= 0 || link.path >= 0
      if link.next >= 0 || hasStep || link.hasText {
        if link.next >= 0 {
          json.byte(",")
          json.integer(Int(link.next))
        } else {
          json.text(",null")
        }
      }
      if link.token >= 0 {
        json.byte(",")
        json.integer(Int(link.token))
      } else if link.path >= 0 {
        json.byte(",")
        json.string(links.texts[Int(link.path)])
      } else if link.hasText {
        json.text(",null")
      }
      if let text = links.text(of: link, values: theme.values) {
        json.byte(",")
        json.string(text)
      }
      json.byte("]")
    }
    json.text("]}")
  }
}

/// The files and themes that contain the links of a theme, usually a single file of one theme.
private struct LinkSources {
  private(set) var sources: [(file: Int32, theme: Int32)] = []
  /// The index of the source of each link.
  private(set) var indices: [Int32] = []

  init(_ table: LinkTable) {
    var known: [UInt64: Int32] = [:]
    var last: (file: Int32, theme: Int32, index: Int32) = (-1, -1, -1)
    indices.reserveCapacity(table.links.count)
    for link in table.links {
      if link.file != last.file || link.theme != last.theme {
        let key = UInt64(UInt32(bitPattern: link.file)) << 32 | UInt64(UInt32(bitPattern: link.theme))
        let index = known[key] ?? Int32(sources.count)
        if Int(index) == sources.count {
          known[key] = index
          sources.append((link.file, link.theme))
        }
        last = (link.file, link.theme, index)
      }
      indices.append(last.index)
    }
  }
}
