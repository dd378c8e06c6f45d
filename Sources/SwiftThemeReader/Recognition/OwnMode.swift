import ThemeModel

/// The mode in which a theme says that it is shown: `var style: UIUserInterfaceStyle { .dark }`,
/// which the app passes to its windows.
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
    for selection in types.currentThemes.selections(of: candidate) { evaluator.select(selection) }
    evaluator.startToken()
    let value = candidate.value(evaluator, types)
    let type: TypeRecord
    switch value.payload {
    case .enumCase(let owner, _, _): type = owner
    case .instance(let instance): type = instance.type
    default: return nil
    }
    for property in Self.members(of: type) where isHandedOver(property.name) {
      evaluator.startToken()
      let (style, axes) = evaluator.assignment.recording {
        evaluator.member(property.name, of: value, Expression(.name(property.name), property.span))
      }
      guard axes.isEmpty, case .symbol(let mode) = style.payload, ["light", "dark"].contains(mode) else { continue }
      return Found(mode: mode, member: "\(type.path).\(property.name)", span: property.span)
    }
    return nil
  }

  private static func members(of type: TypeRecord) -> [Property] {
    var names: Set<String> = []
    return (type.classLine + type.allProtocols).flatMap { $0.properties.map(\.member) }.filter { property in
      !property.isStatic && property.type?.names.contains { styles.contains($0.last ?? "") } == true
        && names.insert(property.name).inserted
    }
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
