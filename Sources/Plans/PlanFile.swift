import Audit
import JSONText
import ThemeModel

/// The content of `legible.json`: the sources to read, the roles of tokens, and the requirements.
public struct PlanFile: Hashable, Sendable {
  public static let name = "legible.json"

  public var plan: Plan
  public var sources: [PlanSource]
  /// Errors stop the job. Each has what was found, what was expected, and the place.
  public var diagnostics: [Diagnostic]

  public init(plan: Plan = Plan(), sources: [PlanSource] = [], diagnostics: [Diagnostic] = []) {
    self.plan = plan
    self.sources = sources
    self.diagnostics = diagnostics
  }

  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Reads as much of a configuration as possible. Comments and trailing commas are allowed.
  public static func read(_ bytes: [UInt8], file: String) -> PlanFile {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes, dialect: .commented)
    } catch {
      let place = Place(file: file, line: error.position.line, column: error.position.column)
      return PlanFile(diagnostics: [
        Diagnostic(.error, code: "config-syntax", message: error.message, place: place)
      ])
    }
    var reader = PlanReader(log: PlanLog(file: file))
    reader.read(document)
    reader.result.plan.digest = PlanDigest.of(bytes)
    reader.result.diagnostics = reader.log.diagnostics
    return reader.result
  }
}
