import Testing

@testable import Survey

struct ProjectNameTests {
  @Test(arguments: [
    (["Acme.xcodeproj/project.pbxproj": ""], "Acme"),
    (["package.json": #"{"name": "@acme/root"}"#, "ios/Acme.xcodeproj/project.pbxproj": ""], "@acme/root"),
    (["package.json": #"{"private": true}"#, "deno.json": #"{"name": "@acme/palette"}"#], "@acme/palette"),
    (["project.yml": "options:\n  name: no\nname: \"Acme App\"\n", "package.json": "{}"], "Acme App"),
    (["ios/Acme.xcodeproj/project.pbxproj": "", "ios/Parts/Part.xcodeproj/project.pbxproj": ""], "Acme"),
    (["src/xcode/Acme.xcworkspace/contents": "", "src/xcode/Acme.xcodeproj/project.pbxproj": ""], "Acme"),
    (["Demo/Acme.xcodeproj/project.pbxproj": ""], nil),
    (["ios/Acme.xcodeproj/project.pbxproj": "", "mac/Zephyr.xcodeproj/project.pbxproj": ""], nil),
    (["a/b/c/Acme.xcodeproj/project.pbxproj": ""], nil),
    (["Acme-Demo.xcodeproj/project.pbxproj": ""], "Acme-Demo"),
    (
      ["Acme-Demo.xcodeproj/project.pbxproj": "", "Package.swift": "let package = Package(name: \"Acme\")"], "Acme"
    ),
  ])
  func name(files: [String: String], name: String?) {
    #expect(ProjectName.found(in: ".", of: MemoryTree(files: files)) == name)
  }

  /// A project in a folder names what is read in that folder.
  @Test(arguments: [(["ios/App/Colors.swift"], "Acme"), (["web/a.json", "ios/a.json"], "Acme"), (["web/a.json"], nil)])
  func nameOfAProjectFurtherDown(sources: [String], name: String?) {
    let tree = MemoryTree(files: ["ios/Acme.xcodeproj/project.pbxproj": "", "web/a.json": "{}"])
    #expect(ProjectName.found(in: ".", holding: sources, of: tree) == name)
  }

  /// Without a name at the top, the package that holds all sources gives it.
  @Test(arguments: [
    (["web/tokens/a.json", "web/tokens/b.json"], "@acme/tokens"), (["web/tokens/a.json", "web/c.json"], "@acme/web"),
    (["web/tokens/a.json", "ios/a.json"], nil), ([], nil),
  ])
  func nameOfThePackage(sources: [String], name: String?) {
    let files = [
      "web/package.json": #"{"name": "@acme/web"}"#, "web/tokens/package.json": #"{"name": "@acme/tokens"}"#,
    ]
    #expect(ProjectName.found(in: ".", holding: sources, of: MemoryTree(files: files)) == name)
  }
}
