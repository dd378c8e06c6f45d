import JSONText
import ThemeModel

/// What `explain` answers in JSON.
enum ExplainJSON {
  static func write(_ explanation: TokenExplanation, to writer: inout JSONWriter) {
    writer.member("token", explanation.path)
    if let facts = explanation.facts {
      writer.member("tier", facts.tier.rawValue)
      writer.member("tierFrom", facts.tierEvidence.rawValue)
      writer.member("role", ifPresent: facts.role)
      writer.member("description", ifPresent: facts.summary)
    }
    writer.array("ways") { writer in
      for way in explanation.ways {
        writer.object { writer in
          writer.array("variants") { writer in
            for variant in way.variants { writer.value(variant) }
          }
          ValueJSON.members(of: way.value, to: &writer)
          writer.array("chain") { writer in
            for link in way.chain { ValueJSON.write(link, to: &writer) }
          }
        }
      }
    }
    writer.array("absentFrom") { writer in
      for theme in explanation.absent { writer.value(theme) }
    }
  }
}
