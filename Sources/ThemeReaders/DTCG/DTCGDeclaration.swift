import JSONText
import ThemeModel

/// One token as one source declares it, in numbers: of paths, of nodes, of what its tree keeps beside it. A large file has
/// hundreds of thousands.
struct DTCGDeclaration: Sendable {
  enum Content: Sendable {
    /// A color that is ready, as an index into the tree's.
    case color(Int32)
    /// Another value that is ready, with every alias by its path; an index into the tree's.
    case ready(Int32)
    /// A reference to a whole token, as a number of the tree's paths: its type may be the target's.
    case reference(Int32)
    /// Parts of it are pointers into other tokens, or its type is not known yet.
    case pending
    /// Its type holds no color.
    case colorless
  }

  /// As a number of the tree's paths.
  var path: Int32
  /// The node of its name.
  var key: Int32
  /// The node of the `$value`, or of the `$ref`: where the value is said to stand.
  var place: Int32
  /// The node of the `$value`, or of the object with the `$ref`.
  var node: Int32
  var value = Content.colorless
  /// What its own `$type` says.
  var ownType: DTCGType?
  /// What the nearest group of its source with a `$type` says.
  var groupType: DTCGType?
  /// It says a type that the standard does not have.
  var hasForeignType = false
  /// The node of its `$description`, below 0 where it has none.
  var description: Int32 = -1
  /// What it or a group around it says, as an index into the tree's; below 0 where nothing is said.
  var deprecation: Int32 = -1
  /// What few tokens have, as an index into the tree's; below 0 for those that have none of it.
  var detail: Int32 = -1
}

/// What few tokens say.
struct DTCGDetail: Sendable {
  /// The value as it is written, where that is a string.
  var text: String?
  var role: String?
  var tier: Tier?
  /// The token from which a tool copied the value, where it says so.
  var copiedFrom: String?
  /// The node of what Tokens Studio does to the value; below 0 where it does nothing.
  var modifier: Int32 = -1
}

enum DTCGDeprecation: Hashable, Sendable {
  case not
  case deprecated(Deprecation)
}

/// What a group says for all that it holds.
struct DTCGGroup: Sendable {
  var path: String
  var type: DTCGType?
  var deprecation: DTCGDeprecation?
  var extended: (target: String, place: Place)?
  var place: Place
}
