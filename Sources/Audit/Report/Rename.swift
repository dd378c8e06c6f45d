/// A token or a theme that has another name after a change, and is otherwise unchanged.
public struct Rename: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case token
    case theme
  }

  public var kind: Kind
  public var before: String
  public var after: String

  public init(_ kind: Kind, _ before: String, _ after: String) {
    self.kind = kind
    self.before = before
    self.after = after
  }
}

/// Maps names before a change to the names after it.
struct RenamedNames {
  var tokens: [String: String] = [:]
  var themes: [String: String] = [:]

  init(_ renames: [Rename] = []) {
    for rename in renames {
      switch rename.kind {
      case .token: tokens[rename.before] = rename.after
      case .theme: themes[rename.before] = rename.after
      }
    }
  }

  func token(_ name: String) -> String { tokens[name] ?? name }
  func theme(_ name: String) -> String { themes[name] ?? name }

  /// Returns the name of a variant, such as `Orange/dark`, whose theme may have been renamed.
  func variant(_ name: String) -> String {
    for (before, after) in themes where name == before || name.hasPrefix(before + "/") {
      return after + name.dropFirst(before.count)
    }
    return name
  }

  func identity(_ identity: FindingIdentity) -> FindingIdentity {
    var names = identity.names
    switch (identity.failure, names.count) {
    case (.contract, 3):
      names[1] = token(names[1])
      names[2] = theme(names[2])
    case (.gamut, 3):
      names[1] = token(names[1])
      names[2] = variant(names[2])
    case (.distinguish, 4):
      names[1] = token(names[1])
      names[2] = token(names[2])
      names[3] = variant(names[3])
    default: break
    }
    return FindingIdentity(identity.failure, names)
  }
}
