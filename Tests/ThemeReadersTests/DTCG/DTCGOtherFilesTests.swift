import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

/// References from one file of tokens into another one.
@Suite struct DTCGOtherFilesTests {
  private struct Files: SiblingFiles {
    let files: [String: String]
    /// The folder that the project is in. What is outside of it is not read.
    var root = ""

    private func path(_ relativePath: String, besides file: String) -> String? {
      var parts = file.split(separator: "/").dropLast().map(String.init)
      for part in relativePath.split(separator: "/") where part != "." {
        if part != ".." {
          parts.append(String(part))
        } else if parts.popLast() == nil {
          return nil
        }
      }
      return parts.joined(separator: "/")
    }

    func names(in relativeFolder: String, besides file: String) -> [String]? {
      guard let folder = path(relativeFolder, besides: file), folder.hasPrefix(root) else { return nil }
      let below = files.keys.filter { folder.isEmpty || $0.hasPrefix(folder + "/") }
      return Set(below.map { $0.dropFirst(folder.isEmpty ? 0 : folder.count + 1).prefix { $0 != "/" } }).map(
        String.init
      )
      .sorted()
    }

    func file(_ relativePath: String, besides file: String) throws(SiblingFileError) -> SourceFile {
      guard let path = path(relativePath, besides: file) else {
        throw SiblingFileError(reason: "it is outside the project")
      }
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

  /// Returns the value of `text.default` in one of several files.
  private func value(in file: String, of reference: String, _ files: [String: String]) -> TokenValue? {
    let text = ##"{"text": {"default": {"$ref": "\##(reference)"}}}"##
    let reader = DTCGReader(options: SourceOptions(), siblings: Files(files: files.merging([file: text]) { $1 }))
    return reader.read(SourceFile(name: file, bytes: Array(text.utf8))).themes.first?.tokens.first?.values.first?.value
  }

  private func isUnknown(_ value: TokenValue?) -> Bool {
    if case .undetermined? = value { true } else { false }
  }

  private static let other = ##"{"primitive": {"color": {"gray": {"$value": "#111111"}}}}"##

  /// The folders above a project are no part of it.
  @Test(arguments: ["checkout/app", "checkout/app/tokens", ""])
  func modesAreFoundWhereverTheProjectBegins(root: String) {
    let file = "checkout/app/tokens/theme.json"
    let text = ##"{"text": {"default": {"$ref": "color.json#/primitive/color/gray"}}}"##
    let files = [
      file: text, "checkout/app/tokens/color.json": Self.core, "checkout/app/tokens/color.dark.json": Self.other,
    ]
    let reader = DTCGReader(options: SourceOptions(), siblings: Files(files: files, root: root))
    let system = reader.read(SourceFile(name: file, bytes: Array(text.utf8)))
    #expect(isUnknown(system.themes.first?.tokens.first?.values.first?.value))
  }

  /// Another file may have another color at that place in a mode.
  @Test(arguments: [
    "json/color.dark.json", "json/dark.json", "json/dark/color.json", "json/colorDark.json", "json/Dark.json",
    "json/color.highContrast.json", "json/color.high_contrast.json", "json/color.DARK.json", "json/dark-mode.json",
    "json/colors.dark.json", "json/themes/dark.json", "json/modes/color.dark.json", "json/color.dark.json5",
    "dark/json/color.json", "json/night.json", "json/color-dimmed.json", "json/color.oled.json", "json/oled/color.json",
  ])
  func aFileBesideOnesForModesIsUndetermined(other: String) {
    let files = ["packages/core/json/color.json": Self.core, "packages/core/" + other: Self.other]
    let reference = "core/json/color.json#/primitive/color/gray"
    #expect(isUnknown(value(in: "packages/web/json/light.json", of: reference, files)))
    let base = ["packages/core/base/json/color.json": Self.core, "packages/core/" + other: Self.other]
    guard other.hasPrefix("dark") else { return }
    #expect(isUnknown(value(in: "packages/web/a.json", of: "core/base/json/color.json#/primitive/color/gray", base)))
  }

  /// The name of what others build on tells nothing, so that any word may be one for a mode.
  @Test(arguments: [
    ("primitives", "primitives-oled.json"), ("core", "core-oled.json"), ("base", "base-sunset.json"),
    ("global", "sunset.json"), ("base", "oled/base.json"),
  ])
  func aFileThatOthersBuildOnMayHaveOtherForms(name: String, other: String) throws {
    let reference = name + ".json#/primitive/color/gray"
    var files = ["t/\(name).json": Self.core, "t/" + other: Self.other]
    let found = value(in: "t/theme.json", of: reference, files)
    #expect(isUnknown(found))
    if case .undetermined(let why)? = found { #expect(why.reason.contains("“\(other)”")) }
    files["t/" + other] = Self.core
    let gray = try color("#c8c8c8")
    #expect(value(in: "t/theme.json", of: reference, files) == gray)
    // A file that overrides a color by the one below it says what its own is.
    let own = ##"{"text": {"default": {"$value": "#ffffff"}}, "gray": {"$value": "#c8c8c8"}}"##
    #expect(value(in: "t/acme.json", of: "base.json#/text/default", ["t/base.json": own]) != nil)
    #expect(!isUnknown(value(in: "t/acme.json", of: "base.json#/text/default", ["t/base.json": own])))
  }

  /// What a file for a mode has as well is no other value, unless it has further ones, or leads elsewhere.
  @Test func theSameValueInAModeIsKnown() throws {
    let gray = try color("#c8c8c8")
    let modes = ##"{"gray": {"$value": "#c8c8c8", "$extensions": {"mode": {"dark": "#111111"}}}}"##
    for (other, isKnown) in [
      (##"{"gray": {"$value": "#c8c8c8"}}"##, true), (##"{"gray": {"$value": "#111111"}}"##, false),
      (##"{"grey": {"$value": "#111111"}}"##, false), (modes, false),
    ] {
      let files = ["t/color.json": ##"{"gray": {"$value": "#c8c8c8"}}"##, "t/color-dim.json": other]
      for way in ["gray", "gray/$value"] {
        let found = value(in: "t/theme.json", of: "color.json#/" + way, files)
        #expect(isKnown ? found == gray : isUnknown(found))
      }
    }
    let leading = ##"{"gray": {"$ref": "base.json#/gray"}}"##
    let files = [
      "t/color.json": leading, "t/oled/color.json": leading, "t/base.json": ##"{"gray": {"$value": "#c8c8c8"}}"##,
      "t/oled/base.json": ##"{"gray": {"$value": "#111111"}}"##,
    ]
    #expect(isUnknown(value(in: "t/theme.json", of: "color.json#/gray", files)))
  }

  @Test func aPartMayBeAColorInItsParts() throws {
    let core = ##"""
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
      "components": {"components": {"$value": "#ffffff"}}}
      """##
    let white = try color("#ffffff")
    for way in ["ink/$value", "ink", "components/components"] {
      #expect(value(in: "theme.json", of: "color.json#/" + way, ["color.json": core]) == white)
    }
    #expect(isUnknown(value(in: "theme.json", of: "color.json#/components", ["color.json": core])))
  }

  @Test(arguments: [
    "json/light-blue.json", "json/dark/button.json", "json/size.dark.json", "json/spacing.json", "json/color-wide.json",
    "brand/dark.json",
  ])
  func otherFilesAreNoneForModes(other: String) throws {
    let reference = "core/json/color.json#/primitive/color/gray"
    let same = other == "json/color-wide.json" ? Self.core : Self.other
    let files = ["packages/core/json/color.json": Self.core, "packages/core/" + other: same]
    let gray = try color("#c8c8c8")
    #expect(value(in: "packages/web/json/light.json", of: reference, files) == gray)
    let hue = ["packages/core/json/light-blue.json": Self.core]
    #expect(value(in: "packages/web/a.json", of: "core/json/light-blue.json#/primitive/color/gray", hue) == gray)
  }

  /// Files for modes may each refer to their own one.
  @Test(arguments: [
    ("light/theme.json", "light/color.json", "dark/theme.json", "dark/color.json"),
    ("theme.light.json", "color.light.json", "theme.dark.json", "color.dark.json"),
    ("dark-app/tokens/theme.json", "dark-app/tokens/color.json", "app/tokens/theme.json", "app/tokens/color.json"),
    ("dark-app/tokens/theme.json", "dark-app/tokens/color.json", "a.json", "b.json"),
  ])
  func eachModeRefersToItsOwnFile(file: String, target: String, other: String, otherTarget: String) throws {
    let name = String(target.split(separator: "/").last ?? "")
    var files = ["t/" + target: Self.core, "t/" + otherTarget: Self.other, "t/" + other: "{}"]
    let gray = try color("#c8c8c8")
    #expect(value(in: "t/" + file, of: name + "#/primitive/color/gray", files) == gray)
    files["t/" + other] = nil
    guard other.contains("theme"), !other.hasPrefix("app") else { return }
    #expect(isUnknown(value(in: "t/" + file, of: name + "#/primitive/color/gray", files)))
  }

  @Test func aPartOfATokenWithOneValueIsThatValue() throws {
    let core = ##"""
      {"a": {"$value": "#c8c8c8"}, "b": {"value": "#c8c8c8"}, "group": {"value": {"$value": "#c8c8c8"}},
      "c": {"value": "#595959", "$extensions": {"mode": {"light": "#595959", "dark": "#dddddd"}}},
      "d": {"$value": "#595959", "$extensions": {"mode": {"light": "#595959", "dark": "#dddddd"}}},
      "e": {"$extensions": {"mode": {"dark": "#dddddd"}}, "f": {"$value": "#595959"}}}
      """##
    let gray = try color("#c8c8c8")
    for way in ["a/$value", "b/value", "group/value", "group/value/$value"] {
      #expect(value(in: "theme.json", of: "color.json#/" + way, ["color.json": core]) == gray)
    }
    for way in ["c/value", "d/$value", "c", "d", "e/f", "e/f/$value"] {
      #expect(isUnknown(value(in: "theme.json", of: "color.json#/" + way, ["color.json": core])))
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
