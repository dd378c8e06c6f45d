/// The start of the names of a member's tokens: the path without the palettes that can be left out, and the whole path.
struct TokenPath {
  var short: String
  var whole: String

  static let root = TokenPath(short: "", whole: "")

  init(short: String, whole: String) {
    self.short = short
    self.whole = whole
  }

  init(_ path: String) {
    self.init(short: path, whole: path)
  }

  func joined(_ name: String) -> TokenPath {
    TokenPath(short: Self.join(short, name), whole: Self.join(whole, name))
  }

  /// Adds a palette that the short path leaves out.
  func leavingOut(_ name: String) -> TokenPath {
    TokenPath(short: short, whole: Self.join(whole, name))
  }

  static func join(_ prefix: String, _ name: String) -> String {
    prefix.isEmpty ? name : prefix + "." + name
  }
}

/// The member that a token stands for. Two members never share a name.
enum TokenIdentity: Hashable {
  case member(ObjectIdentifier, String)
  case property(ObjectIdentifier)
  case foreign(String)
  /// Something that occurs at only one place of the walk, by its number.
  case slot(Int)
}

/// Gives each token its name, the shortest that no other token has.
struct TokenNaming {
  private var names: [TokenIdentity: String] = [:]
  private var owners: [String: TokenIdentity] = [:]

  /// The name of an identity that has one.
  subscript(identity: TokenIdentity) -> String? {
    names[identity]
  }

  mutating func name(of identity: TokenIdentity, preferring wanted: TokenPath) -> String {
    if let known = names[identity] { return known }
    var name = wanted.short
    if owners[name] != nil { name = wanted.whole }
    var count = 2
    while owners[name] != nil {
      name = "\(wanted.whole) \(count)"
      count += 1
    }
    names[identity] = name
    owners[name] = identity
    return name
  }
}
