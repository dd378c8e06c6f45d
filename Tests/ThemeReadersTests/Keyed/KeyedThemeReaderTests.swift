import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

@Suite struct KeyedThemeReaderTests {
  private func file(_ name: String, _ body: String) -> SourceFile {
    SourceFile(name: name, bytes: Array("<plist><dict>\n\(body)\n</dict></plist>".utf8))
  }

  private func read(_ text: String, options: SourceOptions = SourceOptions()) -> KeyedTheme {
    KeyedThemeReader(options: options).read(SourceFile(name: "brands/a.json", bytes: Array(text.utf8)))
  }

  private func value(_ json: String, options: SourceOptions = SourceOptions()) -> TokenValue? {
    read("{\"key\": \(json)}", options: options).theme.tokens.first?.values.first?.value
  }

  @Test func everyNotationOfAColourIsRead() {
    let red = TokenValue.color(Color(.srgb, 1, 0, 0))
    for json in [
      "\"#F00\"", "\"#ff0000\"", "\"#FF0000FF\"", "\"0xFF0000\"", "\"FF0000\"", "\"red\"", "\"rgb(255 0 0)\"",
      "[255, 0, 0]", "[1, 0, 0, 1]", "{\"red\": 255, \"green\": 0, \"blue\": 0}",
      "{\"r\": 1, \"g\": 0, \"b\": 0, \"a\": 1}",
      "{\"hue\": 0, \"saturation\": 1, \"brightness\": 1}",
    ] {
      #expect(value(json) == red, "\(json)")
    }
    #expect(value("\"clear\"") == .color(Color(.srgb, 0, 0, 0, alpha: 0)))
    #expect(value("{\"white\": 0.5, \"alpha\": 0.25}") == .color(Color(.srgb, 0.5, 0.5, 0.5, alpha: 0.25)))
    #expect(value("\"$brandPrimary\"") == .alias("brandPrimary"))
    #expect(value("{\"color\": \"$brandPrimary\", \"alpha\": 0.5}") == .adjusted(.alias("brandPrimary"), .alpha(0.5)))
    #expect(
      value("[\"#000\", \"$end\"]")
        == .gradient([
          GradientStop(value: .color(Color(.srgb, 0, 0, 0))), GradientStop(value: .alias("end")),
        ]))
  }

  @Test func theByteOrderIsTheOneThatIsDeclared() {
    #expect(value("\"#11223344\"") == .color(Color(.srgb, 17.0 / 255, 34.0 / 255, 51.0 / 255, alpha: 68.0 / 255)))
    #expect(
      value("\"#11223344\"", options: SourceOptions(hexOrder: .alphaFirst))
        == .color(Color(.srgb, 34.0 / 255, 51.0 / 255, 68.0 / 255, alpha: 17.0 / 255)))
  }

  @Test func aBrokenColourIsUndeterminedWithItsPlace() {
    for json in ["\"#12345\"", "\"rgb(1,2\"", "\"#GG0000\""] {
      guard case .undetermined(let why)? = value(json) else {
        Issue.record("\(json) is not undetermined")
        continue
      }
      #expect(why.place == Place(file: "brands/a.json", line: 1, column: 9))
    }
  }

  @Test func nestedKeysBecomePathsAndContextsBecomeAxes() {
    let theme = read("{\"body\": {\"text\": {\"light\": \"#000\", \"dark\": \"#FFF\"}, \"radius\": 8}}")
    #expect(theme.theme.tokens.map(\.path) == ["body.text"])
    #expect(theme.theme.tokens.first?.values.map(\.when) == [["mode": "light"], ["mode": "dark"]])
    #expect(theme.theme.axes == ["mode"])
    #expect(theme.otherKeys == ["body.radius"])
  }

  @Test func aFolderOfBrandsIsOneSystemWithAContract() {
    let options = SourceOptions(contract: "template.plist")
    let reader = KeyedThemeReader(options: options)
    let template = file("t/template.plist", "<key>ink</key><string>#000</string>\n<key>logo</key><string>#FFF</string>")
    let alder = file(
      "t/brands/alder.plist", "<key>$parent</key><string>template</string>\n<key>ink</key><string>#111</string>")
    let birch = file(
      "t/brands/birch.plist", "<key>$parent</key><string>template</string>\n<key>logo</key><integer>4</integer>")
    let system = reader.system([birch, template, alder].map(reader.read), named: "brands")
    #expect(system.themes.map(\.name) == ["alder", "birch", "template"])
    #expect(system.themes.map(\.isAbstract) == [false, false, true])
    #expect(system.themes[0].extends == "template")
    #expect(system.contract?.entries.map(\.path) == ["ink", "logo"])
    guard case .undetermined(let why)? = system.themes[1].tokens.first?.values.first?.value else {
      Issue.record("a number under a key of the contract passed in silence")
      return
    }
    #expect(why.code == "not-a-color")
  }

  /// A theme names its parent by the file, whatever that theme is called.
  @Test func aParentMayHaveATitle() {
    let reader = KeyedThemeReader(options: SourceOptions())
    func json(_ name: String, _ text: String) -> SourceFile { SourceFile(name: name, bytes: Array(text.utf8)) }
    let files = [
      json(
        "t/base.json", ##"{"name": "Acme Base", "colors": {"ink": "#111111", "page": "#FFFFFF"}, "tokenColors": []}"##),
      json("t/soft.json", ##"{"parent": "base", "colors": {"ink": "#DDDDDD"}}"##),
    ]
    let system = reader.system(files.map(reader.read), named: "s")
    #expect(system.themes.map(\.name) == ["Acme Base", "soft"])
    #expect(system.themes.map(\.extends) == [nil, "Acme Base"])
  }

  @Test func whatIsNotAThemeSaysSo() {
    #expect(read("[1, 2]").diagnostics.map(\.code) == ["keyed-no-dictionary"])
    #expect(read("{\"a\": }").diagnostics.map(\.code) == ["keyed-json"])
    #expect(read("").diagnostics.map(\.severity) == [.error])
    #expect(read("{\"a\": \"#000\", \"a\": \"#FFF\"}").diagnostics.map(\.code) == ["duplicate-key"])
    #expect(
      read("{\"a\": \"#000\"}", options: SourceOptions(colorsKey: "colors")).diagnostics.map(\.code)
        == ["keyed-no-colors-key"])
  }

  @Test func twoFilesOfOneNameAreTwoThemes() {
    let reader = KeyedThemeReader(options: SourceOptions())
    let body = "<key>a</key><string>#000</string>"
    let system = reader.system([file("x/a.plist", body), file("y/a.plist", body)].map(reader.read), named: "s")
    #expect(system.diagnostics == [])
    #expect(system.themes.map(\.name) == ["x", "y"])
    let titled = ["light", "dark"].map { mode in
      let text =
        ##"{"name": "Acme", "type": "\##(mode)", "colors": {"ink": "#fff", "page": "#000"}, "tokenColors": []}"##
      return SourceFile(name: "t/a-\(mode).json", bytes: Array(text.utf8))
    }
    #expect(reader.system(titled.map(reader.read), named: "s").themes.map(\.name) == ["a-dark", "a-light"])
    let beside = [file("a.plist", body), SourceFile(name: "a.json", bytes: Array(##"{"a": "#fff"}"##.utf8))]
    #expect(reader.system(beside.map(reader.read), named: "s").themes.map(\.name).sorted() == ["a.json", "a.plist"])
  }

  @Test func rulesOfSyntaxHighlightingAreTokens() {
    let theme = read(
      ##"""
      {"colors": {"editor.background": "#1a1a1a"}, "tokenColors": [
        {"settings": {"foreground": "#eeeeee"}},
        {"name": "Doc comment", "scope": ["comment.block"], "settings": {"foreground": "#333333", "fontStyle": "italic"}},
        {"scope": "string, constant", "settings": {"foreground": "#88cc88"}},
        {"scope": "string", "settings": {"foreground": "#99cc88"}}]}
      """##)
    #expect(
      theme.theme.tokens.map(\.path) == [
        "colors.editor.background", "tokenColors.all.foreground", "tokenColors.Doc-comment.foreground",
        "tokenColors.string.foreground", "tokenColors.string-2.foreground",
      ])
    #expect(theme.otherKeys == ["tokenColors.Doc-comment.fontStyle"])
    #expect(theme.diagnostics == [])
  }

  @Test func aRuleKeepsTheNameThatASecondOneWouldGet() {
    let rules = ["Comment-2", "Comment", "Comment", "Comment.2"].enumerated().map {
      ##"{"name": "\##($1)", "settings": {"foreground": "#00000\##($0)"}}"##
    }
    let theme = read(##"{"colors": {"a.b": "#1a1a1a"}, "tokenColors": [\##(rules.joined(separator: ","))]}"##)
    #expect(
      theme.theme.tokens.map(\.path).dropFirst() == [
        "tokenColors.Comment-2.foreground", "tokenColors.Comment.foreground", "tokenColors.Comment-3.foreground",
        "tokenColors.Comment-2-2.foreground",
      ])
    #expect(theme.diagnostics == [])
  }

  @Test func coloursOfAListThatIsNotReadAreReported() {
    let theme = read(##"{"text": "#111111", "charts": [["#ff0000", 1], {"shade": "#00ff00"}], "sizes": [1, 2]}"##)
    #expect(theme.diagnostics.map(\.code) == ["unknown-color"])
    #expect(theme.diagnostics[0].message == "the list charts has 2 colours, which are not read")
    #expect(theme.otherKeys == ["sizes"])
  }

  @Test func placeholdersAreWhatTheOptionsCallOne() {
    let options = SourceOptions(placeholders: [PlaceholderPattern(kind: .forbidden, pattern: "*-forbidden-*")])
    #expect(
      value("\"ouds-forbidden-color-value\"", options: options)
        == .placeholder(Placeholder(kind: .forbidden, text: "ouds-forbidden-color-value")))
  }

  @Test func aWildcardOfManyStarsEnds() {
    #expect(!Wildcard.matches(String(repeating: "*a", count: 40), String(repeating: "a", count: 39) + "b"))
    #expect(Wildcard.matches("nova*", "novaDark"))
    #expect(!Wildcard.matches("nova?", "nova"))
  }
}
