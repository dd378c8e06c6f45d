import JSONText
import ThemeModel
import ThemeReaders

/// The single place that answers what a file holds.
public struct FileLook: Sendable {
  public var path: String
  public var isNamed: Bool
  /// Its name promises tokens.
  public var promises: Bool
  /// Nil where it could not be opened.
  public var bytes: [UInt8]?
  public var format = SourceFormat.unknown
  /// What it would give; nil where it holds nothing of the format that it looks like.
  public var candidate: Candidate?
  public var broken: BrokenFile?

  /// - Parameter declared: the format that the configuration gives it; then nothing is guessed
  public init(_ found: SourceWalk.Found, as declared: SourceFormat?, in tree: any FileTree) {
    path = found.path
    isNamed = found.isNamed
    promises = FileNames.promises(found.path)
    var bytes: [UInt8]
    do throws(FileError) {
      bytes = try tree.read(path)
    } catch {
      broken = .unreadable(error)
      return
    }
    if let text = UTF16Text.utf8(bytes) { bytes = text }
    self.bytes = bytes
    format = declared ?? SourceFormat.of(path: path, bytes: bytes)
    // The reader of Swift recovers declaration by declaration.
    if format != .swift { broken = BrokenFile.seen(in: bytes) }
    // A colour set says by its name what it is, and so does what the configuration says it is.
    if broken != nil || declared != nil || format == .assetCatalog || format == .legible { return }
    look(bytes)
  }

  private mutating func look(_ bytes: [UInt8]) {
    let file = SourceFile(name: path, bytes: bytes)
    switch format {
    case .swift: candidate = Formats.swift(file)
    case .keyed where !Self.isJSON(bytes): candidate = Formats.propertyList(file)
    case .keyed, .designTokens: lookAtJSON(file)
    case .unknown, .assetCatalog, .legible: break
    }
  }

  private mutating func lookAtJSON(_ file: SourceFile) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(file.bytes, dialect: .json5)
    } catch {
      broken = .syntax(message: error.message, line: error.position.line, column: error.position.column)
      return
    }
    let shape = JSONShape(document)
    if format == .designTokens, shape.tokens == 0, !shape.isIndex, !shape.hasMarks, !promises { format = .keyed }
    candidate = format == .designTokens ? Formats.designTokens(file, shape) : Formats.keyed(file, shape)
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first(where: { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }) else { return false }
    return first != UInt8(ascii: "<") && !bytes.starts(with: "bplist".utf8)
  }
}
