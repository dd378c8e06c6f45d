import ThemeModel

/// The mode in which a theme says that it is shown: `var style: UIUserInterfaceStyle { .dark }`,
/// which the app passes to its windows, or `let isDark = true`, of which the app makes the mode: `theme.isDark ? .dark : .light`.
///
/// A palette of one mode never meets the system's colors of the other mode.
final class OwnMode {
  private let table: DeclarationTable
  private let platform: Platform
  private let types: ColorTypes
  private let files: [SourceFile]
  /// The sources that fix a mode somewhere.
  private lazy var fixing = files.map(\.bytes).filter { bytes in Self.overrides.contains { Self.holds($0, bytes) } }
  private var handedOver: [String: Bool] = [:]
  private var modesOfFlags: [String: (set: String, unset: String)?] = [:]

  init(table: DeclarationTable, platform: Platform, types: ColorTypes, files: [SourceFile]) {
    (self.table, self.platform, self.types, self.files) = (table, platform, types, files)
  }

  struct Found {
    var mode: String
    /// `PaletteOption.supportedModes`
    var member: String
    var span: Span
  }

  private static let styles: Set = ["UIUserInterfaceStyle", "ColorScheme"]
  private static let overrides = ["preferredColorScheme", "overrideUserInterfaceStyle"]

  /// Returns `nil` when the theme states no mode, or states that it is shown in both.
  func found(_ candidate: ThemeCandidate) -> Found? {
    guard !candidate.isOfStatics else { return nil }
    let evaluator = Evaluator(table: table, platform: platform, assignment: Assignment([:]), budget: Budget())
    if let selection = candidate.selection { evaluator.select(selection) }
    evaluator.startToken()
    let value = candidate.value(evaluator, types)
    let type: TypeRecord
    switch value.payload {
    case .enumCase(let owner, _, _): type = owner
    case .instance(let instance): type = instance.type
    default: return nil
    }
    for property in Self.members(of: type) {
      let isStyle = Self.isStyle(property)
      guard isStyle ? isHandedOver(property.name) : modes(of: property.name) != nil else { continue }
      evaluator.startToken()
      let (style, axes) = evaluator.assignment.recording {
        evaluator.member(property.name, of: value, Expression(.name(property.name), property.span))
      }
      guard axes.isEmpty, let mode = isStyle ? Self.mode(style) : mode(property.name, style) else { continue }
      return Found(mode: mode, member: "\(type.path).\(property.name)", span: property.span)
    }
    return nil
  }

  private static func mode(_ style: Value) -> String? {
    if case .symbol(let mode) = style.payload, ["light", "dark"].contains(mode) { mode } else { nil }
  }

  private func mode(_ name: String, _ flag: Value) -> String? {
    guard case .boolean(let isSet) = flag.payload, let modes = modes(of: name) else { return nil }
    return isSet ? modes.set : modes.unset
  }

  private static func members(of type: TypeRecord) -> [Property] {
    var names: Set<String> = []
    return (type.classLine + type.allProtocols).flatMap { $0.properties.map(\.member) }.filter { property in
      !property.isStatic && (isStyle(property) || isFlag(property)) && names.insert(property.name).inserted
    }
  }

  private static func isStyle(_ property: Property) -> Bool {
    property.type?.names.contains { styles.contains($0.last ?? "") } == true
  }

  private static func isFlag(_ property: Property) -> Bool {
    guard ModeWords.isDark(flag: property.name) != nil else { return false }
    return property.type.map { $0.names.first == ["Bool"] } ?? true
  }

  /// Returns the modes that a source which fixes one makes of a flag: `theme.isDark ? .dark : .light`.
  private func modes(of flag: String) -> (set: String, unset: String)? {
    if let known = modesOfFlags[flag] { return known }
    let ways = [("dark", "light"), ("light", "dark")]
    let found = ways.first { set, unset in
      fixing.contains { Self.holds(".\(flag) ? .\(set) : .\(unset)", $0) }
    }
    modesOfFlags[flag] = .some(found.map { (set: $0.0, unset: $0.1) })
    return modesOfFlags[flag] ?? nil
  }

  /// Returns whether a source that fixes a mode mentions the member.
  private func isHandedOver(_ name: String) -> Bool {
    if let known = handedOver[name] { return known }
    let isHanded = fixing.contains { Self.holds("." + name, $0) }
    handedOver[name] = isHanded
    return isHanded
  }

  /// Returns whether a source contains a word. Every source is searched, so the search
  /// only takes one look at each byte.
  private static func holds(_ word: String, _ bytes: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      let first = word[0]
      var start = 0
      while start + word.count <= bytes.count {
        if bytes[start] == first {
          var length = 1
          while length < word.count, bytes[start + length] == word[length] { length += 1 }
          if length == word.count { return true }
        }
        start += 1
      }
      return false
    }
  }
}
