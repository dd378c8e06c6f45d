import Audit
import ColorScience
import JSONText
import ThemeModel

enum SuggestionCoding {
  static func write(_ suggestion: Suggestion, to json: inout JSONWriter) {
    json.object { json in
      json.member("side", suggestion.side.rawValue)
      json.member("kind", suggestion.kind.rawValue)
      json.key("color")
      ColorCoding.write(suggestion.color, to: &json)
      json.member("hex", suggestion.color.hex8)
      json.member("token", ifPresent: suggestion.token)
      json.member("ratio", suggestion.ratio)
      json.member("difference", suggestion.difference)
    }
  }

  static func read(_ object: ReportObject) throws(ReportDocumentError) -> Suggestion {
    Suggestion(
      side: try object.choice("side", Suggestion.Side.self), kind: try object.choice("kind", Suggestion.Kind.self),
      color: try ColorCoding.read(try object.object("color")), token: try object.optionalInteger("token"),
      ratio: try object.number("ratio"), difference: try object.number("difference"))
  }
}
