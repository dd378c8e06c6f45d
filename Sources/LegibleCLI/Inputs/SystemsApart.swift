import Audit
import Survey
import SwiftThemeReader
import ThemeModel

/// Reads each system of themes in the same code by itself. One reading has one system with one contract; the themes of another app or
/// package, which have nothing to do with it, are another one.
enum SystemsApart {
  /// More systems than these are reported, and not read.
  private static let most = 12
  private static let notRead = [DiagnosticCode.themesNotRead.rawValue, DiagnosticCode.themesNotFollowed.rawValue]

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
      for reading in apart.prefix(most) {
        var asked = options
        asked.themePlaces = Set(reading.themes.map(\.place))
        var part = read(groups[index], asked)
        // What is not called a theme, such as the colors of a chart's lines, is one where its names pair colors.
        guard hasRoles(part.system), reading.isCalledTheme || !PlanInference.infer(part.system).rules.isEmpty else {
          continue
        }
        settle(&code[index].system, reading)
        part.leaveOut(saidOf: code[index].system)
        part.system.readings.removeAll { $0.loss != nil }
        added.append(part)
      }
    }
    code += added
  }

  /// Takes back what was said of themes that are read after all.
  private static func settle(_ system: inout ThemeSystem, _ reading: ThemeReading) {
    let places = Set(reading.themes.map(\.place))
    system.diagnostics.removeAll { diagnostic in
      notRead.contains(diagnostic.code) && diagnostic.place.map(places.contains) == true
    }
    system.readings.removeAll { $0.isApart && $0.themes == reading.themes }
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
