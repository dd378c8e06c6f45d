import ColorScience
import Reports
import Survey
import SwiftThemeReader
import ThemeModel
import ThemeReaders

/// A source file, and the writer of its format.
struct FileEditor {
  let path: String
  let bytes: [UInt8]
  private let options: SourceOptions
  private let format: Format
  /// The parsed JSON, which is shared by all edits.
  private let json: EditableJSON?

  private enum Format {
    case swift
    case assetCatalog
    case designTokens
    case propertyList
    case keyed
  }

  /// Throws for files that must not be changed and for files that cannot be read.
  init(_ path: String, options: SourceOptions, tree: any FileTree) throws(EditRefusal) {
    if let reason = ForeignSource.reason(path: path) { throw EditRefusal(reason) }
    if TokenText.isYAML(path) { throw EditRefusal("YAML is read, and not written") }
    do throws(FileError) { bytes = try tree.read(path) } catch { throw EditRefusal(error.message) }
    if let reason = ForeignSource.reason(bytes: bytes) { throw EditRefusal(reason) }
    self.path = path
    self.options = options
    format =
      switch SourceFormat.of(path: path, bytes: bytes) {
      case .swift: .swift
      case .assetCatalog: .assetCatalog
      case .designTokens: .designTokens
      default: Self.isPropertyList(path, bytes) ? .propertyList : .keyed
      }
    json = format == .swift || format == .propertyList ? nil : EditableJSON(bytes)
  }

  private static func isPropertyList(_ path: String, _ bytes: [UInt8]) -> Bool {
    path.hasSuffix(".plist") || path.hasSuffix(".strings") || bytes.starts(with: "bplist".utf8)
      || bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
  }

  func edits(_ entry: MendDocument.Entry, _ decimals: Int) throws(EditRefusal) -> [SourceEdit] {
    if let alias = entry.alias { return try edits(alias) }
    return try edits(entry.edit, decimals)
  }

  func edits(_ edit: ColorEdit, _ decimals: Int) throws(EditRefusal) -> [SourceEdit] {
    switch format {
    case .swift: return try SwiftColorWriter().edits(for: edit, in: bytes, leastDecimals: decimals)
    case .propertyList:
      return try PropertyListWriter(options: options).edits(for: edit, in: bytes, leastDecimals: decimals)
    case .assetCatalog: return try CatalogWriter().edits(for: edit, in: parsed(), leastDecimals: decimals)
    case .designTokens: return try DTCGWriter().edits(for: edit, in: parsed(), leastDecimals: decimals)
    case .keyed: return try KeyedWriter(options: options).edits(for: edit, in: parsed(), leastDecimals: decimals)
    }
  }

  func edits(_ alias: AliasEdit) throws(EditRefusal) -> [SourceEdit] {
    switch format {
    case .swift: return try SwiftAliasWriter().edits(for: alias, in: bytes)
    case .assetCatalog: throw .unspelt
    case .propertyList: return try PropertyListWriter().edits(for: alias, in: bytes)
    case .designTokens, .keyed: return try JSONAliasLiteral().edits(for: alias, in: parsed())
    }
  }

  private func parsed() throws(EditRefusal) -> EditableJSON {
    guard let json else { throw .notJSON }
    return json
  }
}

/// The edits of one file that can be applied together. If two of them change the same literal, the first is kept.
struct EditsTogether {
  private(set) var edits: [SourceEdit] = []
  private var starts: [Int: SourceEdit] = [:]

  mutating func add(_ new: [SourceEdit]) throws(EditRefusal) {
    for edit in new {
      if let known = starts[edit.range.lowerBound], known != edit { throw .meets }
    }
    for edit in new { starts[edit.range.lowerBound] = edit }
    edits += new
  }
}
