import ColorScience
import Testing
import ThemeModel
import ThemeReaders

/// Colors that stand elsewhere than in the value of a token: read as what they are, or said.
@Suite("Colours beside values")
struct DTCGStrayTests {
  private func values(_ text: String, name: String = "a.json", _ path: String = "c.ink") -> [String] {
    let system = DTCGReader().read([SourceFile(name: name, bytes: Array(text.utf8))], named: "t")
    return system.themes.flatMap(\.tokens).filter { $0.path == path }.flatMap(\.values).map { value in
      let when = value.when.isEmpty ? "" : "[\(value.when.values.sorted().joined(separator: "+"))]"
      return switch value.value {
      case .color(let color): when + color.hex8
      case .alias(let target): when + target
      case .undetermined(let undetermined): when + undetermined.code
      default: when + "?"
      }
    }
  }

  @Test("colours without an object around them are tokens of a file that has no others")
  func plainLeaves() {
    let text =
      ##"{"c": {"ink": "#112233", "page": "{c.ink}", "name": "Red", "ground": "white", "veil": "rgb(var(--x))"}}"##
    func read(_ path: String) -> [String] { values(text, name: "a.tokens.json", path) }
    #expect(read("c.ink") == ["#112233"])
    #expect(read("c.page") == ["c.ink"])
    #expect(read("c.ground") == ["#FFFFFF"])
    #expect(read("c.name").isEmpty)
    #expect(read("c.veil").allSatisfy { !$0.hasPrefix("#") } && read("c.veil").count == 1)
    // Among tokens, such a color is a mistake or a note.
    let mixed = ##"{"c": {"ink": "#112233", "page": {"$type": "color", "$value": "#ffffff"}}}"##
    #expect(values(mixed, name: "a.tokens.json") != ["#112233"])
    var options = SourceOptions()
    options.isStrict = true
    let strict = DTCGReader(options: options).read(
      [SourceFile(name: "a.tokens.json", bytes: Array(text.utf8))], named: "t")
    #expect(strict.diagnostics.contains { $0.severity == .error })
  }

  @Test(
    "a value under the name of a mode, or of a list of modes, is a value in that mode",
    arguments: [
      ##""dark-theme": "#222222""##, ##""darkMode": "#222222""##, ##""modes": {"dark": "#222222"}"##,
      ##""variants": {"dark": {"value": "#222222"}}"##, ##""themes": [{"name": "dark", "value": "#222222"}]"##,
      ##""$extensions": {"com.acme": {"appearance": [{"name": "dark", "value": "#222222"}]}}"##,
      ##""$extensions": {"com.acme": {"brands": {"dark": "#222222"}}}"##,
      ##""$extensions": {"com.acme.dark": "#222222"}"##,
    ])
  func modes(_ beside: String) {
    let text = ##"{"c": {"ink": {"value": "#000000", "type": "color", \##(beside)}}}"##
    #expect(values(text) == ["#000000", "[dark]#222222"])
  }

  @Test(
    "a colour that is evidently for a mode, and that nothing reads, makes its token undetermined",
    arguments: [
      ##""midnight": "#222222""##, ##""attributes": {"dark": "#222222"}"##, ##""onDark": "{c.page}""##,
      ##""$extensions": {"a": {"b": {"theme": {"x": {"y": "#222222"}}}}}"##,
    ])
  func unreadModes(_ beside: String) {
    let text = ##"{"c": {"ink": {"value": "#000000", "type": "color", \##(beside)}}}"##
    #expect(values(text) == ["mode-values"])
  }

