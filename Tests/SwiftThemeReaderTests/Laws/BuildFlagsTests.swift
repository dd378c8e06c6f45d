import SwiftThemeReader
import Testing
import ThemeModel

/// Flags of a build are not in the sources: where they decide on a color, each of their values is a context.
struct BuildFlagsTests {
  private static let shapes = [
    "static var ink: UIColor {\n#if BETA\nreturn .white\n#else\nreturn .black\n#endif\n}",
    "static var ink: UIColor {\n#if BETA\n.white\n#else\n.black\n#endif\n}",
    "#if BETA\nstatic let ink = UIColor.white\n#else\nstatic let ink = UIColor.black\n#endif",
    "#if !BETA\nstatic let ink = UIColor.black\n#else\nstatic var ink: UIColor { .white }\n#endif",
    "#if BETA\nstatic let ink = UIColor.white\n#elseif DEBUG\nstatic let ink = UIColor.red\n#else\n"
      + "static let ink = UIColor.black\n#endif",
    "static let ink = make()\n#if BETA\nstatic func make() -> UIColor { .white }\n#else\n"
      + "static func make() -> UIColor { .black }\n#endif",
    "static var ink: UIColor {\n#if BETA\nlet white = 1.0\n#else\nlet white = 0.0\n#endif\nreturn UIColor(white: white, alpha: 1)\n}",
    "static let ink = make(2)\nstatic func make(_ n: Int) -> UIColor {\nswitch n {\ncase 1: return .red\n#if BETA\n"
      + "case 2: return .white\n#endif\n#if DEBUG\ncase 2: return .red\n#endif\ndefault: return .black } }",
    "static let ink = make(2)\nstatic func make(_ n: Int) -> UIColor {\nswitch n {\ncase 1: return .red\n#if os(iOS)\n"
      + "case 2: return other\n#endif\ndefault: return .red } }\nstatic var other: UIColor {\n#if BETA\n.white\n#else\n.black\n"
      + "#endif\n}",
    "static let ink = UIColor.black\n#if BETA && !DEBUG && os(iOS)\n.inverted\n#endif",
  ]

  @Test(arguments: shapes)
  func aFlagIsAnAxis(_ member: String) {
    let reading = Reading(
      """
      extension UIColor { var inverted: UIColor { .white } }
      enum Colors {
      \(member)
      static let page = UIColor.white
      }
      """)
    #expect(reading.hex("Colors.ink", nil, ["BETA": "off"]) == "#000000", "\(member)")
    #expect(reading.hex("Colors.ink", nil, ["BETA": "on"]) == "#FFFFFF", "\(member)")
    #expect(reading.system.themes.first?.axes == ["BETA"])
  }

  @Test func typesOfBothBranchesAreOne() {
    let reading = Reading(
      """
      #if BETA
      enum Colors { static let ink = UIColor.white; static let more = UIColor.red }
      #else
      enum Colors { static let ink = UIColor.black }
      #endif
      """.replacing("; ", with: "\n"))
    #expect(reading.hex("Colors.ink", nil, ["BETA": "off"]) == "#000000")
    #expect(reading.hex("Colors.ink", nil, ["BETA": "on"]) == "#FFFFFF")
    let note = reading.system.diagnostics.first { $0.code == "assumed" }
    #expect(note?.message == "`Colors.more` exists only where `BETA` holds; it is assumed not to")
    #expect(note?.place?.line == 2)
  }

  @Test func aFlagThatChangesNoColourIsNoAxis() {
    let reading = Reading(
      """
      enum Colors {
        static var ink: UIColor {
          #if BETA
            return .black
          #else
            return UIColor(white: 0, alpha: 1)
          #endif
        }
      }
      """)
    #expect(reading.hex("Colors.ink") == "#000000")
  }

  @Test func whatIsDeclaredInTwoWaysIsUndetermined() {
    let reading = Reading(
      """
      enum Colors {
        static let page = UIColor.white
        #if BETA
          static let ink: UIColor = .white
        #else
          static let ink: Color = .black
        #endif
      }
      """)
    #expect(reading.hex("Colors.ink") == nil)
  }

