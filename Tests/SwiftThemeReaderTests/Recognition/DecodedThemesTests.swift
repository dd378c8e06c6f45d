import Testing
import ThemeModel

/// Themes of which code has the model, and a file the values.
struct DecodedThemesTests {
  private static let hex = """
    extension Color {
      init(hex: String) {
        var value: UInt64 = 0
        Scanner(string: String(hex.dropFirst())).scanHexInt64(&value)
        self.init(red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
      }
    }

    """

  private static let members = """
    struct Theme: Decodable {
      let name: String
      let ink: String
      let page: String
      var inkColor: Color { Color(hex: ink) }
      var pageColor: Color { Color(hex: page) }
    }
    """

  private func tokens(_ code: String, _ data: String) throws -> [String: [String]] {
    let reading = try Reading(Self.hex + code, beside: data)
    return Dictionary(
      uniqueKeysWithValues: reading.system.themes.map { theme in
        let own = theme.tokens.map(\.path).filter { !$0.hasPrefix("Color.") }
        return (theme.name, own.map { "\($0)=\(reading.hex($0, theme.name) ?? "?")" })
      })
  }

  /// A decoder finds values by the names of members, wherever in the file they are.
  @Test(arguments: [
    "[DAY, NIGHT]", "{\"themes\": [DAY, NIGHT]}", "{\"version\": 2, \"data\": {\"a\": DAY, \"b\": NIGHT}}",
  ])
  func valuesAreFoundByTheirKeys(file: String) throws {
    let data = file.replacing("DAY", with: ##"{"name": "Day", "ink": "#111111", "page": "#FFFFFF"}"##)
      .replacing("NIGHT", with: ##"{"name": "Night", "ink": "#EEEEEE", "page": "#101010", "note": 7}"##)
    let found = try tokens(Self.members, data)
    #expect(
      found == [
        "Day": ["inkColor=#111111", "pageColor=#FFFFFF"], "Night": ["inkColor=#EEEEEE", "pageColor=#101010"],
      ])
  }

  /// Two themes of one name are two themes.
  @Test func titlesMayBeTheSame() throws {
    let data = ##"""
      [{"name": "Day", "ink": "#111111", "page": "#FFFFFF"},
       {"name": "Day", "ink": "#222222", "page": "#EEEEEE"}]
      """##
    let found = Set(try tokens(Self.members, data).values)
    #expect(
      found == [["inkColor=#111111", "pageColor=#FFFFFF"], ["inkColor=#222222", "pageColor=#EEEEEE"]], "\(found)")
  }

  /// Each value is written in the file, at its own place.
  @Test func valuesAreWrittenInTheFile() throws {
    let reading = try Reading(
      Self.hex + Self.members, beside: ##"[{"name": "Day", "ink": "#111111", "page": "#FFFFFF"}]"##)
    let tokens = try #require(reading.theme("Day")?.tokens)
    #expect(
      tokens.flatMap(\.values).map(\.place) == [
        Place(file: "Themes.json", line: 1, column: 25), Place(file: "Themes.json", line: 1, column: 44),
      ])
  }

  /// A file that lacks what the decoder needs, or has it in another kind, is none of its values.
  @Test(arguments: [
    ##"{"name": "Day", "ink": "#111111"}"##, ##"{"name": "Day", "ink": "#111111", "page": null}"##,
    ##"{"name": "Day", "ink": 7, "page": "#FFFFFF"}"##, ##"{"name": "Day", "ink": ["#111111"], "page": "#FFFFFF"}"##,
    ##"{"Name": "Day", "Ink": "#111111", "Page": "#FFFFFF"}"##,
  ])
  func whatDoesNotFitIsNoTheme(data: String) throws {
    #expect(try tokens(Self.members, data).isEmpty)
  }

  /// Without a decoder's protocol, nothing is made of a file.
  @Test func onlyDecodersDecode() throws {
    let code = Self.members.replacing(": Decodable", with: ": Equatable")
    #expect(try tokens(code, ##"{"name": "Day", "ink": "#111111", "page": "#FFFFFF"}"##).isEmpty)
  }

  /// The team's keys, its own initialiser, nested types, enums, optional members, lists and defaults.
  @Test func whatTheTeamWrites() throws {
    let code = """
      enum Weight: String, Decodable { case light, heavy = "HEAVY" }
      struct Code: Decodable {
        let color: Color
        init(from decoder: Decoder) throws {
          let container = try decoder.singleValueContainer()
          color = Color(hex: try container.decode(String.self))
        }
      }
      struct BrandTheme: Decodable {
        struct Parts: Decodable { let ink: Code; let page: Code?; let stripes: [Code] }
        let title: String
        let weight: Weight
        private let parts: Parts
        private let alpha: Double?
        enum CodingKeys: String, CodingKey { case title = "brand_name", weight, parts = "colors", alpha }
        var ink: Color { weight == .heavy ? parts.ink.color : parts.ink.color.opacity(alpha ?? 0.5) }
        var page: Color { parts.page?.color ?? .white }
        var stripe: Color { parts.stripes[1].color }
      }
      """
    let found = try tokens(
      code,
      ##"""
      [{"brand_name": "A", "weight": "HEAVY", "colors": {"ink": "#112233", "page": "#F0F0F0", "stripes": ["#000000", "#010203"]}},
       {"brand_name": "B", "weight": "light", "alpha": 0.2, "colors": {"ink": "#112233", "stripes": ["#000000", "#040506"]}}]
      """##)
    #expect(Set(found["A"] ?? []).isSuperset(of: ["ink=#112233", "page=#F0F0F0", "stripe=#010203"]), "\(found)")
    #expect(Set(found["B"] ?? []).isSuperset(of: ["ink=#11223333", "page=#FFFFFF", "stripe=#040506"]), "\(found)")
  }

  /// Keys that a container asks for, some only if the file has them.
  @Test func containersOfTheTeamsInitialiser() throws {
    let code = """
      struct Theme: Decodable {
        let ink: Color
        let page: Color
        let rim: Color
        private enum Keys: String, CodingKey { case ink, page = "ground", rim }
        init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: Keys.self)
          ink = Color(hex: try values.decode(String.self, forKey: .ink))
          if values.contains(.page) {
            page = Color(hex: try values.decode(String.self, forKey: .page))
          } else {
            page = .white
          }
          rim = (try values.decodeIfPresent(String.self, forKey: .rim)).map { Color(hex: $0) } ?? .black
        }
      }
      """
    let found = try tokens(code, ##"{"day": {"ink": "#112233", "ground": "#445566"}}"##)
    #expect(found == ["day": ["ink=#112233", "page=#445566", "rim=#000000"]])
  }

  /// What is not understood of an initialiser leaves its colors undetermined, and is no other color.
  @Test func whatIsNotFollowedIsUndetermined() throws {
    let code = """
      struct Theme: Decodable {
        let ink: Color
        let page: Color
        enum CodingKeys: CodingKey { case ink, page }
        init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          ink = Color(hex: try values.superDecoder(forKey: .ink).text)
          page = Color(hex: try values.decode(String.self, forKey: .page))
        }
      }
      """
    let found = try tokens(code, ##"{"ink": "#112233", "page": "#445566"}"##)
    #expect(found == ["Themes": ["ink=?", "page=?"]])
  }

  /// A flag that the app sets is a mode of every theme of the file.
  @Test func flagsOfTheModel() throws {
    let code = """
      struct Theme: Decodable {
        var useDarkVariant = false
        let lightInk: String
        let darkInk: String
        enum CodingKeys: String, CodingKey { case lightInk, darkInk }
        var ink: Color { Color(hex: useDarkVariant ? darkInk : lightInk) }
      }
      final class Store { var theme: Theme; init(_ theme: Theme) { self.theme = theme }
        func toggle() { theme.useDarkVariant.toggle() } }
      """
    let reading = try Reading(Self.hex + code, beside: ##"{"lightInk": "#111111", "darkInk": "#EEEEEE"}"##)
    #expect(reading.hex("ink", "Themes", ["mode": "light"]) == "#111111")
    #expect(reading.hex("ink", "Themes", ["mode": "dark"]) == "#EEEEEE")
  }

  /// Texts that are codes are colors where views make them of the texts.
  @Test func textsThatAreCodes() throws {
    let code = "struct Theme: Codable { var name: String; var ink: String; var page: String }"
    let found = try tokens(code, ##"[{"name": "Day", "ink": "#111111", "page": "#FFFFFF"}]"##)
    #expect(found == ["Day": ["ink=#111111", "page=#FFFFFF"]])
  }

  /// Only `CodingKeys` are the keys of a type without an initialiser of its own.
  @Test func otherEnumsOfKeysSayNothing() throws {
    let code = """
      struct Theme: Decodable {
        let ink: String
        let page: String
        enum OldKeys: String, CodingKey { case ink = "page", page = "ink" }
        var inkColor: Color { Color(hex: ink) }
        var pageColor: Color { Color(hex: page) }
      }
      """
    let found = try tokens(code, ##"{"day": {"ink": "#112233", "page": "#445566"}}"##)
    #expect(found == ["day": ["inkColor=#112233", "pageColor=#445566"]])
  }

  /// A subclass that has no initialiser for decoders keeps its own first values.
  @Test func subclassesThatInheritTheirInitialiser() throws {
    let code = """
      class Base: Decodable {
        var ink: String
        var inkColor: Color { Color(hex: ink) }
      }
      final class AppTheme: Base {
        var page: String = "#777777"
        var pageColor: Color { Color(hex: page) }
      }
      """
    let found = try tokens(code, ##"[{"ink": "#112233", "page": "#445566"}]"##)
    #expect(found.values.allSatisfy { !$0.contains("pageColor=#445566") }, "\(found)")
  }

  /// Where a part of a file fits two types, the one that code gives to a decoder is meant.
  @Test(arguments: ["[Theme].self, from: data", "Theme.self, from: data", "[LegacyTheme].self, from: data", ""])
  func twoTypesThatFit(decoded: String) throws {
    let code = """
      struct LegacyTheme: Decodable { let ink: String; let page: String
        var inkColor: Color { Color(hex: page) }; var pageColor: Color { Color(hex: ink) } }
      struct Theme: Decodable { let ink: String; let page: String
        var inkColor: Color { Color(hex: ink) }; var pageColor: Color { Color(hex: page) } }
      """
    let call = decoded.isEmpty ? "" : "func load(_ data: Data) throws { _ = try JSONDecoder().decode(\(decoded)) }"
    let found = try tokens(code + "\n" + call, ##"{"day": {"ink": "#112233", "page": "#445566"}}"##)
    let ink = decoded.isEmpty ? nil : decoded.contains("Legacy") ? "inkColor=#445566" : "inkColor=#112233"
    #expect(found["day"]?.first { $0.hasPrefix("ink") } == ink, "\(found)")
  }
}
