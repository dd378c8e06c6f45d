import Foundation
import Testing

/// The documents send people to files by their paths.
struct DocumentPathTests {
  @Test(arguments: ["docs/architecture.md", "CONTRIBUTING.md"]) func everyPathExists(document: String) throws {
    let text = try Project.text(of: document)
    let paths = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) }
      .filter { path in ["Sources/", "Tests/", "docs/", "scripts/"].contains { path.hasPrefix($0) } }
      .filter { path in !path.contains { "…*<{ ".contains($0) } }
    #expect(paths.count > 10)
    for path in paths {
      let place = Project.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: place), "\(document): \(path)")
    }
  }
}