  @Test("any other colour in a token is said, and one that repeats the value is not")
  func strays() {
    func codes(_ beside: String) -> [String] {
      let sample = DTCGSample(##"{"c": {"ink": {"value": "#000000", "type": "color", \##(beside)}}}"##, .plain)
      #expect(sample.css("c.ink") == "rgb(0, 0, 0)")
      return sample.warnings.filter { $0 == "unknown-color" || $0 == "mode-values" }
    }
    #expect(codes(##""states": {"hover": "#222222"}"##) == ["unknown-color"])
    #expect(codes(##""ios": {"web": "#222222"}"##) == ["unknown-color"])
    // It is a token of its own, and no stray.
    #expect(codes(##""ios": {"value": "#222222"}"##) == [])
    #expect(
      values(##"{"c": {"ink": {"value": "#000000", "type": "color", "ios": {"value": "#222222"}}}}"##, "c.ink.ios")
        == ["#222222"])
    #expect(
      codes(##""css": "rgb(0, 0, 0)", "copy": "#000", "comment": "#222222", "original": {"value": "#222222"}"##) == [])
    #expect(codes(##""rawValue": {"color": "#222222", "x": "1"}"##) == [])
    // Shades of a palette, which are said to be either.
    #expect(codes(##""light": "#222222", "dark": "#333333""##) == [])
  }

  @Test(
    "a colour outside of any token is a token that cannot be judged",
    arguments: [
      ##""ink": "#cccccc""##, ##""ink": ["#cccccc"]"##, ##""$ink": {"$value": "#cccccc", "$type": "color"}"##,
    ])
  func outside(_ member: String) {
    for (value, type) in [("$value", "$type"), ("value", "type")] {
      let text = ##"{"c": {"page": {"\##(value)": "#ffffff", "\##(type)": "color"}, \##(member)}}"##
      #expect(values(text, member.contains("$ink") ? "c.$ink" : "c.ink") == ["unknown-color"])
    }
    let strict = ##"{"c": {"page": \##(Written.token("1, 1, 1")), \##(member)}}"##
    #expect(values(strict, member.contains("$ink") ? "c.$ink" : "c.ink") == ["unknown-color"])
  }

  @Test("values by mode in the extensions of a group belong to its tokens")
  func groups() {
    let text =
      ##"{"c": {"ink": \##(Written.token("0, 0, 0")), "$extensions": {"modes": {"dark": {"ink": "#555555"}}}}}"##
    #expect(DTCGSample(text, .plain).errors == ["mode-extension"])
    #expect(
      DTCGSample(##"{"c": {"ink": \##(Written.token("0, 0, 0"))}, "$dark": {"ink": "#555555"}}"##, .plain).errors
        .contains("mode-extension"))
  }

  @Test("a modifier of Tokens Studio counts where nothing else is of its dialect")
  func modifierAlone() {
    let modify = ##""$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": "0.2", "space": "srgb"}}}"##
    let text = ##"{"k": \##(Written.token("0, 0, 0")), "ink": {"$type": "color", "$value": "{k}", \##(modify)}}"##
    #expect(
      DTCGSample(text, .plain).css("ink") == "rgb(0, 0, 0, 0.2)"
        || DTCGSample(text, .plain).css("ink") == "rgba(0, 0, 0, 0.2)")
    #expect(DTCGSample(text, .strict).errors == ["studio-modifier"])
  }

  @Test(
    "what is evidently a colour is one, whatever type a tool gives it",
    arguments: ["COLOR", "background-color", "fill", "string", "other", "semantic"])
  func types(_ type: String) {
    let text =
      ##"{"c": {"ink": {"value": "#cccccc", "type": "\##(type)"}, "text": {"value": "{c.ink}", "type": "\##(type)"}}}"##
    let sample = DTCGSample(text, name: "a.json", .plain)
    #expect(sample.css("c.ink") == "rgb(204, 204, 204)")
    #expect(sample.css("c.text") == "rgb(204, 204, 204)")
  }

  @Test("a value in a group of colours that cannot be read is undetermined; measures elsewhere are none")
  func unreadable() {
    for value in ["\"0xCCCCCC\"", "null", "true", "\"$ink\"", "\"\"", "[204, 204, 204]", "13421772"] {
      let text = ##"{"color": {"page": {"value": "#fff", "type": "color"}, "ink": {"value": \##(value)}}}"##
      #expect(values(text, "color.ink") == ["missing-type"], "\(value)")
    }
    for path in ["color-area.height", "color.opacity", "size.s"] {
      let names = path.split(separator: ".")
      let text = ##"{"c": {"value": "#fff", "type": "color"}, "\##(names[0])": {"\##(names[1])": {"value": "12px"}}}"##
      #expect(values(text, path) == [], "\(path)")
    }
    #expect(values(##"{"c": {"ink": {"value": "RGB(204,204,204)"}}}"##) == ["#CCCCCC"])
  }

  @Test("two tokens of one path in one file are undetermined")
  func collisions() {
    let text = ##"{"c.ink": {"value": "#ccc", "type": "color"}, "c": {"ink": {"value": "#000", "type": "color"}}}"##
    #expect(values(text).last == "conflicting-files")
    let sample = DTCGSample(text, .plain)
    #expect(sample.css("c.ink") == "conflicting-files")
    #expect(
      sample.diagnostics.first { $0.code == "conflicting-files" }?.message
        == "two tokens of a.tokens.json define c.ink differently, and nothing says which one counts")
    #expect(
      values(##"{"c.ink": {"value": "#000"}, "c": {"ink": {"value": "#000"}}}"##).contains("conflicting-files") == false
    )
  }

