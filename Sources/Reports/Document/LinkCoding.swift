import Audit
import JSONText

/// One step of an alias chain; `next` is the step behind it, which stands earlier in the list.
enum LinkCoding {
  static func write(_ theme: ThemeColors, part: Int, tables: MergedTables, to json: inout JSONWriter) {
    let texts = theme.links.texts
    let first = tables.firstLinks[part]
    for link in theme.links.links {
      json.beginObject(inline: true)
      if link.token >= 0 {
        json.member("token", Int(link.token))
      } else if link.path >= 0 {
        json.member("path", texts[Int(link.path)])
      }
      if link.text >= 0 { json.member("text", texts[Int(link.text)]) }
      json.key("at")
      json.beginArray()
      json.value(tables.fileIndices[part][Int(link.file)] ?? 0)
      json.value(Int(link.line))
      json.value(Int(link.column))
      json.end()
      json.member("theme", texts[Int(link.theme)])
      if link.next >= 0 { json.member("next", first + Int(link.next)) }
      json.end()
    }
  }
}
