import Testing

struct PackageTargetsTests {
  @Test func readsNamesAndEdges() {
    let manifest = """
        .target(name: "A"),
        // rank 1
        .target(
          name: "B",
          dependencies: [
            "A",  // for its colours
            "C"
          ] + more.products,  // "not" this
          swiftSettings: x),
        .testTarget(name: "BTests", dependencies: ["B", "A"], resources: [.copy("Vectors")]),
        swiftLanguageModes: [.v6]
      """
    let targets = PackageTarget.all(in: manifest)
    #expect(targets.map(\.name) == ["A", "B", "BTests"])
    #expect(targets.map(\.kind) == [.target, .target, .testTarget])
    #expect(targets[1].edges == [.init(name: "A", comment: "for its colours"), .init(name: "C", comment: nil)])
    #expect(targets[2].edges.map(\.name) == ["B", "A"])
  }
}
