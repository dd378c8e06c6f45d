import Audit
import Survey
import SwiftThemeReader
import ThemeModel

/// Reads each system of themes in the same code by itself. One reading has one system with one contract; the themes of another app or
/// package, which have nothing to do with it, are another one.
enum SystemsApart {
  /// More systems than these are not read. Where those are called themes, the run does not pass.
  private static let most = 12
  private static let notRead = [
    DiagnosticCode.themesNotRead.rawValue, DiagnosticCode.themesNotFollowed.rawValue,
    DiagnosticCode.colorsNotRead.rawValue,
  ]

  /// - Parameters:
  ///   - code: the parts that were read of each of the groups; parts of other systems are added
  ///   - read: reads a group anew
  static func add(
    to code: inout [ReadPart], _ groups: [Survey.Group], _ options: SourceOptions,
    _ read: (Survey.Group, SourceOptions) -> ReadPart
  ) {
    var added: [ReadPart] = []
    for index in groups.indices {
      let apart = code[index].system.readings.filter(\.isApart)
      for reading in apart.filter({ !$0.isPart }).prefix(most) + apart.filter(\.isPart).prefix(most) {
        var asked = options
        asked.themePlaces = Set(reading.themes.map(\.place))
        var part = read(groups[index], asked)
        guard hasRoles(part.system), isSystem(part.system, reading) else { continue }
        settle(&code[index].system, reading)
        part.leaveOut(saidOf: code[index].system)
        part.system.readings.removeAll { $0.loss != nil }
        part.isPaired = reading.isPart
        added.append(part)
      }
      for reading in apart.filter({ !$0.isPart }).dropFirst(most) where reading.isCalledTheme {
        fail(&code[index].system, on: reading)
      }
      // What is said of all static colors holds for those that no theme uses.
      code[index].system.readings.removeAll { $0.isPart && $0.recogniser == ShownStatics.recogniser }
    }
    code += added
  }

  /// What is not called a theme, such as the colors of a chart's lines, is one where its names pair colors. Those of a part have to be
  /// named for each other.
  private static func isSystem(_ system: ThemeSystem, _ reading: ThemeReading) -> Bool {
    if reading.isCalledTheme { return true }
    let rules = PlanInference.infer(system).rules
    return reading.isPart ? rules.contains { $0.evidence == .named } : !rules.isEmpty
  }

  /// Takes back what was said of themes that are read after all.
  private static func settle(_ system: inout ThemeSystem, _ reading: ThemeReading) {
    let places = Set(reading.themes.map(\.place))
    system.diagnostics.removeAll { diagnostic in
      notRead.contains(diagnostic.code) && diagnostic.place.map(places.contains) == true
    }
    system.readings.removeAll { $0.isApart && $0.themes == reading.themes }
  }

  /// Lets the run fail on themes that are not read.
  private static func fail(_ system: inout ThemeSystem, on reading: ThemeReading) {
    let places = Set(reading.themes.map(\.place))
    for index in system.diagnostics.indices
    where system.diagnostics[index].code == DiagnosticCode.themesNotRead.rawValue
      && system.diagnostics[index].place.map(places.contains) == true
    {
      system.diagnostics[index].code = DiagnosticCode.themesNotFollowed.rawValue
    }
  }

  /// Whether themes have several colors that have names of their own, and are known before the app runs. The colors of an illustration,
  /// or the stops of a gradient, have no roles that could be judged.
  private static func hasRoles(_ system: ThemeSystem) -> Bool {
    let promised = system.contract.map { Set($0.entries.map(\.path)) }
    return system.themes.contains { theme in
      let named = theme.tokens.filter { token in
        token.tier != .raw && promised?.contains(token.path) ?? true && !isElement(token.path)
          && token.values.contains { if case .undetermined = $0.value { false } else { true } }
      }
      return named.count >= fewestColors
    }
  }

  private static let fewestColors = 2

  /// Whether a token is one of a list: `stops.2`.
  private static func isElement(_ path: String) -> Bool {
    path.split(separator: ".").contains { $0.allSatisfy(\.isNumber) }
  }
}
