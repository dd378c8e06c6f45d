import Audit
import ColorScience
import JSONText
import ThemeModel

enum SuggestionCoding {
  static func write(_ suggestion: Suggestion, to json: inout JSONBytes) {
    json.text("{\"side\":")
    json.string(suggestion.side.rawValue)
    json.text(",\"kind\":")
    json.string(suggestion.kind.rawValue)
    json.text(",\"color\":")
    ColorCoding.write(suggestion.color, to: &json)
    json.text(",\"hex\":")
    ColorCoding.writeHex(suggestion.color, to: &json)
    if let token = suggestion.token {
      json.text(",\"token\":")
      json.integer(token)
    }
    json.text(",\"ratio\":")
    json.number(suggestion.ratio)
    json.text(",\"difference\":")
    json.number(suggestion.difference)
    if let refusal = suggestion.refusal {
      json.text(",\"refused\":")
      json.string(refusal)
    }
    json.byte("}")
  }

  static func read(_ object: ReportObject) throws(ReportDocumentError) -> Suggestion {
    Suggestion(
      side: try object.choice("side", Suggestion.Side.self), kind: try object.choice("kind", Suggestion.Kind.self),
      color: try ColorCoding.read(try object.object("color")), token: try object.optionalInteger("token"),
      ratio: try object.number("ratio"), difference: try object.number("difference"),
      refusal: try object.optionalString("refused"))
  }
}
