import Audit
import ColorScience
import Plans
import Reports
import Survey
import ThemeModel
import Wording

/// `init --from`: uses the rules of an existing list instead of those inferred from names.
enum PairListImport {
  static func replaceRules(
    of inference: inout PlanInference, with file: String, _ read: SystemReader.Result, in world: World
  ) throws(CommandFailure) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try world.disk.read(file) } catch { throw .file(error) }
    let entries = PairListReader.entries(bytes)
    guard !entries.isEmpty else {
      throw .report(
        "\(SafeText.of(file)) has no pairs; expected rows of foreground, background and ratio, {foreground, background} objects, or "
          + "[ratio, foreground, background] arrays")
    }
    let imported = ImportedRules(
      entries.map { entry in
        ImportedRules.Pair(
          foreground: entry.foreground, background: entry.background, criterion: entry.criterion,
          sample: entry.isLarge ? .largeText : entry.criterion == .nonText ? .icon : .text)
      }, system: read.system, tiers: read.tiers)
    if imported.rules.isEmpty {
      throw .report("\(SafeText.of(file)) names no token of these themes: \(names(imported.unknown))")
    }
    inference.rules = imported.rules
    inference.report = InferenceReport(
      convention: inference.report.convention,
      explanation: "\(Counted.of(imported.taken, "pair")) taken from \(file)"
        + (imported.unknown.isEmpty
          ? "." : "; left out, because no token has this name: \(Counted.list(imported.unknown, limit: 12))."))
    if !imported.unknown.isEmpty {
      world.errors.writeLine(
        "legible: warning: \(Counted.of(imported.unknown.count, "name")) of \(SafeText.of(file)) \(imported.unknown.count == 1 ? "is not a token" : "are not tokens"): \(names(imported.unknown))"
      )
    }
  }

  private static func names(_ unknown: [String]) -> String {
    SafeText.of(Counted.list(unknown, limit: 6))
  }
}
