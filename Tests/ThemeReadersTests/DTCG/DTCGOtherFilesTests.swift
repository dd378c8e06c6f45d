import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

/// References from one file of tokens into another one.
@Suite struct DTCGOtherFilesTests {
  private struct Files: SiblingFiles {
    let files: [String: String]

    func file(_ relativePath: String, besides file: String) throws(SiblingFileError) -> SourceFile {
      var parts = file.split(separator: "/").dropLast().map(String.init)
      for part in relativePath.split(separator: "/") where part != "." {
        if part != ".." {
          parts.append(String(part))
        } else if parts.popLast() == nil {
          throw SiblingFileError(reason: "it is outside the project")
        }
      }
      let path = parts.joined(separator: "/")
      guard let text = files[path] else { throw SiblingFileError(reason: "no such file") }
      return SourceFile(name: path, bytes: Array(text.utf8))
    }
  }

  private static let core = ##"""
    {"primitive": {"color": {
      "white": "#ffffff", "gray": {"$value": "#c8c8c8"}, "paper": {"$ref": "#/primitive/color/white"},
      "page": {"$value": "{primitive.color.paper}"}, "sum": "{a} * 2", "circle": {"$ref": "#/primitive/color/circle"}},
      "radius": {"small": "8px"}, "size": {"small": 8}}}
    """##

  /// Returns the value of `text.default`, which refers to something; `nil` if it is no color.
  private func value(
    of reference: String, in file: String = "packages/web/json/light.json",
    core: String = "packages/core/json/color.json", name: String = "text", isStrict: Bool = false
  ) -> TokenValue? {
    let text = ##"{"\##(name)": {"default": {"$ref": "\##(reference)"}}}"##
    var options = SourceOptions()
    options.isStrict = isStrict
    let reader = DTCGReader(options: options, siblings: Files(files: [core: Self.core, file: text]))
    let system = reader.read(SourceFile(name: file, bytes: Array(text.utf8)))
    return system.themes.first?.tokens.first { $0.path == name + ".default" }?.values.first?.value
  }

  private func color(_ hex: String) throws -> TokenValue { .color(try Color(css: hex)) }

  @Test(arguments: [
    "../../core/json/color.json", "core/json/color.json", "packages/core/json/color.json", "@acme/core/json/color.json",
  ])
  func aFileIsSoughtInTheFoldersAbove(path: String) throws {
    let gray = try color("#c8c8c8")
    #expect(value(of: path + "#/primitive/color/gray") == gray)
  }

  /// Another file may have another color at that place in a mode.
  @Test(arguments: [
    "packages/core/json/color.dark.json", "packages/core/json/dark.json", "packages/core/json/dark/color.json",
  ])
  func aFileBesideOnesForModesIsUndetermined(other: String) throws {
    let text = ##"{"text": {"default": {"$ref": "core/json/color.json#/primitive/color/gray"}}}"##
    let files = Files(files: ["packages/core/json/color.json": Self.core, other: "{}"])
    let reader = DTCGReader(options: SourceOptions(), siblings: files)
    let system = reader.read(SourceFile(name: "packages/web/json/light.json", bytes: Array(text.utf8)))
    guard case .undetermined? = system.themes.first?.tokens.first?.values.first?.value else {
      Issue.record("\(other)")
      return
    }
  }

  @Test(arguments: ["white", "paper", "page"])
  func whatItLeadsToMayReferToOthersOfItsFile(name: String) throws {
    let white = try color("#ffffff")
    #expect(value(of: "core/json/color.json#/primitive/color/\(name)") == white)
  }

  @Test(arguments: [
    "elsewhere/json/color.json#/primitive/color/white", "core/json/color.json#/primitive/color/whit",
    "core/json/color.json#/primitive/color", "core/json/color.json#/primitive/color/sum",
    "core/json/color.json#/primitive/color/circle", "https://a.b/color.json#/white", "core/json/color.json",
  ])
  func whatLeadsToNoColorIsUndetermined(reference: String) {
    guard case .undetermined(let why) = value(of: reference) else {
      Issue.record("\(reference) is determined")
      return
    }
    #expect(why.code == "reference-outside-document")
  }

  @Test func lengthsInOtherFilesAreNoColors() {
    #expect(value(of: "core/json/color.json#/primitive/radius/small", name: "radius") == nil)
    #expect(value(of: "core/json/color.json#/primitive/size/small", name: "radius") == nil)
    #expect(value(of: "elsewhere/json/size.json#/small", name: "radius") == nil)
  }

  @Test func theStandardHasNoReferencesToOtherFiles() {
    if case .color? = value(of: "core/json/color.json#/primitive/color/white", isStrict: true) {
      Issue.record("a reference to another file is read strictly")
    }
  }
}