  @Test("a set that became a folder is read from there, if its sets are on nowhere")
  func foldersForSets() {
    func read(_ more: String) -> ThemeSystem {
      let files = [
        "t/$themes.json": #"[{"name": "A", "selectedTokenSets": {"base": "source", "sys/color": "enabled"\#(more)}}]"#,
        "t/base/palette.json": ##"{"ink": {"value": "#112233", "type": "color"}}"##,
        "t/sys/color.json": ##"{"text": {"value": "{ink}", "type": "color"}}"##,
      ]
      return DTCGReader(siblings: MemoryFiles(texts: files))
        .read(files.keys.sorted().map { SourceFile(name: $0, bytes: Array((files[$0] ?? "").utf8)) }, named: "t")
    }
    #expect(read("").themes.map { $0.tokens.map(\.path).sorted() } == [["ink", "text"]])
    #expect(
      read("").diagnostics.filter { $0.code == "missing-set" }.map(\.message) == [
        "the set “base” is not there; the sets in the folder of that name are read in its place"
      ])
    // The list knows the folder.
    for state in ["disabled", "enabled"] {
      let system = read(#", "base/palette": "\#(state)""#)
      #expect(system.diagnostics.contains { $0.message.hasPrefix("the set “base” is not there, which") })
      #expect(system.themes.map(\.tokens.count) == [state == "enabled" ? 2 : 1])
    }
  }

  @Test("a set of sizes that no theme has on is there for what refers to it, unless there are two of them")
  func lentSizes() {
    func warnings(_ more: KeyValuePairs<String, String>) -> [String] {
      let own: KeyValuePairs = [
        "t/$themes.json": #"[{"name": "A", "selectedTokenSets": {"color": "enabled", "font": "enabled"}}]"#,
        "t/color.json": ##"{"ink": {"value": "#112233", "type": "color"}}"##,
        "t/font.json": ##"{"font": {"style": {"value": "{core.font.style}", "type": "fontStyle"}}}"##,
      ]
      let files = (Array(own) + Array(more)).map { SourceFile(name: $0.key, bytes: Array($0.value.utf8)) }
      let system = DTCGReader(siblings: MemoryFiles(texts: [:])).read(files, named: "t")
      #expect(system.themes.map { $0.tokens.map(\.path) } == [["ink"]])
      return system.diagnostics.filter { $0.code == "unresolved-alias" }.map(\.message)
    }
    let core = ##"{"core": {"font": {"style": {"value": "italic", "type": "fontStyle"}}}}"##
    #expect(warnings(["t/core.json": core]) == [])
    #expect(warnings([:]).count == 1)
    #expect(warnings(["t/core.json": core, "t/other.json": core]).count == 1)
  }

