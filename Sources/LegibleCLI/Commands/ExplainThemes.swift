import JSONText
import Reports
import ThemeModel

/// The output of `explain --themes`: the themes that were found in code, the evidence for them, and the interpretations
/// that were not used.
enum ExplainThemes {
  static func run(_ arguments: ExplainArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let project = try Project(arguments.sources, in: world)
    let system = project.read(views: false).system
    switch arguments.format {
    case .json:
      var writer = JSONWriter(.pretty)
      writer.object { writer in json(system.readings, to: &writer) }
      writer.newline()
      world.output.write(bytes: writer.bytes)
    case .text:
      world.show(lines(system.readings, world.style(arguments.color)))
    }
    let errors = system.diagnostics.filter { $0.severity == .error }
    DiagnosticText.write(errors, color: arguments.color, in: world)
    return errors.isEmpty ? .success : .failure
  }

  static func lines(_ readings: [ThemeReading], _ style: TerminalStyle) -> [String] {
    guard !readings.isEmpty else { return ["No themes of Swift code were recognised, and none were left out."] }
    var lines: [String] = []
    for reading in readings {
      if !lines.isEmpty { lines.append("") }
      let word = reading.loss == nil ? "read" : "not read"
      lines.append(style.emphasized(word + ": " + SafeText.of(reading.way), .bold))
      lines.append("  evidence: \(words(reading.evidence)), strength \(reading.strength) (\(reading.recogniser))")
      lines.append("  " + reading.sentence)
      if let loss = reading.loss { lines.append("  because " + SafeText.of(loss)) }
      for theme in reading.themes { lines.append("    " + item(theme, style)) }
      for item in reading.leftOut { lines.append("    left out: " + self.item(item, style)) }
    }
    return lines
  }

  private static func item(_ item: ThemeReading.Item, _ style: TerminalStyle) -> String {
    SafeText.of(item.name) + "  " + style.emphasized(SafeText.of(item.place.description), .faint)
  }

  static func words(_ evidence: ThemeReading.EvidenceKind) -> String {
    switch evidence {
    case .contract: "a contract is met"
    case .values: "values are made"
    case .use: "other code uses them"
    case .names: "names say so"
    }
  }

  private static func json(_ readings: [ThemeReading], to writer: inout JSONWriter) {
    writer.array("readings") { writer in
      for reading in readings {
        writer.object { writer in
          writer.member("way", reading.way)
          writer.member("isRead", reading.loss == nil)
          writer.member("recogniser", reading.recogniser)
          writer.member("evidence", reading.evidence.rawValue)
          writer.member("strength", reading.strength)
          writer.member("because", ifPresent: reading.loss)
          items("themes", reading.themes, to: &writer)
          items("leftOut", reading.leftOut, to: &writer)
        }
      }
    }
  }

  private static func items(_ key: String, _ items: [ThemeReading.Item], to writer: inout JSONWriter) {
    writer.array(key) { writer in
      for item in items {
        writer.object { writer in
          writer.member("name", item.name)
          writer.member("place", item.place.description)
        }
      }
    }
  }
}
