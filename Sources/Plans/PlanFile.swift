import Audit
import JSONText
import ThemeModel

/// `legible.json`: what is read, what it is for, and what it has to reach.
public struct PlanFile: Hashable, Sendable {
  public static let name = "legible.json"

  public var plan: Plan
  public var sources: [PlanSource]
  /// Errors stop the job; each says what was found, what is expected, and where.
  public var diagnostics: [Diagnostic]

  public init(plan: Plan = Plan(), sources: [PlanSource] = [], diagnostics: [Diagnostic] = []) {
    self.plan = plan
    self.sources = sources
    self.diagnostics = diagnostics
  }

  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Reads a configuration as far as it can be read; comments and trailing commas are allowed.
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
