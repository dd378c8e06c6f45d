import Audit
import JSONText
import ThemeModel

/// The JSON output of `pairs`.
enum PairsJSON {
  static func write(_ listing: PairListing, evidence: [Evidence], to writer: inout JSONWriter) {
    writer.array("pairs") { writer in
      for entry in listing.entries where evidence.isEmpty || evidence.contains(entry.evidence) {
        writer.object { writer in write(entry, to: &writer) }
      }
    }
    writer.array("unplaced") { writer in
      for sighting in listing.unplaced {
        writer.object { writer in
          writer.member("foreground", sighting.ink)
          writer.member("background", ifPresent: sighting.ground)
          writer.member("reason", ifPresent: sighting.reason)
          writeSites(sighting.sites, to: &writer)
        }
      }
    }
  }

  private static func write(_ entry: PairListing.Entry, to writer: inout JSONWriter) {
    writer.member("foreground", entry.foreground)
    writer.member("background", entry.background)
    writer.member("evidence", entry.evidence.rawValue)
    writer.array("rules") { writer in for rule in entry.rules { writer.value(rule) } }
    writer.member("required", ifPresent: entry.required)
    writer.member("ratio", ifPresent: entry.ratio)
    writer.member("verdict", ifPresent: entry.verdict?.rawValue)
    writer.member("worstVariant", ifPresent: entry.variant)
    writer.array("sightings") { writer in
      for sighting in entry.sightings { writer.object { writer in write(sighting, to: &writer) } }
    }
  }

  static func write(_ sighting: SightingReport, to writer: inout JSONWriter) {
    writer.member("evidence", sighting.evidence.rawValue)
    writer.member("element", sighting.element)
    writer.member("points", ifPresent: sighting.points)
    writer.member("condition", ifPresent: sighting.condition)
    writer.member("assumed", ifPresent: sighting.reason)
    if !sighting.contexts.isEmpty {
      writer.object("when") { writer in
        for (axis, context) in sighting.contexts.sorted(by: { $0.key < $1.key }) { writer.member(axis, context) }
      }
    }
    writeSites(sighting.sites, to: &writer)
  }

  static func writeSites(_ sites: [Sighting.Site], to writer: inout JSONWriter) {
    writer.array("sites") { writer in
      for site in sites {
        writer.object(inline: true) { writer in
          writer.member("at", site.foreground.description)
          writer.member("ground", ifPresent: site.background?.description)
          writer.member("view", ifPresent: site.view)
        }
      }
    }
  }
}
