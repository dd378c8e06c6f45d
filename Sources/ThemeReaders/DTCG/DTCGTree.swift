import ColorScience
import JSONText
import ThemeModel

/// The tokens of one source: a file, a part of a file, or tokens written into a resolver document. Its functions are inlined,
/// since a call would copy the whole tree.
struct DTCGTree: Sendable {
  let file: String
  let document: JSONDocument
  /// The path from the document's root to the tokens.
  let base: [String]
  /// Every path that the source has or refers to.
  var paths: PathTable
  var declarations: [DTCGDeclaration] = []
  var colors: [Color] = []
  var values: [TokenValue] = []
  var details: [DTCGDetail] = []
  var deprecations: [DTCGDeprecation] = []
  /// Groups that have properties, or that are empty.
  var groups: [DTCGGroup] = []
  /// Values that tokens have in single contexts.
  var modal: [DTCGModalDeclaration] = []
  /// The contexts that apply unless others are chosen, by axis, where the source says so.
  var firstContexts: [String: String] = [:]
  /// The contexts that apply unless others are chosen, by axis, where no context is light.
  var plainContexts: [String: String] = [:]
  /// The scale of channels that are 0 or 1, as far as a color needed it.
  var channelScale: DTCGChannels.Scale?
  /// The folders in which it is read as a file of its own: the names of the groups of the file that it is the content of.
  var folders: [String] = []
  var role: Role?
  /// Whether it is written in a dialect, or is to be read as one.
  var isLenient = false
  /// The mode that the file is an export of, according to Figma.
  var modeName: String?
  /// Whether its tokens have what Figma writes about its variables.
  var isFigma = false

  /// What a part of a file is beside others of it.
  enum Role: Hashable, Sendable {
    /// In the theme of this name, it overrides what is in no such theme.
    case brand(String)
    /// Others override it, and where none does, it is the theme of this name.
    case plainTheme(String)
  }

  init(_ document: JSONDocument, file: String, base: [String], capacity: Int, paths: consuming PathTable? = nil) {
    self.document = document
    self.file = file
    self.base = base
    self.paths = paths ?? PathTable(capacity: capacity)
    declarations.reserveCapacity(capacity)
  }

  /// The same source without its declarations, for those that apply in a context of their own.
  var emptied: DTCGTree {
    var tree = self
    tree.declarations = []
    tree.groups = []
    tree.modal = []
    return tree
  }

  /// The name of the theme in which it overrides others.
  var brand: String? { if case .brand(let name)? = role { name } else { nil } }

  @inline(__always)
  func path(of declaration: DTCGDeclaration) -> String {
    paths[declaration.path]
  }

  /// Returns the place of a token's name.
  @inline(__always)
  func place(of declaration: DTCGDeclaration) -> Place {
    place(declaration.key)
  }

  /// Returns the place of a token's value.
  @inline(__always)
  func valuePlace(of declaration: DTCGDeclaration) -> Place {
    place(declaration.place)
  }

  @inline(__always)
  func place(_ node: Int32) -> Place {
    let position = document.position(at: document.offset(of: Int(node)))
    return Place(file: file, line: position.line, column: position.column)
  }

  @inline(__always)
  func node(of declaration: DTCGDeclaration) -> JSONNode {
    document.node(Int(declaration.node))
  }

  @inline(__always)
  func summary(of declaration: DTCGDeclaration) -> String? {
    declaration.description < 0 ? nil : document.node(Int(declaration.description)).string
  }

  @inline(__always)
  func deprecation(of declaration: DTCGDeclaration) -> DTCGDeprecation? {
    declaration.deprecation < 0 ? nil : deprecations[Int(declaration.deprecation)]
  }

  @inline(__always)
  func detail(of declaration: DTCGDeclaration) -> DTCGDetail? {
    declaration.detail < 0 ? nil : details[Int(declaration.detail)]
  }
}
