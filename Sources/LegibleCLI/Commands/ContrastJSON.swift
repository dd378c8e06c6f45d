import ColorScience
import JSONText

/// The JSON output of `contrast`.
enum ContrastJSON {
  static func write(_ answer: ContrastAnswer, to writer: inout JSONWriter) {
    writer.member("ratio", answer.ratio)
    writer.member("shown", answer.shown)
    writer.object("displays") { writer in
      for display in answer.displays { writer.member(display.display.rawValue, display.ratio) }
    }
    writer.object("criteria") { writer in
      for criterion in Criterion.named { writer.member(criterion.name, answer.passes(criterion)) }
    }
    if let required = answer.required {
      writer.object("required") { writer in
        writer.member("name", required.name)
        writer.member("ratio", required.required)
        writer.member("passes", answer.passes(required))
      }
    }
    writer.array("layers") { writer in
      for layer in answer.layers {
        writer.object { writer in
          writer.member("input", layer.text)
          ColorJSON.members(of: layer.color, to: &writer)
          writer.member("composite", layer.composite.css)
        }
      }
    }
    writer.member("fragile", answer.isFragile)
    writer.member("nativeRatio", ifPresent: answer.nativeRatio)
    writer.array("suggestions") { writer in
      for suggestion in answer.advice?.suggestions ?? [] { write(suggestion, to: &writer) }
    }
    writer.member("suggestionNote", ifPresent: answer.advice?.note)
  }

  private static func write(_ suggestion: ContrastAdvice.Suggestion, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("direction", suggestion.direction)
      writer.member("hex", suggestion.color.hex8)
      writer.member("css", suggestion.color.css)
      writer.member("ratio", suggestion.ratio)
      writer.member("deltaEOK", suggestion.difference)
    }
  }
}
