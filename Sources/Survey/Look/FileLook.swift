import JSONText
import SwiftThemeReader
import ThemeModel
import ThemeReaders

/// The one place that determines the content of a file.
public struct FileLook: Sendable {
  public var path: String
  public var isNamed: Bool
  /// Whether its name promises tokens.
  public var promises: Bool
  /// Whether it is in a folder that a build writes, and is read because there is nothing else.
  public var isWritten = false
  private var content = Content.none
  public var format = SourceFormat.unknown
  /// The content to read. `nil` if the file contains nothing of the format that it looks like.
  public var candidate: Candidate?
  /// The number of colors in a document that no format accepts as a theme.
  public var strayColors = 0
  public var broken: BrokenFile?
  /// Whether it is a list of something. Of lists only an export of a Figma plugin holds tokens, whatever the name of the file
  /// promises.
  public private(set) var isList = false

  /// Whether it describes documents: a schema has no values, whatever the name of the file promises.
  private(set) var isSchema = false

  /// Whether its only colors are lists of numbers.
  private(set) var hasColorsInLists = false

  /// Whether it has no colors but references to such in a notation that is not read.
  private(set) var hasUnreadReferences = false

  /// Whether it is an animation of Lottie.
  private(set) var isAnimation = false

  private enum Content {
    case none
    case kept([UInt8])
    case inTree(any FileTree)
  }

  /// Larger documents are read again on demand. Together, the documents of a thousand themes would take most of the
  /// memory of a run.
  private static let mostBytesKept = 1 << 12

  /// A larger file whose name promises tokens is parsed only once, by its reader.
  private static let mostBytesOfPromised = 1 << 16

  /// - Parameter declared: The format from the configuration. With it, the format is not detected.
  public init(_ found: SourceWalk.Found, as declared: SourceFormat?, in tree: any FileTree) {
    path = found.path
    isNamed = found.isNamed
    promises = FileNames.promises(found.path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Self.bytes(of: path, in: tree)
    } catch {
      broken = .unreadable(error)
      return
    }
    defer { keep(bytes, tree) }
    format = declared ?? SourceFormat.of(path: path, bytes: bytes)
    // The Swift reader recovers from errors in each declaration.
    if format != .swift, format != .interface { broken = BrokenFile.seen(in: bytes) }
    isList =
      (format == .designTokens || format == .keyed) && !FileNames.isListOfThemes(path)
      && JSONColors.isList(bytes)
    isSchema = promises && declared == nil && Self.saysItIsASchema(bytes)
    if isSchema { return }
    if broken != nil || declared != nil || promises && !isList && bytes.count > Self.mostBytesOfPromised { return }
    look(SourceFile(name: path, bytes: bytes))
  }

  private static func bytes(of path: String, in tree: any FileTree) throws(FileError) -> [UInt8] {
    let bytes = try tree.read(path)
    return UTF16Text.utf8(bytes) ?? bytes
  }

  /// Keeps the bytes of code, which is read as a whole. Every other document is read on its own.
  private mutating func keep(_ bytes: [UInt8], _ tree: any FileTree) {
    let isDocument = format == .designTokens || format == .keyed
    content = isDocument && bytes.count > Self.mostBytesKept ? .inTree(tree) : .kept(bytes)
  }

  /// Returns the file, or `nil` if it could not be opened the first time.
  public func file() throws(FileError) -> SourceFile? {
    switch content {
    case .none: nil
    case .kept(let bytes): SourceFile(name: path, bytes: bytes)
    case .inTree(let tree): SourceFile(name: path, bytes: try Self.bytes(of: path, in: tree))
    }
  }

  /// The text as JSON, also of a file that is YAML.
  var json: [UInt8]? {
    guard TokenText.isYAML(path) else { return bytes }
    return (try? file()).flatMap { file in file.flatMap { try? TokenText.document($0) } }?.bytes
  }

  /// Whether it is YAML with colors that is no token file.
  private(set) var isOtherYAML = false

  /// `nil` if the file cannot be opened, or no longer.
  public var bytes: [UInt8]? { (try? file())?.bytes }

  /// The line of the first conflict marker. In code, it is a problem only where the text around it does not parse.
  public var conflictLine: Int? {
    if case .conflict(let line)? = bytes.flatMap(BrokenFile.seen) { line } else { nil }
  }

