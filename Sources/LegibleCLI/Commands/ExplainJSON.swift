import Audit
import JSONText
import ThemeModel

/// The JSON output of `explain`.
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
    writer.array("pairs") { writer in
      for pair in explanation.pairs {
        writer.object(inline: true) { writer in
          writer.member("rule", pair.rule)
          writer.member("evidence", pair.evidence.evidence.rawValue)
          writer.member(pair.isForeground ? "background" : "foreground", pair.partner)
          writer.member("required", pair.required)
          writer.member("ratio", ifPresent: pair.ratio)
          writer.member("worstVariant", pair.worstVariant)
          writer.member("verdict", pair.verdict.rawValue)
          writer.member("failing", pair.failing)
          writer.member("variants", pair.variants)
          if let suggestion = pair.suggestion {
            writer.object("suggestion", inline: true) { writer in
              writer.member("side", suggestion.side.rawValue)
              writer.member("kind", suggestion.kind.rawValue)
              writer.member("hex", suggestion.color.hex8)
              writer.member("ratio", suggestion.ratio)
              writer.member("refused", ifPresent: suggestion.refusal)
            }
          }
        }
      }
    }
    write(explanation.sightings, to: &writer)
    writer.array("absentFrom") { writer in
      for theme in explanation.absent { writer.value(theme) }
    }
  }

  /// Writes only the places where one token is seen.
  static func write(_ sightings: [SightingReport], of path: String, to writer: inout JSONWriter) {
    writer.member("token", path)
    write(sightings, to: &writer)
  }

  private static func write(_ sightings: [SightingReport], to writer: inout JSONWriter) {
    writer.array("sightings") { writer in
      for sighting in sightings {
        writer.object { writer in
          writer.member("foreground", sighting.ink)
          writer.member("background", ifPresent: sighting.ground)
          PairsJSON.write(sighting, to: &writer)
        }
      }
    }
  }
}
