import Foundation
import Testing

@Suite("Each module says what it is for")
struct ModuleReadmeTests {
  static let modules = ArchitectureTests.ranks.keys.filter { $0 != "legible" }.sorted()

  @Test("Its README has the parts that readers look for, and names each folder", arguments: modules)
  func readme(of module: String) throws {
    let folder = Project.root.appendingPathComponent("Sources/\(module)")
    let text = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    for heading in ["# \(module)\n", "**Leaves out.**", "**Parts.**", "**To extend it.**"] {
      #expect(text.contains(heading), "\(module)/README.md lacks \(heading)")
    }
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    for entry in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent(entry).path
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
      #expect(words.contains(entry), "\(module)/README.md does not name \(entry)")
    }
  }
}
