import Testing
import ThemeModel

@testable import SwiftThemeReader

/// Enumerations in files without views. Whoever does not know their cases takes two of them for one.
struct NamedEnumsTests {
  private static let badge = """
    struct Badge: View {
      let kind: Kind
      var ink: Color { switch kind { case .good: return .theme.text; case .bad: return .theme.warn } }
      var ground: Color { switch kind { case .good: return .theme.page; case .bad: return .theme.card } }
      var body: some View { Text("a").foregroundStyle(ink).background(ground) }
    }
    struct V: View { var body: some View { Badge(kind: .good) } }

    """

  @Test(arguments: [
    "enum Kind { case good, bad }", "public indirect enum Kind: String { case good, bad }",
    "struct Kinds { let all: [Kind] }\nenum Kind { case good, bad }",
  ])
  func aCaseIsNoOther(_ declaration: String) {
    let seen = Seen(Self.badge, others: ["Kind.swift": declaration])
    #expect(seen.proven == ["text on page"])
    #expect(!seen.sightings.contains { $0.condition?.contains(".good == bad") == true })
  }

  /// A file that is added may name others: those of an extension, and the enumerations that it asks for.
  @Test func filesLeadToOthers() {
    let seen = Seen(
      """
      struct V: View {
        let order: Order
        var body: some View { Text("a").foregroundStyle(order.state == .open ? Color.theme.text : Color.theme.warn) }
      }
      struct W: View { var body: some View { V(order: .first).background(order.isOpen ? .theme.page : .theme.card) }; let order: Order }
      """,
      others: [
        "Order.swift": "enum Order { case first; var state: State { .open } }",
        "Order+Open.swift": "extension Order { var isOpen: Bool { true } }",
        "State.swift": "enum State { case open, shut }",
      ])
    #expect(seen.all.contains("text on page"))
  }

  /// What no view names is not parsed.
  @Test func otherFilesAreLeftOut() {
    let texts = [
      "struct V: View { let kind: Kit.Kind }", "enum Kind { case good }", "enum Other { case bad }",
      "extension Kind { var isBad: Bool { false } }", "extension Other { }", "struct Kind2 { enum Inner { case a } }",
      "struct Row: Codable { enum CodingKeys: CodingKey { case a } }", "enum CodingKeys { case a }",
    ]
    let files = texts.enumerated().map { SourceFile(name: "\($0.offset).swift", bytes: Array($0.element.utf8)) }
    #expect(ViewFiles(files, themes: []).chosen(workers: 1) == [0, 1, 3])
  }
}