  @Test("the colors of a theme whose own set is not there are undetermined, though it borrows from a set that is")
  func hollowThemes() {
    let theme = { (name: String) in
      #"{"name": "\#(name)", "selectedTokenSets": {"base": "source", "\#(name)": "enabled"}}"#
    }
    let files = [
      "t/$themes.json": "[\(theme("a")), \(theme("b")), \(theme("gone"))]",
      "t/base.json": ##"{"ink": {"value": "#112233", "type": "color"}}"##,
      "t/a.json": ##"{"text": {"value": "{ink}", "type": "color"}}"##,
      "t/b.json": ##"{"text": {"value": "#000000", "type": "color"}}"##,
    ]
    let system = DTCGReader(siblings: MemoryFiles(texts: files))
      .read(files.keys.sorted().map { SourceFile(name: $0, bytes: Array((files[$0] ?? "").utf8)) }, named: "t")
    #expect(system.themes.map(\.name) == ["a", "b", "gone"])
    #expect(system.diagnostics.contains { $0.code == "missing-set" && $0.message.contains("“gone”") })
    let gone = system.themes.last?.tokens.map { token in
      token.path
        + token.values.map { if case .undetermined(let why) = $0.value { " " + why.code } else { "" } }.joined()
    }
    #expect(gone == ["ink", "text missing-set missing-set"])
  }

  @Test("a set that a theme has on and that is not there is named, and an error where no set is left")
  func missingSets() {
    func codes(_ files: [String: String]) -> [String] {
      let reader = DTCGReader(siblings: MemoryFiles(texts: files))
      let sources = files.keys.sorted().map { SourceFile(name: $0, bytes: Array((files[$0] ?? "").utf8)) }
      let system = reader.read(sources.filter { $0.name != "t/sizes.json" }, named: "t")
      return system.diagnostics.filter { $0.code == "missing-set" }.map { "\($0.severity) \($0.message)" }
    }
    let tokens = ##"{"ink": {"value": "#000", "type": "color"}}"##
    let on = { (sets: String) in ##"[{"name": "One", "selectedTokenSets": {\##(sets)}}]"## }
    #expect(codes(["t/a.json": tokens, "t/$themes.json": on(##""a": "enabled", "gone": "disabled""##)]) == [])
    #expect(
      codes(["t/a.json": tokens, "t/$themes.json": on(##""a": "enabled", "gone": "source""##)]) == [
        "warning the set “gone” is not there, which the theme One has on: its colours are in no theme"
      ])
    #expect(
      codes(["t/a.json": tokens, "t/$themes.json": on(##""gone": "enabled""##)]) == [
        "error the set “gone” is not there, which the theme One has on: its colours are in no theme"
      ])
    // A set without colors is no source, and is there.
    #expect(
      codes([
        "t/a.json": tokens, "t/sizes.json": "{}", "t/$themes.json": on(##""a": "enabled", "sizes": "enabled""##),
      ]) == [])
    #expect(
      codes(["t/a.json": tokens, "t/$metadata.json": ##"{"tokenSetOrder": ["a", "dark"]}"##]) == [
        "warning the set “dark” is not there, which the order of the sets lists: its colours are in no theme"
      ])
  }

  @Test("a folder of Tokens Studio with sizes alone is no theme beside one with colours")
  func sizesAlone() {
    func file(_ name: String, _ text: String) -> SourceFile { SourceFile(name: name, bytes: Array(text.utf8)) }
    let themes = ##"[{"name": "One", "group": "G", "selectedTokenSets": {"a": "enabled"}}]"##
    let system = DTCGReader().read(
      [
        file("t/colors/$themes.json", themes), file("t/sizes/$themes.json", themes),
        file("t/colors/a.json", ##"{"ink": {"value": "#000", "type": "color"}}"##),
        file("t/sizes/a.json", ##"{"gap": {"value": "8px", "type": "spacing"}}"##),
      ], named: "t")
    #expect(system.themes.map { $0.tokens.map(\.path) } == [["ink"]])
  }

  @Test("folders of Tokens Studio are told apart by what their paths do not share")
  func studioFolders() {
    func file(_ name: String, _ text: String) -> SourceFile { SourceFile(name: name, bytes: Array(text.utf8)) }
    let themes = ##"[{"name": "Light", "selectedTokenSets": {"a": "enabled"}}]"##
    let files = ["acme", "globex"].flatMap { product in
      [
        file("\(product)/tokens/$themes.json", themes),
        file("\(product)/tokens/a.json", ##"{"ink": {"value": "#000", "type": "color"}}"##),
      ]
    }
    #expect(DTCGReader().read(files, named: "t").themes.map(\.name).sorted() == ["acme Light", "globex Light"])
  }
}
