import Audit
import ColorScience
import Reports
import Survey
import ThemeModel
import Wording

/// The edits of a plan, file by file, and the changes that are refused.
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
  /// The number of changes that are made, and of those that were made earlier.
  private(set) var applied = 0
  private(set) var known = 0
  var before: Totals?
  var after: Totals?

  /// The current color at the place of each edit.
  private let written: [Place: Color?]

  /// `written` contains the colors that an audit of the sources read at these places.
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
    let editor: FileEditor
    do throws(EditRefusal) {
      editor = try FileEditor(path, options: options, tree: tree)
    } catch {
      return refuse(error.reason)
    }
    var together = EditsTogether()
    for entry in entries {
      do throws(EditRefusal) {
        try together.add(try editor.edits(entry, decimals))
        applied += 1
      } catch {
        if Self.isMade(entry, editor) {
          known += 1
        } else {
          let reason = entry.alias == nil ? reason(error, entry.edit) : error.reason
          refusals.append(Refusal(id: entry.id, place: entry.edit.place, reason: reason))
        }
      }
    }
    guard !together.edits.isEmpty else { return }
    guard let after = SourceEdit.applied(together.edits, to: editor.bytes) else {
      return refuse(EditRefusal.meets.reason)
    }
    if after != editor.bytes { files.append(File(path: path, before: editor.bytes, after: after)) }
  }

  /// Returns the reason for a refusal. An older plan may be about a color that has changed since.
  private func reason(_ refusal: EditRefusal, _ edit: ColorEdit) -> String {
    guard let found = written[edit.place] else {
      return refusal == .computed ? EditRefusal.noPlace.reason : refusal.reason
    }
    guard let now = found, now.eightBits != edit.before.eightBits else { return refusal.reason }
    return "the source has \(ShownNumber.color(now)) there now; the plan was made for \(ShownNumber.color(edit.before))"
  }

  /// Returns whether the place already has the new color.
  private static func isMade(_ entry: MendDocument.Entry, _ editor: FileEditor) -> Bool {
    var made = entry
    made.edit.before = entry.edit.after
    if let alias = entry.alias { made.alias?.before = alias.after }
    return (try? editor.edits(made, 3)) != nil
  }

  /// The diff for `git apply`, with paths relative to the working folder.
  var diff: [UInt8] { files.flatMap { UnifiedDiff.bytes($0.before, $0.after, path: $0.path) } }
}
