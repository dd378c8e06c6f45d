import JSONText
import ThemeModel

/// One token as one source declares it, as numbers of paths, of nodes, and of what its tree keeps for it. A large file has
/// hundreds of thousands.
struct DTCGDeclaration: Sendable {
  enum Content: Sendable {
    /// A finished color, as an index into the tree's colors.
    case color(Int32)
    /// Another finished value, with every alias by its path, as an index into the tree's values.
    case ready(Int32)
    /// A reference to a whole token, as a number of the tree's paths. Its type may be the target's.
    case reference(Int32)
    /// Parts of it are pointers into other tokens, or its type is not known yet.
    case pending
    /// Its type has no color.
    case colorless
  }

  /// A number of the tree's paths.
  var path: Int32
  /// The node of its name.
  var key: Int32
  /// The node of the `$value`, or of the `$ref`: the place of the value in messages.
  var place: Int32
  /// The node of the `$value`, or of the object with the `$ref`.
  var node: Int32
  var value = Content.colorless
  /// The type in its own `$type`.
  var ownType: DTCGType?
  /// The type of the nearest group in its source that has a `$type`.
  var groupType: DTCGType?
  /// Whether its type is one that the standard does not define.
  var hasForeignType = false
  /// Whether nobody knows its type, and its value may be a color.
  var isDoubtful = false
  /// The node of its `$description`; below 0 when it has none.
  var description: Int32 = -1
  /// The deprecation by itself or a group around it, as an index into the tree's list; below 0 when there is none.
  var deprecation: Int32 = -1
  /// The properties that few tokens have, as an index into the tree's list; below 0 when it has none of them.
  var detail: Int32 = -1
}

/// The properties that few tokens have.
struct DTCGDetail: Sendable {
  /// The value as it is written, when it is a string.
  var text: String?
  var role: String?
  var tier: Tier?
  /// The token that a tool copied the value from, when the file says so.
  var copiedFrom: String?
  /// The node of Tokens Studio's modifier of the value; below 0 when there is none.
  var modifier: Int32 = -1
}

enum DTCGDeprecation: Hashable, Sendable {
  case not
  case deprecated(Deprecation)
}

/// What a group says for everything in it.
struct DTCGGroup: Sendable {
  var path: String
  var type: DTCGType?
  var deprecation: DTCGDeprecation?
  var extended: (target: String, place: Place)?
  var place: Place
}
