import SwiftThemeReader
import Testing
import ThemeModel

/// Methods that change dictionaries by their keys, and loops that do.
struct DictionaryMethodsTests {
  private func reading(_ body: String, members: String = "") -> Reading {
    Reading(
      """
      enum Role: String { case ink, page, line }
      final class Kit {
        static let shared = Kit()
        let base: [Role: String] = [.ink: "111111", .page: "FFFFFF"]
        let newer: [Role: String] = [.ink: "BBBBBB", .line: "CCCCCC"]
        \(members)
        func all() -> [Role: String] { \(body) }
        func color(_ role: Role) -> UIColor {
          let number = UInt64(all()[role] ?? "000000", radix: 16) ?? 0
          return UIColor(
            red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
            blue: Double(number & 0xFF) / 255, alpha: 1)
        }
      }
      extension UIColor {
        static let themeInk = Kit.shared.color(.ink)
        static let themePage = Kit.shared.color(.page)
      }
      """.replacing("; ", with: "\n"))
  }

  @Test(arguments: [
    ("var all = newer; all.merge(base) { old, _ in old }; return all", "#BBBBBB"),
    ("var all = newer; all.merge(base) { $1 }; return all", "#111111"),
    ("var all = newer; all.merge(base, uniquingKeysWith: { _, new in new }); return all", "#111111"),
    ("var all = newer; all.merge(base) { old, new in old > new ? old : new }; return all", "#BBBBBB"),
    (
      "var all = newer; all.merge([(.ink, \"222222\"), (.ink, \"333333\"), (.page, \"FFFFFF\")]) { $1 }; return all",
      "#333333"
    ),
    ("return newer.merging(base) { old, _ in old }", "#BBBBBB"),
    (
      "var all: [Role: String] = [:]; for one in [newer, base] { all.merge(one) { old, _ in old } }; return all",
      "#BBBBBB"
    ),
    ("var all = base; all.updateValue(\"444444\", forKey: .ink); return all", "#444444"),
    ("var all = base; all[.ink] = nil; all.merge(newer) { old, _ in old }; return all", "#BBBBBB"),
    ("var all = base; let old = all.removeValue(forKey: .ink); all[.ink] = old; return all", "#111111"),
    ("var all = newer; all.removeAll(); all.merge(base) { old, _ in old }; return all", "#111111"),
    (
      "var all: [Role: String] = [:]; for (role, code) in base { all.updateValue(code, forKey: role) }; return all",
      "#111111"
    ),
    (
      "var all: [Role: String] = [:]; for (role, code) in base { if role == .ink { all[role] = \"555555\" } else { all[role] = code } }; return all",
      "#555555"
    ),
  ])
  func theOrderOfTheEntriesMakesNoDifference(_ body: String, ink: String) {
    let reading = reading(body)
    #expect(reading.hex("UIColor.themeInk") == ink, "\(body)")
    #expect(reading.hex("UIColor.themePage") == "#FFFFFF", "\(body)")
  }

  /// What a closure or a loop does in the order of the entries is not known.
  @Test(arguments: [
    "var last = \"\"; var all = newer; all.merge(base) { old, new in last = new; return old }; all[.ink] = last; all.merge(base) { old, new in last = new; return last }; return all",
    "var all = newer; all.merge(Store.load()) { $1 }; return all",
    "var all = newer; for (_, code) in base { all[.ink] = code }; return all",
    "var all = newer; for (role, code) in base { let role = Role.ink; all[role] = code }; return all",
    "var all = newer; all.merge([.ink: Store.code()]) { old, new in new }; return all",
  ])
  func whatDependsOnTheOrderIsUnknown(_ body: String) {
    let reading = reading(body)
    #expect(reading.hex("UIColor.themeInk") == nil, "\(body)")
    #expect(reading.reason("UIColor.themeInk") != nil, "\(body)")
  }

  /// An object that keeps what it has worked out keeps the same for every reader.
  @Test func aVariableThatIsFilledWhenItIsEmptyKeepsOneValue() {
    let kept = reading(
      "guard kept.isEmpty else { return kept }; var all = newer; all.merge(base) { old, _ in old }; kept = all; return all",
      members: "private var kept: [Role: String] = [:]")
    #expect(kept.hex("UIColor.themeInk") == "#BBBBBB")
    #expect(kept.hex("UIColor.themePage") == "#FFFFFF")
    let grown = reading(
      "kept.merge(kept.isEmpty ? base : newer) { _, new in new }; return kept",
      members: "private var kept: [Role: String] = [:]")
    #expect(grown.hex("UIColor.themeInk") == nil)
  }

  /// Merging takes time in proportion to the entries.
  @Test(.timeLimit(.minutes(1))) func largeDictionariesAreMerged() {
    let entries = (0..<3000).map { "\"k\($0)\": \"111111\"" }.joined(separator: ", ")
    let reading = Reading(
      """
      enum Kit {
        static let a: [String: String] = [\(entries)]
        static func ink() -> UIColor {
          var all = a
          all.merge(a) { old, _ in old }
          all.merge(a) { $1 }
          return all["k7"] == "111111" ? .black : .white
        }
      }
      extension UIColor { static let ink = Kit.ink(); static let page = UIColor.white }
      """)
    #expect(reading.hex("UIColor.ink") == "#000000")
  }
}
