import JSONText
import ThemeModel

/// One token as one source declares it.
struct DTCGDeclaration: Sendable {
  enum Value: Sendable {
    /// Ready, with every alias by its path.
    case ready(TokenValue)
    /// A reference to a whole token: its type may be the target's.
    case reference(String)
    /// Parts of it are pointers into other tokens, or its type is not known yet.
    case pending
    /// Its type holds no colour.
    case colorless
  }

  var path: String
  /// What its own `$type` says.
  var ownType: DTCGType?
  /// What the nearest group of its source with a `$type` says.
  var groupType: DTCGType?
  /// It says a type that the standard does not have.
  var hasForeignType = false
  var value: Value
  var text: String?
  var role: String?
  var tier: Tier?
  var summary: String?
  /// Nil: nothing said.
  var deprecation: DTCGDeprecation?
  var place: Place
  var valuePlace: Place
  /// The `$value`, or the object with the `$ref`.
  var valueNode: JSONNode
  /// The token from which a tool copied the value, where it says so.
  var copiedFrom: String?
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

/// The tokens of one source: a file, a part of a file, or tokens written into a resolver document.
struct DTCGTree: Sendable {
  var file: String
  /// The way from the document's root to the tokens.
  var base: [String] = []
  var declarations: [DTCGDeclaration] = []
  /// Groups that say something, or that are empty.
  var groups: [DTCGGroup] = []
  /// Values that tokens give themselves in single contexts.
  var modal: [DTCGModalDeclaration] = []
  /// The mode that Figma says the file is an export of.
  var modeName: String?
}
