import Testing

@testable import Survey

/// Token files that scripts write from others.
struct TransformedTokensTests {
  private func survey(_ script: String, _ files: [String: String], named: Set<String> = []) -> Survey {
    let tree = MemoryTree(files: files)
    let walk = SourceWalk.files(".", in: tree)
    let looks = walk.files.map {
      FileLook(.init(path: $0.path, isNamed: named.contains($0.path)), as: nil, in: tree)
    }
    let builds = walk.builds.compactMap { path in (try? tree.read(path)).flatMap { BuildConfiguration(path, $0) } }
    var transformed = TransformedTokens()
    transformed.add(Array(#"{"scripts": {"build": "\#(script)"}}"#.utf8), in: ".")
    return Survey(looks, walk: walk, builds: builds, products: ProductFolders(root: "."), transformed: transformed)
  }

  private func read(_ survey: Survey) -> [String] { survey.groups.flatMap(\.files).map(\.path).sorted() }

  private static let color = ##"{"ink": {"value": "#112233", "type": "color"}}"##
  private static let files = [
    "tokens.json": #"{"light": \#(color)}"#, "transformed/light.json": color, "own/more.json": color,
  ]

  @Test(arguments: [
    "token-transformer tokens.json transformed/light.json light", "npx token-transformer tokens.json transformed",
    "rm -rf x && node_modules/.bin/token-transformer --resolveReferences=true ./tokens.json 'transformed/light.json'",
  ])
  func whatIsWrittenIsAProduct(script: String) {
    let found = survey(script, Self.files)
    #expect(read(found) == ["own/more.json", "tokens.json"])
    #expect(found.aside.filter { $0.path == "transformed/light.json" }.map(\.reason) == [.buildProduct])
  }

  /// Without its source, in the place of its source, or by name, it is what there is.
  @Test func whatIsReadOtherwiseStays() {
    #expect(
      read(survey("token-transformer other.json transformed light", Self.files)) == Self.files.keys.sorted())
    #expect(read(survey("token-transformer tokens.json tokens.json", Self.files)) == Self.files.keys.sorted())
    #expect(read(survey("token-transformer tokens.json", Self.files)) == Self.files.keys.sorted())
    #expect(read(survey("echo token-transformer.json transformed", Self.files)) == Self.files.keys.sorted())
    let script = "token-transformer tokens.json transformed light"
    #expect(read(survey(script, Self.files, named: ["transformed/light.json"])) == Self.files.keys.sorted())
  }

  /// A build that reads what was written, and more, does not leave out the sources of it.
  @Test func aBuildOfProductsLeavesTheirSourcesIn() {
    let config = #"{"source": ["transformed/*.json", "own/more.json"], "platforms": {"css": {}}}"#
    let files = Self.files.merging(["config.json": config]) { $1 }
    let found = survey("token-transformer tokens.json transformed light", files)
    #expect(read(found) == ["own/more.json", "tokens.json"])
    let exact = survey(
      "token-transformer tokens.json transformed light",
      Self.files.merging(["config.json": #"{"source": ["transformed/light.json"], "platforms": {"css": {}}}"#]) { $1 })
    #expect(read(exact) == ["own/more.json", "tokens.json"])
    #expect(!exact.aside.contains { $0.reason == .unreadable })
  }
}
