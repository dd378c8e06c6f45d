import Testing

/// Each fact is in one place: these tests count the places that contain it.
@Suite struct OneHomeTests {
  private func swiftFiles() throws -> [Project.File] { try Project.files(below: "Sources", withSuffix: ".swift") }

  @Test func oneFileHoldsTheWeightsOfWCAG() throws {
    let holders = try swiftFiles().filter { $0.text.contains("0.2126,") || $0.text.contains("0.2126 ") }.map(\.path)
    #expect(holders == ["Sources/ColorScience/Contrast/WCAG.swift"])
  }

  /// The flare is added in one place, and in the rows in C, whose tests compare them with it.
  @Test func oneFileHoldsTheFlareOfWCAG() throws {
    let files = try [".swift", ".js", ".c", ".h"].flatMap { try Project.files(below: "Sources", withSuffix: $0) }
    let holders = files.filter { $0.text.contains(/[+-] 0\.05(?!\d)/) }.map(\.path)
    #expect(holders == ["Sources/CContrastRows/contrast_rows.c"])
  }

  /// Pairs are measured in one folder. The exceptions measure something else.
  @Test func onePlaceMeasuresPairs() throws {
    let others: Set = [
      // Whether a tile needs a hairline on the sheet's own page.
      "Sources/Sheets/Parts/Tile.swift",
      // Whether two colors are so similar that nobody would show one on the other: a guess about names, not a verdict.
      "Sources/Audit/Inference/NamedLooks.swift",
      // Pictures: what a look would be after a plan, and the ends of a palette that nobody judges.
      "Sources/Audit/MendPlan/MendPlanAssembly.swift", "Sources/Sheets/Summary/SummaryPalette.swift",
    ]
    for file in try swiftFiles() where !file.path.hasPrefix("Sources/ColorScience/") && !others.contains(file.path) {
      let code = CodeOnly.of(file.text)
      guard code.contains("WCAG.ratio(") || code.contains(".contrast(with:") else { continue }
      #expect(file.path.hasPrefix("Sources/Audit/Measurement/"), "\(file.path) measures a pair")
    }
  }

  @Test func oneFileNamesEachCheck() throws {
    let files = try swiftFiles()
    let checks = files.filter { $0.path.hasPrefix("Sources/Audit/Checks/") }
    let ids = checks.flatMap { file in
      file.text.split(separator: "\n").compactMap { line in
        line.contains("static let id = \"") ? line.split(separator: "\"")[1] : nil
      }
    }
    #expect(ids.count > 10)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      let naming = files.filter { $0.text.contains("check: \"\(id)\"") || $0.text.contains("legible/\(id)") }.map(
        \.path)
      #expect(naming.isEmpty, "\(id): \(naming)")
    }
  }

  /// Formats, sheets and the page render the findings of checks without knowing any check.
  @Test func noFormatNamesACheck() throws {
    let files = try swiftFiles()
    let checks = files.filter { $0.path.hasPrefix("Sources/Audit/Checks/") }
    let types = checks.flatMap { file in
      file.text.split(separator: "\n").compactMap { line in
        line.contains(": Check {") ? line.split(separator: " ").first { $0.hasSuffix("Check:") }?.dropLast() : nil
      }
    }
    #expect(types.count > 10)
    for file in files where !file.path.hasPrefix("Sources/Audit/") {
      let code = CodeOnly.of(file.text)
      for type in types where code.contains(type) { Issue.record("\(file.path) names \(type)") }
    }
  }

  /// The catalogue of diagnostics has every code that the sources use, and no others.
  @Test func theCatalogueHasEveryDiagnosticCode() throws {
    let catalogue = try Project.text(of: "Sources/ThemeModel/Diagnostics/DiagnosticCode.swift")
    let known = Set(
      catalogue.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("case ") }.map { line in
        line.contains("\"") ? String(line.split(separator: "\"")[1]) : String(line.dropFirst("case ".count))
      })
    #expect(known.count > 150)
    let modules: Set = ["ThemeModel", "ThemeReaders", "SwiftThemeReader", "Audit", "Plans", "Survey", "LegibleCLI"]
    let files = try swiftFiles().filter { modules.contains($0.target) && !$0.path.contains("/Diagnostics/") }
    for file in files {
      for code in Self.codes(in: file.text) where !known.contains(code) {
        Issue.record("\(file.path): “\(code)” is not in Sources/ThemeModel/Diagnostics")
      }
    }
    let all = files.map(\.text).joined(separator: "\n")
    for code in known where !all.contains("\"\(code)\"") { Issue.record("no source gives “\(code)”") }
  }

  /// Returns the literals after `code:`, and the first arguments of functions that take a code.
  private static func codes(in text: String) -> [String] {
    let givers = [
      "code: ", "error(", "warning(", "deviation(", "undetermined(", "failure(", "failed(", "told(", "unknown(",
      "unknownWord(",
    ]
    var codes: [String] = []
    for giver in givers {
      for piece in text.components(after: giver) {
        let rest = piece.drop { $0.isWhitespace }
        guard rest.first == "\"" else { continue }
        let code = rest.dropFirst().prefix { $0 != "\"" }
        let isCode = code.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
        if isCode, code.contains("-") || giver == "code: " { codes.append(String(code)) }
      }
    }
    return codes
  }
}

extension String {
  /// Returns the text after each occurrence, up to a limit.
  fileprivate func components(after mark: String) -> [Substring] {
    var found: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      found.append(rest.prefix(120))
    }
    return found
  }
}
