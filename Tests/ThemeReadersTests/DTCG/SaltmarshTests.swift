import ColorScience
import Foundation
import Testing
import ThemeModel
import ThemeReaders

/// The design-token system that ships with the tool, read from its own files.
@Suite("Saltmarsh")
struct SaltmarshTests {
  private struct Disk: SiblingFiles {
    func file(_ relativePath: String, besides file: String) throws(SiblingFileError) -> SourceFile {
      let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(relativePath)
      guard let data = try? Data(contentsOf: url) else { throw SiblingFileError(reason: "no such file") }
      return SourceFile(name: url.standardizedFileURL.path, bytes: Array(data))
    }

    func names(in relativeFolder: String, besides file: String) -> [String]? { nil }
  }

  private func system() throws -> ThemeSystem {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../themes/saltmarsh").standardizedFileURL
    let names = ["heron.resolver.json", "saltmarsh.resolver.json"]
    let files = try names.map { name in
      let url = folder.appendingPathComponent(name)
      return SourceFile(name: url.path, bytes: Array(try Data(contentsOf: url)))
    }
    return DTCGReader(siblings: Disk()).read(files, named: "Saltmarsh")
  }

  @Test("it keeps every rule of the standard")
  func strict() throws {
    let system = try system()
    #expect(system.diagnostics == [])
    #expect(system.themes.map(\.name) == ["Heron", "Saltmarsh"])
    #expect(system.axes.map(\.name) == ["mode", "contrast", "tuning"])
  }

  @Test("both themes have eight variants that all differ, and every token has a value in each")
  func variants() throws {
    let resolver = ThemeResolver(try system())
    for index in resolver.themes {
      let theme = resolver.resolve(index)
      #expect(theme.diagnostics == [])
      #expect(theme.variants.count == 8)
      #expect(theme.sameAs == [Int?](repeating: nil, count: 8))
      #expect(theme.inertAxes == [])
      for variant in theme.variants.indices { #expect(theme.palette(variant).tokens.count == theme.tokens.count) }
    }
  }

  @Test("the vivid tuning leaves sRGB, and stays inside Display P3")
  func vivid() throws {
    let resolver = ThemeResolver(try system())
    let theme = resolver.resolve(resolver.themes[1])
    for path in ["palette.vivid.tide", "palette.vivid.ember", "palette.vivid.reed", "palette.vivid.heather"] {
      let color = try #require(theme.color(of: path))
      #expect(!color.isInside(.srgb))
      #expect(color.isInside(.displayP3))
    }
    #expect(theme.color(of: "text.link", in: "Saltmarsh/light/standard/vivid")?.space == .displayP3)
    #expect(theme.color(of: "text.link", in: "Saltmarsh/light/standard/calm")?.space == .oklch)
  }

  @Test("the brand inherits, and overrides the accent")
  func brand() throws {
    let resolver = ThemeResolver(try system())
    let heron = resolver.resolve(resolver.themes[0])
    let house = resolver.resolve(resolver.themes[1])
    #expect(heron.tokens.map(\.path) == house.tokens.map(\.path))
    #expect(
      heron.color(of: "button.primary-background", in: "Heron/light/standard/calm")
        == house.color(of: "palette.heather.700", in: "Saltmarsh/light/standard/calm"))
    #expect(
      heron.color(of: "text.primary", in: "Heron/dark/high/vivid")
        == house.color(of: "text.primary", in: "Saltmarsh/dark/high/vivid"))
  }
}

extension ResolvedTheme {
  /// Returns the color in the named variant, or in the first.
  fileprivate func color(of path: String, in variant: String? = nil) -> Color? {
    guard let token = tokens.firstIndex(where: { $0.path == path }),
      let index = variant.map({ name in variants.firstIndex { $0.name == name } }) ?? 0,
      case .color(let color)? = value(of: token, in: index)
    else { return nil }
    return color
  }
}
