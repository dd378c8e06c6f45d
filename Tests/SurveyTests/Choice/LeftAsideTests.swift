import Testing
import ThemeModel

@testable import Survey

/// What is left aside beside tokens, and what is read all the same.
struct LeftAsideTests {
  private func survey(_ files: [String: String]) -> Survey {
    let tree = MemoryTree(files: files)
    let walk = SourceWalk.files(".", in: tree)
    let looks = walk.files.map { FileLook(.init(path: $0.path, isNamed: false), as: nil, in: tree) }
    return Survey(looks, walk: walk, products: ProductFolders(root: "."))
  }

  private func read(_ survey: Survey) -> [String] { survey.groups.flatMap(\.files).map(\.path).sorted() }

  private static let tokens =
    ##"{"c": {"$type": "color", "ink": {"$value": "#112233"}, "page": {"$value": "#ffffff"}}}"##

  @Test func aListOfFilesThatIsNoJSONIsNoLostSource() {
    let found = survey(["index.json": "{\n  \"tokens\",\n  \"colors\",\n}\n", "tokens.json": Self.tokens])
    #expect(read(found) == ["tokens.json"])
    #expect(found.broken.isEmpty)
    #expect(found.aside.map(\.path) == ["index.json"])
    #expect(found.aside.map(\.reason) == [.unreadable])
  }

  /// A key with a value or a group may have been a token, and what was cut short may have had one.
  @Test(arguments: [
    "{\n  \"ink\": \"{c.ink}\"\n  \"page\"", "{", "[ ", "{\"c\"", "version https", "}",
    "{{\"card\"= {\"text\"= \"{blue.9}\"}}}", "{\"ink\" = \"#112233\"}", "{\"c\" {\"ink\", \"#112233\"}}",
  ])
  func whatMayHaveHadTokensIsALostSource(text: String) {
    let lost = survey(["index.json": text, "tokens.json": Self.tokens])
    #expect(read(lost) == ["index.json", "tokens.json"])
  }

  /// Sizes beside them leave it open what other lists are.
  @Test func colorsInListsAreNotLostSilently() {
    let plain = #"{"background": [240, 240, 240], "text": [190, 190, 190]}"#
    #expect(read(survey(["data.json": plain])) == ["data.json"])
    let mixed = survey(["tokens.json": Self.tokens, "data.json": String(plain.dropLast()) + #", "inset": 12}"#])
    #expect(read(mixed) == ["tokens.json"])
    #expect(mixed.aside.map(\.path) == ["data.json"])
    #expect(mixed.aside.map(\.detail) == ["its colours are lists of numbers"])
    #expect(survey(["tokens.json": Self.tokens, "data.json": #"{"at": [10, 20, 30]}"#]).aside.isEmpty)
  }

  /// Nothing tells the templates for new files from those of a page, or of a brand.
  @Test func tokensInFoldersOfTemplatesAreRead() {
    let files = ["src/templates/part.json", "src/scaffold/acme/part.json", "src/tokens/card.json"]
    let found = survey(Dictionary(uniqueKeysWithValues: files.map { ($0, Self.tokens) }))
    #expect(read(found) == files.sorted())
    #expect(found.aside.isEmpty)
  }

  /// Whether its folder is named or found, what is in it is the same system.
  @Test func aPlatformBelowTheFolderOfTokensIsNoProduct() {
    func product(_ products: ProductFolders, _ path: String) -> String {
      products.product(
        of: path, .designTokens, packages: TokenPackages([], packages: [], builds: [], root: products.root))
    }
    #expect(product(ProductFolders(root: "."), "tokens/web/a.json") == "")
    #expect(product(ProductFolders(root: "tokens", project: "."), "tokens/web/a.json") == "")
    #expect(product(ProductFolders(root: "."), "web/a.json") == "web")
    #expect(product(ProductFolders(root: "web", project: "."), "web/a.json") == "")
  }

  @Test func whatCannotBeReadIsNotAdvisedToBeNamed() {
    var report = SurveyReport()
    report.read = [
      SurveyReport.Source(
        format: .designTokens, paths: [], themes: ["a"], colors: 2, axes: [], files: 1, strength: .shape)
    ]
    for (aside, isAdvised) in [
      (Aside(path: "a.ts", reason: .otherFormat, colors: 9), false),
      (Aside(path: "docs", reason: .documentation, files: 18, isFolder: true), false),
      (Aside(path: "tests", reason: .tests, files: 2, isFolder: true), false),
      (Aside(path: "tests", reason: .tests, files: 2, isFolder: true, promises: true), true),
      (Aside(path: "a.json", reason: .notInBuild, colors: 9), true), (Aside(path: "Demo", reason: .sample), true),
    ] {
      report.aside = [aside]
      #expect(report.mayNameMore == isAdvised, "\(aside.path)")
    }
  }
}
