import JSONText
import Survey
import ThemeModel

/// The JSON output of `survey`.
enum SurveyJSON {
  static func write(_ report: SurveyReport, _ diagnostics: [Diagnostic], to writer: inout JSONWriter) {
    writer.member("schema", "legible.survey/1")
    writer.array("read") { writer in
      for source in report.read {
        writer.object { writer in
          writer.member("format", source.format.rawValue)
          list("paths", source.paths, to: &writer)
          list("themes", source.themes, to: &writer)
          writer.member("colors", source.colors)
          writer.member("files", source.files)
          writer.member("evidence", evidence(source.strength))
          writer.object("axes") { writer in
            for axis in source.axes { list(axis.name, axis.contexts, to: &writer) }
          }
        }
      }
    }
    writer.array("leftAside") { writer in
      for aside in report.surprising {
        writer.object { writer in
          writer.member("path", aside.path)
          writer.member("reason", aside.reason.rawValue)
          if let detail = aside.detail { writer.member("detail", detail) }
          if aside.isFolder { writer.member("files", aside.files) }
          if aside.colors > 0 { writer.member("colors", aside.colors) }
        }
      }
    }
    writer.member("swiftFilesLeftAside", report.codeAside)
    list("builds", report.builds, to: &writer)
    writer.member("filesLookedAt", report.looked)
    writer.member("isComplete", !report.isCut)
    writer.array("problems") { writer in
      for problem in diagnostics where problem.severity == .error {
        writer.object { writer in
          writer.member("code", problem.code)
          writer.member("message", problem.message)
          if let place = problem.place { writer.member("at", place.description) }
        }
      }
    }
  }

  private static func list(_ key: String, _ texts: [String], to writer: inout JSONWriter) {
    writer.array(key) { writer in
      for text in texts { writer.value(text) }
    }
  }

  private static func evidence(_ strength: Candidate.Strength) -> String {
    switch strength {
    case .shape: "shape"
    case .promised: "promised"
    case .used: "used"
    case .declared: "declared"
    }
  }
}
