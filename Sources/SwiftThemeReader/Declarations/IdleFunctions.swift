import ThemeModel

/// The functions that nothing runs: no source of the module mentions the name of one, except where it is declared.
///
/// What other modules, the system or the runtime may call by itself is not one of them: members that are public, override or
/// may meet what the system requires of a type, and those with an attribute such as `@objc`.
final class IdleFunctions {
  private let sources: [SourceFile]
  private var known: [ObjectIdentifier: Bool] = [:]
  /// Whether the sources are those of an app, which no other module imports.
  private lazy var areOfApp = sources.contains(where: AppEntry.isIn)

  /// - Parameter sources: all sources of the module, with those that are not parsed
  init(_ sources: [SourceFile]) {
    self.sources = sources
  }

  func contains(_ function: Function, of owner: TypeRecord?, _ table: DeclarationTable) -> Bool {
    if let known = known[ObjectIdentifier(function)] { return known }
    let isIdle =
      isPlain(function, of: owner, table) && isReachedOnlyFromHere(function)
      && !mayMeetRequirement(of: owner, table) && isMentionedOnce(function.name)
    known[ObjectIdentifier(function)] = isIdle
    return isIdle
  }

  /// Returns whether only code that names a function can call it.
  private func isPlain(_ function: Function, of owner: TypeRecord?, _ table: DeclarationTable) -> Bool {
    guard !function.isOverride, function.name.first?.isLetter == true, !Self.calledWithoutName(function.name),
      function.attributes.isEmpty
    else { return false }
    guard let owner else { return true }
    return owner.declaration != nil || function.isStatic
  }

  /// Returns whether the function may meet what another module's type or the runtime asks of its type, or of one that inherits it:
  /// `class Base { func receive() {} }`, `class Sub: Base, Subscriber {}`.
  private func mayMeetRequirement(of owner: TypeRecord?, _ table: DeclarationTable) -> Bool {
    guard let owner else { return false }
    let heirs = table.index.heirs(of: owner)
    return ([owner] + heirs).flatMap { $0.classLine + $0.allProtocols }.contains { type in
      !type.foreignParents.allSatisfy(Self.withoutRequirements.contains)
        || type.declaration?.attributes.contains("objcMembers") == true
    }
  }

  private func isReachedOnlyFromHere(_ function: Function) -> Bool {
    switch function.access {
    case .file: true
    case .module: areOfApp
    case .everywhere: false
    }
  }

  private func isMentionedOnce(_ name: String) -> Bool {
    var count = 0
    for source in sources where count < 2 {
      source.bytes.withUnsafeBufferPointer { bytes in
        WordPlaces.each(name, in: bytes) { _ in
          count += 1
          return count < 2
        }
      }
    }
    return count == 1
  }

  /// Protocols of the system that require nothing that could set a variable.
  static let withoutRequirements: Set = [
    "Equatable", "Hashable", "Sendable", "Codable", "Decodable", "Encodable", "CaseIterable", "Identifiable", "String",
    "Int", "RawRepresentable", "AnyObject", "ObservableObject",
  ]

  /// Returns whether the language calls functions of this name without writing it.
  private static func calledWithoutName(_ name: String) -> Bool {
    [
      "main", "subscript", "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral", "hash",
      "encode",
    ]
    .contains(name) || name.hasPrefix("build")
  }
}