  private mutating func look(_ file: SourceFile) {
    switch format {
    case .swift: candidate = SwiftCandidate.candidate(file)
    case .keyed, .designTokens, .assetCatalog:
      if Self.isSchema(file.bytes), !promises { return }
      isAnimation = !promises && Self.isAnimation(file.bytes)
      candidate = FileCandidates.candidate(file)
      if let problem = candidate?.problem {
        broken = .syntax(
          message: problem.message, line: problem.place?.line ?? 1, column: problem.place?.column ?? 1)
        candidate = nil
      } else if let candidate {
        format = Self.format(candidate.format)
      } else {
        lookForColors(file)
      }
    case .unknown where FileNames.isJSON(path): lookForSyntax(file)
    case .unknown where TokenText.isYAML(path): lookIntoYAML(file)
    case .unknown, .legible, .interface: break
    }
  }

  /// Returns whether a document has the layers and the frames of an animation: its rate, its first and its last one.
  private static func isAnimation(_ bytes: [UInt8]) -> Bool {
    let text = ByteText(bytes)
    return ["\"layers\"", "\"fr\":", "\"ip\":", "\"op\":"].allSatisfy(text.contains)
  }

  /// Looks for colors or syntax errors in a document that no format accepts.
  private mutating func lookForColors(_ file: SourceFile) {
    if TokenText.isYAML(file.name) { return lookIntoYAML(file) }
    guard file.name.contains(".json") else {
      strayColors = JSONColors(ofPropertyList: file.bytes).count
      lookForLists(file)
      return
    }
    if format == .designTokens, !promises { format = .keyed }
    do throws(JSONError) {
      let document = try JSONDocument(file.bytes, dialect: .json5)
      strayColors = JSONColors(document).count
      lookForLists(file)
      if strayColors == 0 {
        strayColors = UnreadReferences(document).count
        hasUnreadReferences = strayColors > 0
      }
    } catch {
      broken = .syntax(message: error.message, line: error.position.line, column: error.position.column)
    }
  }

  private mutating func lookForLists(_ file: SourceFile) {
    guard strayColors == 0 else { return }
    strayColors = KeyedLists.count(in: file)
    hasColorsInLists = strayColors > 0
  }

  /// Counts the colors of YAML that is no token file. YAML that looks like tokens or has colors, and cannot be read, is broken.
  private mutating func lookIntoYAML(_ file: SourceFile) {
    // Without quotes, the digits of a scheme look like no colors.
    strayColors = max(PlainTextColors.count(in: file.bytes), BaseScheme.isScheme(file.bytes) ? BaseScheme.fewest : 0)
    guard format == .designTokens || strayColors > 0 || isNamed else { return }
    if format == .unknown, !promises, let found = KeyedCandidate.candidate(file) {
      candidate = found
      format = .keyed
      strayColors = 0
      return
    }
    do throws(JSONError) {
      isList = try TokenText.document(file).root.isArray
      isOtherYAML = strayColors >= PlainTextColors.least
      if !isOtherYAML { strayColors = 0 }
      if !promises { format = .unknown }
    } catch {
      format = .designTokens
      broken = .syntax(message: error.message, line: error.position.line, column: error.position.column)
    }
  }

  /// Looks for a syntax error in text that begins like no known format. It may be a document that lost its first
  /// character.
  private mutating func lookForSyntax(_ file: SourceFile) {
    do throws(JSONError) {
      _ = try JSONDocument(file.bytes, dialect: .json5)
    } catch {
      broken = .syntax(message: error.message, line: error.position.line, column: error.position.column)
    }
  }

  /// Returns whether a document is a schema. Descriptions of documents and services mention references and types, but
  /// have no values.
  private static func isSchema(_ bytes: [UInt8]) -> Bool {
    let head = ByteText(bytes.prefix(1 << 12))
    let marks = ["json-schema.org", "\"openapi\"", "\"swagger\"", "\"additionalProperties\"", "openapi:", "swagger:"]
    return marks.contains(where: head.contains)
  }

  /// Returns whether a document names JSON Schema as what describes it, and has a keyword of it at its top.
  private static func saysItIsASchema(_ bytes: [UInt8]) -> Bool {
    guard ByteText(bytes.prefix(1 << 12)).contains("json-schema.org"),
      let root = try? JSONDocument(bytes, dialect: .json5).root, root.isObject,
      root["$schema"]?.string?.contains("json-schema.org/") == true
    else { return false }
    let keywords = ["$id", "$defs", "definitions", "properties", "patternProperties", "allOf", "anyOf", "oneOf"]
    return root["type"]?.string == "object" || keywords.contains { root[$0] != nil }
  }

  private static func format(_ format: Candidate.Format) -> SourceFormat {
    switch format {
    case .designTokens: .designTokens
    case .assetCatalog: .assetCatalog
    case .keyed: .keyed
    case .swift: .swift
    }
  }
}