  @Test func aReleaseBuildHasNoDebugFlag() {
    let reading = Reading(
      "enum Colors {\n#if DEBUG\nstatic let ink = UIColor.red\n#else\nstatic let ink = UIColor.black\n#endif\n}")
    #expect(reading.hex("Colors.ink") == "#000000")
    #expect(reading.system.themes.first?.axes == [])
  }

  private func flags(_ count: Int) -> Reading {
    let members = (0..<count).map {
      "static var ink\($0): UIColor {\n#if F\($0)\nreturn .black\n#else\nreturn .darkGray\n#endif\n}"
    }
    return Reading("enum Colors {\nstatic let page = UIColor.white\n\(members.joined(separator: "\n"))\n}")
  }

  @Test func manyFlagsAreAssumedNotToBeSet() {
    let few = flags(3)
    #expect(few.system.themes.first?.axes == ["F0", "F1", "F2"])
    let many = flags(13)
    #expect(many.system.themes.first?.axes == [])
    #expect(many.hex("Colors.ink12") == "#555555")
    let note = many.system.diagnostics.first { $0.code == "assumed" }
    #expect(
      note?.message.hasPrefix(
        "13 flags of the build decide on colours of colors; none of them is assumed to be set: `F0`")
        == true)
    #expect(note?.message.hasSuffix("`F12`") == true)
  }

  @Test(arguments: [
    "#if !BETA\nstatic let ink = UIColor.black\n#endif",
    "#if BETA\nstatic let ink = UIColor.white\n#endif\n#if !BETA\nstatic let ink = UIColor.black\n#endif",
    "#if !BETA || os(tvOS)\nstatic var ink: UIColor { .black }\n#endif",
    "static var ink: UIColor {\n#if !BETA\nlet white = 0.0\nlet alpha = 1.0\n#endif\nreturn UIColor(white: white, alpha: alpha)\n}",
  ])
  func whatABuildWithoutFlagsHasIsKept(_ member: String) {
    let reading = Reading("enum Colors {\n\(member)\nstatic let page = UIColor.white\n}")
    #expect(reading.hex("Colors.ink") == "#000000", "\(member)")
  }

  @Test func whatABuildWithoutFlagsLacksIsNoted() {
    func notes(_ members: String) -> [String] {
      Reading("enum Colors {\nstatic let page = UIColor.white\n\(members)\n}").system.diagnostics
        .filter { $0.code == "assumed" }.map(\.message)
    }
    #expect(
      notes("#if BETA\nstatic let ink = Base.ink\n#endif")
        == ["`ink` exists only where `BETA` holds; it is assumed not to"])
    #expect(
      notes("#if !(BETA && ALPHA)\nstatic let one = 1\n#else\nstatic let ink = Base.ink\n#endif")
        == ["`ink` exists only where `BETA && ALPHA` holds; it is assumed not to"])
    #expect(notes("#if BETA\nstatic let name = \"x\"\n#endif").isEmpty)
  }

  /// In one modifier chain each flag doubles the ways through it.
  @Test func longChainsOfFlagsEnd() {
    let flags = (0..<60).map { "#if F\($0)\n.inverted\n#endif\n" }.joined()
    let reading = Reading(
      """
      extension UIColor { var inverted: UIColor { .white } }
      enum Colors {
      static let page = UIColor.white
      static let ink = UIColor.black
      \(flags)}
      """)
    #expect(reading.hex("Colors.ink") == "#000000")
    #expect(reading.system.diagnostics.contains { $0.message.contains("no flag of `F59` is assumed to be set") })
  }

  @Test(arguments: [" && A", " || A"])
  func conditionsOfAnyLengthEnd(_ more: String) {
    let condition = "!A" + String(repeating: more, count: 200_000)
    let clauses = String(repeating: "#elseif A\n.red\n", count: 20_000)
    let reading = Reading(
      """
      enum Colors {
      static let page = UIColor.white
      static var ink: UIColor {
      #if \(condition)
      .white
      #else
      .black
      #endif
      }
      static var other: UIColor {
      #if A
      .red
      \(clauses)#else
      .black
      #endif
      }
      }
      """)
    #expect(reading.hex("Colors.ink") == (more == " && A" ? "#000000" : "#FFFFFF"))
    #expect(reading.hex("Colors.other") == "#000000")
  }
}
