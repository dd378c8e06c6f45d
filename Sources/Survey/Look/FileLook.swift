import JSONText
import SwiftThemeReader
import ThemeModel
import ThemeReaders

/// The single place that answers what a file holds.
public struct FileLook: Sendable {
  public var path: String
  public var isNamed: Bool
  /// Its name promises tokens.
  public var promises: Bool
  /// It lies in a folder that a build writes, and is read for want of anything else.
  public var isWritten = false
  private var content = Content.none
  public var format = SourceFormat.unknown
  /// What it would give; nil where it holds nothing of the format that it looks like.
  public var candidate: Candidate?
  /// Colors in a document that no format takes for a theme.
  public var strayColors = 0
  public var broken: BrokenFile?

  private enum Content {
    case none
    case kept([UInt8])
    case inTree(any FileTree)
  }

  /// Larger documents are opened again when somebody asks for them: those of a thousand themes together would take most of
  /// the memory of a run.
  private static let mostBytesKept = 1 << 12

  /// A file whose name says what it is, and that is larger, is not read twice.
  private static let mostBytesOfPromised = 1 << 16

  /// - Parameter declared: the format that the configuration gives it; then nothing is guessed
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
    // The reader of Swift recovers declaration by declaration.
    if format != .swift, format != .interface { broken = BrokenFile.seen(in: bytes) }
    if broken != nil || declared != nil || promises && bytes.count > Self.mostBytesOfPromised { return }
    look(SourceFile(name: path, bytes: bytes))
  }

  private static func bytes(of path: String, in tree: any FileTree) throws(FileError) -> [UInt8] {
    let bytes = try tree.read(path)
    return UTF16Text.utf8(bytes) ?? bytes
  }

  /// Code is read as a whole, and each document of the others by itself.
  private mutating func keep(_ bytes: [UInt8], _ tree: any FileTree) {
    let isDocument = format == .designTokens || format == .keyed
    content = isDocument && bytes.count > Self.mostBytesKept ? .inTree(tree) : .kept(bytes)
  }

  /// The file; nil where it could not be opened when it was looked at.
  public func file() throws(FileError) -> SourceFile? {
    switch content {
    case .none: nil
    case .kept(let bytes): SourceFile(name: path, bytes: bytes)
    case .inTree(let tree): SourceFile(name: path, bytes: try Self.bytes(of: path, in: tree))
    }
  }

  /// Nil where it cannot be opened, or no longer.
  public var bytes: [UInt8]? { (try? file())?.bytes }

  private mutating func look(_ file: SourceFile) {
    switch format {
    case .swift: candidate = SwiftCandidate.candidate(file)
    case .keyed, .designTokens, .assetCatalog:
      if Self.isSchema(file.bytes), !promises { return }
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
    case .unknown, .legible, .interface: break
    }
  }

  /// What no format takes may hold colors all the same, or be no text of its format.
  private mutating func lookForColors(_ file: SourceFile) {
    guard file.name.contains(".json") else { return }
    if format == .designTokens, !promises { format = .keyed }
    do throws(JSONError) {
      strayColors = JSONColors(try JSONDocument(file.bytes, dialect: .json5)).count
    } catch {
      broken = .syntax(message: error.message, line: error.position.line, column: error.position.column)
    }
  }

  /// Text that begins like nothing known may be a document that lost its first sign.
  private mutating func lookForSyntax(_ file: SourceFile) {
    do throws(JSONError) {
      _ = try JSONDocument(file.bytes, dialect: .json5)
    } catch {
      broken = .syntax(message: error.message, line: error.position.line, column: error.position.column)
    }
  }

  /// Descriptions of documents and of services name references and types, and hold no values.
  private static func isSchema(_ bytes: [UInt8]) -> Bool {
    let head = ByteText(bytes.prefix(1 << 12))
    return ["json-schema.org", "\"openapi\"", "\"swagger\""].contains(where: head.contains)
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
