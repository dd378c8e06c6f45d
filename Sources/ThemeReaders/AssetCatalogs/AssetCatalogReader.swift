import ColorScience
import JSONText
import ThemeModel

/// The contents of asset catalogs: a system of their own, and colors by name for the code that asks for them.
public struct AssetCatalogs: Sendable {
  public var system: ThemeSystem
  public var named: NamedColors
}

/// Reads the `Contents.json` files of `.xcassets` folders.
public struct AssetCatalogReader: Sendable {
  private let options: SourceOptions
  private let colors: SystemColors

  public init(options: SourceOptions) {
    self.options = options
    colors = SystemColors(named: options.systemGeneration) ?? SystemColors(.ios15)
  }

  /// Reports whether a file belongs to an asset catalog and may matter to colors.
  public static func reads(_ path: String) -> Bool {
    guard path.hasSuffix("/Contents.json") else { return false }
    let folder = path.split(separator: "/").dropLast().last ?? ""
    // A color set may lie outside of a catalog.
    if folder.hasSuffix(".colorset") { return true }
    // Images and data have sets too; a plain folder is a group, which may give a namespace.
    return path.contains(".xcassets/") && !folder.hasSuffix("set")
  }

  private struct Asset {
    var catalog: String
    var name: String
    var set: ColorSet
    var place: Place
  }

  public func read(_ files: [SourceFile], named fallbackName: String) -> AssetCatalogs {
    var system = ThemeSystem(name: options.name ?? fallbackName)
    var documents: [String: JSONDocument] = [:]
    for file in files.sorted(by: { $0.name < $1.name }) {
      do throws(JSONError) {
        documents[file.name] = try JSONDocument(file.bytes)
      } catch {
        let place = Place(file: file.name, line: error.position.line, column: error.position.column)
        system.diagnostics.append(Diagnostic(.error, code: "asset-json", message: error.message, place: place))
      }
    }
    var assets: [Asset] = []
    for (file, document) in documents.sorted(by: { $0.key < $1.key }) {
      guard let asset = asset(file, document, in: documents) else { continue }
      system.diagnostics += asset.set.diagnostics
      if !asset.set.values.isEmpty { assets.append(asset) }
    }
    return assemble(assets, into: system)
  }

  private func asset(_ file: String, _ document: JSONDocument, in documents: [String: JSONDocument]) -> Asset? {
    let folders = Array(file.split(separator: "/", omittingEmptySubsequences: false).dropLast())
    guard let set = folders.last, set.hasSuffix(".colorset") else { return nil }
    // Outside of a catalog, the folder that contains the sets counts as one.
    let root = Self.root(in: folders) ?? folders.startIndex
    var segments: [Substring] = []
    for index in folders.indices.dropLast() where index > root {
      let contents = folders[...index].joined(separator: "/") + "/Contents.json"
      let group = documents[contents]?.root["properties"]
      if group?["provides-namespace"]?.boolean == true { segments.append(folders[index]) }
    }
    segments.append(set.dropLast(".colorset".count))
    let catalog = Self.root(in: folders).map { folders[...$0].joined(separator: "/") } ?? ""
    return Asset(
      catalog: catalog, name: segments.joined(separator: "/"),
      set: ColorSet(document, file: file, system: colors), place: Place(file: file, line: 1, column: 1))
  }

