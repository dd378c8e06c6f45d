import Audit
import ColorScience
import Reports
import Survey
import SwiftThemeReader
import ThemeModel
import ThemeReaders
import Wording

/// The edits of a plan, file by file, and what is left alone.
struct MendEdits {
  struct File {
    var path: String
    var before: [UInt8]
    var after: [UInt8]
  }

  struct Refusal {
    var id: String
    var place: Place
    var reason: String
  }

  private(set) var files: [File] = []
  private(set) var refusals: [Refusal] = []
  /// Changes that the files get, and that they have already.
  private(set) var applied = 0
  private(set) var known = 0
  var before: Totals?
  var after: Totals?

  /// What the sources have now at the places of the edits.
  private let written: [Place: Color?]

  /// `written`: what an audit of the sources read there.
  init(
    _ entries: [MendDocument.Entry], decimals: Int, written: [Place: Color?], options: (String) -> SourceOptions,
    tree: any FileTree
  ) {
    self.written = written
    let byFile = Dictionary(grouping: entries) { $0.edit.place.file }
    for path in byFile.keys.sorted() {
      edit(path, byFile[path] ?? [], decimals: decimals, options: options(path), tree: tree)
    }
  }

  private mutating func edit(
    _ path: String, _ entries: [MendDocument.Entry], decimals: Int, options: SourceOptions, tree: any FileTree
  ) {
    func refuse(_ reason: String) {
      refusals += entries.map { Refusal(id: $0.id, place: $0.edit.place, reason: reason) }
    }
    if let reason = ForeignSource.reason(path: path) { return refuse(reason) }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try tree.read(path) } catch { return refuse(error.message) }
    if let reason = ForeignSource.reason(bytes: bytes) { return refuse(reason) }
    var edits: [SourceEdit] = []
    for entry in entries {
      do throws(EditRefusal) {
        edits += try Self.edits(entry, path, bytes, options, decimals)
        applied += 1
      } catch {
        if Self.isMade(entry, path, bytes, options) {
          known += 1
        } else {
          let reason = entry.alias == nil ? reason(error, entry.edit) : error.reason
          refusals.append(Refusal(id: entry.id, place: entry.edit.place, reason: reason))
        }
      }
    }
    guard !edits.isEmpty else { return }
    guard let after = SourceEdit.applied(edits, to: bytes) else { return refuse("two changes meet in one literal") }
    if after != bytes { files.append(File(path: path, before: bytes, after: after)) }
  }

  /// A plan from before tells of a colour that is not there any more.
  private func reason(_ refusal: EditRefusal, _ edit: ColorEdit) -> String {
    guard let found = written[edit.place] else {
      return refusal == .computed ? EditRefusal.noPlace.reason : refusal.reason
    }
    guard let now = found, now.eightBits != edit.before.eightBits else { return refusal.reason }
    return "the source has \(ShownNumber.color(now)) there now; the plan was made for \(ShownNumber.color(edit.before))"
  }

  /// The place has the new colour already.
  private static func isMade(
    _ entry: MendDocument.Entry, _ path: String, _ bytes: [UInt8], _ options: SourceOptions
  ) -> Bool {
    var made = entry
    made.edit.before = entry.edit.after
    if let alias = entry.alias { made.alias?.before = alias.after }
    return (try? edits(made, path, bytes, options, 3)) != nil
  }

  private static func edits(
    _ entry: MendDocument.Entry, _ path: String, _ bytes: [UInt8], _ options: SourceOptions, _ decimals: Int
  ) throws(EditRefusal) -> [SourceEdit] {
    if let alias = entry.alias { return try edits(alias, path, bytes) }
    return try edits(entry.edit, path, bytes, options, decimals)
  }

  private static func edits(
    _ edit: ColorEdit, _ path: String, _ bytes: [UInt8], _ options: SourceOptions, _ decimals: Int
  ) throws(EditRefusal) -> [SourceEdit] {
    switch SourceFormat.of(path: path, bytes: bytes) {
    case .swift: return try SwiftColorWriter().edits(for: edit, in: bytes, leastDecimals: decimals)
    case .assetCatalog: return try CatalogWriter().edits(for: edit, in: bytes, leastDecimals: decimals)
    case .designTokens: return try DTCGWriter().edits(for: edit, in: bytes, leastDecimals: decimals)
    default:
      return isPropertyList(path, bytes)
        ? try PropertyListWriter(options: options).edits(for: edit, in: bytes, leastDecimals: decimals)
        : try KeyedWriter(options: options).edits(for: edit, in: bytes, leastDecimals: decimals)
    }
  }

  private static func edits(
    _ alias: AliasEdit, _ path: String, _ bytes: [UInt8]
  ) throws(EditRefusal) -> [SourceEdit] {
    switch SourceFormat.of(path: path, bytes: bytes) {
    case .swift: try SwiftAliasWriter().edits(for: alias, in: bytes)
    case .assetCatalog: throw .unspelt
    default:
      isPropertyList(path, bytes)
        ? try PropertyListWriter().edits(for: alias, in: bytes) : try JSONAliasLiteral().edits(for: alias, in: bytes)
    }
  }

  private static func isPropertyList(_ path: String, _ bytes: [UInt8]) -> Bool {
    path.hasSuffix(".plist") || path.hasSuffix(".strings") || bytes.starts(with: "bplist".utf8)
      || bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
  }

  /// For `git apply`, from the working folder.
  var diff: [UInt8] { files.flatMap { UnifiedDiff.bytes($0.before, $0.after, path: $0.path) } }
}
