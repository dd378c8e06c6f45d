import Audit
import JSONText
import ThemeModel

extension PlanReader {
  static let sourceKeys = [
    "path", "paths", "format", "name", "lenient", "strict", "hex-order", "tiers", "axes", "include", "exclude",
    "placeholders",
    "system-colors", "asset-catalogs", "contract", "colors-key", "parent-keys", "reference-prefix",
    "outside", "modes",
  ]
  static let systemGenerations = [
    "ios13", "ios14", "ios15", "ios16", "ios17", "ios18", "ios26", "macos10.15", "macos11", "macos12", "macos13",
    "macos14", "macos15", "macos26",
  ]

  mutating func readSource(_ node: JSONNode) -> PlanSource? {
    if let path = node.string {
      return PlanSource(paths: [PlanSource.Path(path, place: log.place(node))], place: log.place(node))
    }
    guard let object = PlanObject(node, title: "an entry of “themes”", keys: PlanReader.sourceKeys, log: &log) else {
      return nil
    }
    if object["path"] != nil, object["paths"] != nil {
      log.error("config-duplicate", "an entry of “themes” has either “path” or “paths”", at: node)
    }
    let paths = paths("path", of: object) + paths("paths", of: object)
    if object["path"] == nil, object["paths"] == nil {
      log.error("config-missing", "an entry of “themes” needs a “path”: a file, a folder or a glob", at: node)
    }
    var options = SourceOptions()
    options.name = object.nonEmpty("name", log: &log)
    options.isLenient = object.flag("lenient", log: &log) ?? options.isLenient
    options.isStrict = object.flag("strict", log: &log) ?? options.isStrict
    if let order = object.choice("hex-order", HexOrder.self, log: &log) {
      options.hexOrder = order
      options.declaresHexOrder = true
    }
    options.tiers = readTiers(object)
    options.axes = readAxes(object)
    options.includedThemes = object.strings("include", log: &log).compactMap(\.string)
    options.excludedThemes = object.strings("exclude", log: &log).compactMap(\.string)
    options.placeholders = readPlaceholders(object)
    if let generation = object.string("system-colors", log: &log), let at = object["system-colors"] {
      if PlanReader.systemGenerations.contains(generation) {
        options.systemGeneration = generation
        options.declaresSystemGeneration = true
      } else {
        log.unknownWord(
          "config-unknown-word", "“system-colors”:", generation, among: PlanReader.systemGenerations, at: at)
      }
    }
    options.shownModes = object.choice("modes", ShownModes.self, log: &log)
    readContract(object, into: &options)
    options.colorsKey = object.nonEmpty("colors-key", log: &log)
    if object["parent-keys"] != nil {
      options.parentKeys = object.strings("parent-keys", log: &log).compactMap(\.string)
    }
    options.referencePrefix = object.nonEmpty("reference-prefix", log: &log) ?? options.referencePrefix
    return PlanSource(
      paths: paths, assetCatalogs: self.paths("asset-catalogs", of: object),
      format: object.choice("format", PlanSource.Format.self, log: &log), options: options,
      mayLieOutside: object.flag("outside", log: &log) ?? false, place: log.place(node))
  }

  private mutating func paths(_ key: String, of object: PlanObject) -> [PlanSource.Path] {
    object.strings(key, log: &log).compactMap { node in
      node.string.map { PlanSource.Path($0, place: log.place(node)) }
    }
  }

  private mutating func readTiers(_ source: PlanObject) -> [TierPattern] {
    guard let node = source["tiers"] else { return [] }
    guard let object = PlanObject(node, title: "“tiers”", keys: Tier.allCases.map(\.rawValue), log: &log) else {
      return []
    }
    var tiers: [TierPattern] = []
    for member in node.members {
      guard let tier = Tier(rawValue: member.key) else { continue }
      tiers += object.strings(member.key, log: &log).compactMap { node in
        node.string.map { TierPattern(tier: tier, pattern: $0) }
      }
    }
    return tiers
  }

  /// Reads `{"mode": ["light", "dark"]}`. The first context is the default, unless the axis names another one.
  private mutating func readAxes(_ source: PlanObject) -> [Axis] {
    guard let node = source["axes"] else { return [] }
    guard node.isObject else {
      log.wrongType("“axes”", node, expected: "an object: axis to contexts")
      return []
    }
    var axes: [Axis] = []
    for member in node.members {
      var list = member.value
      var named: JSONNode?
      if member.value.isObject {
        guard
          let object = PlanObject(
            member.value, title: "the axis “\(member.key)”", keys: ["contexts", "default"], log: &log)
        else { continue }
        guard let contexts = object["contexts"] else {
          log.error("config-missing", "the axis “\(member.key)” needs “contexts”", at: member.value)
          continue
        }
        list = contexts
        named = object["default"]
      }
      let contexts = PlanObject.strings(list, "the contexts of “\(member.key)”", log: &log).compactMap(\.string)
      guard let first = contexts.first else { continue }
      let chosen = named?.string ?? first
      if let named, !contexts.contains(chosen) {
        log.unknownWord(
          "config-unknown-word", "the default of “\(member.key)”:", chosen, among: contexts, at: named)
        continue
      }
      axes.append(
        Axis(
          name: member.key, contexts: contexts, defaultContext: chosen,
          place: log.place(member.position)))
    }
    return axes
  }

  private mutating func readPlaceholders(_ source: PlanObject) -> [PlaceholderPattern] {
    guard let node = source["placeholders"] else { return [] }
    guard let object = PlanObject(node, title: "“placeholders”", keys: ["missing", "forbidden"], log: &log) else {
      return []
    }
    return ["missing", "forbidden"].flatMap { key in
      object.strings(key, log: &log).compactMap { node in
        guard let kind = Placeholder.Kind(rawValue: key), let text = node.string else { return nil }
        return PlaceholderPattern(kind: kind, pattern: text)
      }
    }
  }

  /// Reads the name of a contract file, or an object that also says whether the contract is closed: tokens that a
  /// closed contract does not list are findings.
  private mutating func readContract(_ source: PlanObject, into options: inout SourceOptions) {
    guard let node = source["contract"] else { return }
    if let text = node.string {
      options.contract = text
      return
    }
    guard let object = PlanObject(node, title: "“contract”", keys: ["file", "closed"], log: &log) else { return }
    options.contract = object.nonEmpty("file", log: &log)
    options.contractIsClosed = object.flag("closed", log: &log) ?? options.contractIsClosed
    if object["file"] == nil { log.error("config-missing", "“contract” needs a “file”", at: node) }
  }
}