  private func assemble(_ assets: [Asset], into start: ThemeSystem) -> AssetCatalogs {
    var system = start
    var named = NamedColors()
    var axes: Set<String> = []
    var idioms: Set<String> = []
    let byName = Dictionary(grouping: assets, by: \.name)
    var tokens: [Token] = []
    let isOne = Set(assets.map(\.catalog)).count == 1
    let chosen = Set(assets.map(\.catalog)).filter { isChosen($0, of: isOne ? nil : system.name) }
    for asset in assets {
      axes.formUnion(asset.set.axes)
      idioms.formUnion(asset.set.idioms)
      let twins = byName[asset.name] ?? []
      // Two modules may each have an “Accent”: then the catalog's name tells them apart.
      let path = twins.count > 1 ? asset.catalog + "/" + asset.name : asset.name
      if chosen.contains(asset.catalog) {
        tokens.append(Token(path: path, values: asset.set.values, place: asset.place))
      }
      guard named.entries[asset.name] == nil else { continue }
      named.entries[asset.name] = NamedColors.Entry(values: asset.set.values, place: asset.place)
      if twins.count > 1 { system.diagnostics.append(ambiguity(of: twins, named: asset.name, in: &named)) }
    }
    let idiom = Axis(
      name: ColorSet.idiomAxis, contexts: ["universal"] + idioms.sorted(), defaultContext: "universal")
    system.axes = [.mode, .contrast, .elevation, .gamut, idiom].filter { axes.contains($0.name) }
    named.axes = system.axes
    if let first = tokens.first {
      system.themes = [
        Theme(
          name: options.name ?? (chosen.count == 1 ? Self.name(ofCatalogWith: first) : system.name),
          axes: system.axes.map(\.name),
          tokens: tokens, place: first.place)
      ]
    } else {
      // Its colors stay in `named`, for the code that names them.
      system.axes = []
    }
    return AssetCatalogs(system: system, named: named)
  }

  /// Reports that several catalogs have a color of that name. The target that code is built for decides which one is meant.
  private func ambiguity(of twins: [Asset], named name: String, in named: inout NamedColors) -> Diagnostic {
    func colors(_ asset: Asset) -> [TokenValue] { asset.set.values.map(\.value) }
    func contexts(_ asset: Asset) -> [Contexts] { asset.set.values.map(\.when) }
    let differ = twins.dropFirst().contains {
      colors($0) != colors(twins[0]) || contexts($0) != contexts(twins[0])
    }
    if differ {
      for twin in twins {
        let entry = NamedColors.Entry(values: twin.set.values, place: twin.place)
        named.rivals[name, default: [:]][twin.catalog] = entry
        named.entries[NamedColors.key(twin.catalog, name)] = entry
      }
    }
    let which = differ ? "the one of the nearest catalog, if there is one" : "this one"
    return Diagnostic(
      .warning, code: "ambiguous-asset-name",
      message: "\(twins.count) catalogs have a colour “\(name)”; code that asks for it gets \(which)",
      place: twins[0].place, related: twins.dropFirst().map(\.place))
  }

  /// Several catalogs of one source are one theme, which either name can choose.
  private func isChosen(_ catalog: String, of system: String?) -> Bool {
    let names = [Self.catalogName(catalog)] + (system.map { [$0] } ?? [])
    return names.contains { options.includedThemes.isEmpty || options.choice.names($0) }
      && names.allSatisfy { ThemeChoice(excluded: options.excludedThemes).keeps($0) }
  }

  /// Returns the name of the catalog that a token was read from: `Brand` for `App/Brand.xcassets`.
  public static func name(ofCatalogWith token: Token) -> String {
    catalogName(catalog(of: token))
  }

  /// Returns the folder of that catalog.
  public static func catalog(of token: Token) -> String {
    let folders = token.place.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return root(in: Array(folders)).map { folders[...$0].joined(separator: "/") } ?? ""
  }

  /// Returns the end of the catalog among the folders of a color set; `nil` when the set is in no folder at all.
  private static func root(in folders: [Substring]) -> Int? {
    if let catalog = folders.firstIndex(where: { $0.hasSuffix(".xcassets") }) { return catalog }
    return folders.lastIndex { !$0.hasSuffix(".colorset") }
  }

  private static func catalogName(_ path: String) -> String {
    let base = path.split(separator: "/").last ?? path[...]
    return String(base.hasSuffix(".xcassets") ? base.dropLast(".xcassets".count) : base)
  }
}
