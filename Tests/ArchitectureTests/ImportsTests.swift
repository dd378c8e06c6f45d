import Testing

struct ImportsTests {
  @Test(arguments: [
    ("import Audit", ["Audit"]),
    ("@_exported public import Audit", ["Audit"]),
    ("  @testable import Audit; import ThemeModel", ["Audit", "ThemeModel"]),
    ("internal import struct ColorScience.Color", ["ColorScience"]),
    ("let importer = 1\nimportant(Audit)", []),
    ("#if canImport(Glibc)\n  import Glibc\n#endif", ["Glibc"]),
  ])
  func findsModules(text: String, modules: [String]) {
    #expect(Import.all(in: text).map(\.module) == modules)
  }
}
