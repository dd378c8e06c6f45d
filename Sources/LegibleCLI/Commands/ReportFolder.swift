import Audit
import JSONText
import Survey

/// The folder to which a run writes its reports. It also contains a list of the files that Legible wrote, so that a
/// later run can remove those of earlier, different results, and no other files.
final class ReportFolder {
  static let listName = ".legible-files.json"
  /// The subfolder for sheets that do not show the whole system.
  static let sheets = "sheets"
  private static let schema = "legible.files/1"

  private let folder: String
  private let run: String
  private let disk: Disk
  private let staged: StagedFiles
  private var names: Set<String> = []
  /// The paths of the reports of this run.
  var committed: [String] { names.map { FilePath.joined(folder, $0) } }

  /// - Parameter run: A mark that is equal for runs with equal results.
  init(_ folder: String, run: String, disk: Disk) {
    self.folder = folder
    self.run = run
    self.disk = disk
    staged = StagedFiles(disk)
  }

  /// Reports whether an earlier run wrote reports to a folder.
  static func hasReports(_ folder: String, disk: Disk) -> Bool {
    (try? disk.read(FilePath.joined(folder, listName))) != nil
  }

  /// Stages a report at a path relative to the folder.
  func stage(_ path: String, _ bytes: [UInt8]) throws(CommandFailure) {
    try stage(path) { sink in bytes.withUnsafeBytes(sink) }
  }

  func stage(_ path: String, writing body: ((UnsafeRawBufferPointer) -> Void) -> Void) throws(CommandFailure) {
    do { try staged.stage(FilePath.joined(folder, path), writing: body) } catch { throw .file(error) }
    names.insert(path)
  }

  /// Puts every staged file in place, and removes those of other results. Returns the number of files written.
  func commit() throws(CommandFailure) -> Int {
    let earlier = earlierFiles()
    var kept: [String: String] = [:]
    for (name, mark) in earlier where mark == run && !names.contains(name) { kept[name] = mark }
    for name in names { kept[name] = run }
    do {
      try staged.stage(FilePath.joined(folder, Self.listName), Self.json(kept))
      try staged.commit()
    } catch {
      throw .file(error)
    }
    let gone = earlier.keys.filter { kept[$0] == nil }
    StagedFiles.remove(gone.map { FilePath.joined(folder, $0) }, in: disk)
    let folders = (staged.committed + earlier.keys.map { FilePath.joined(folder, $0) }).map(FilePath.folder)
    StagedFiles.removeLeftovers(in: Set(folders + [FilePath.joined(folder, Self.sheets)]), disk)
    return names.count
  }

  /// Returns the files that earlier runs wrote, by path, each with the mark of its run.
  private func earlierFiles() -> [String: String] {
    guard let bytes = try? disk.read(FilePath.joined(folder, Self.listName)),
      let document = try? JSONDocument(bytes), document.root["schema"]?.string == Self.schema
    else { return [:] }
    var files: [String: String] = [:]
    guard let listed = document.root["files"], listed.isObject else { return files }
    for member in listed.members {
      // An edited list must not reach files outside the folder.
      let path = FilePath.tidied(member.key)
      guard path == member.key, !path.hasPrefix("/"), !path.hasPrefix(".."), path != "." else { continue }
      files[path] = member.value.string ?? ""
    }
    return files
  }

  private static func json(_ files: [String: String]) -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("schema", schema)
      json.object("files") { json in
        for (name, mark) in files.sorted(by: { $0.key < $1.key }) { json.member(name, mark) }
      }
    }
    json.newline()
    return json.take()
  }
}

/// A short text that is equal for runs with equal results.
enum RunMark {
  static func of(_ head: AuditReport) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    let totals = head.totals
    add(head.system)
    add(head.tool.version + head.tool.configDigest)
    add("\(totals.measured) \(totals.pass) \(totals.fail) \(totals.waived) \(totals.exempt) \(totals.undetermined)")
    for failure in head.failedOn { add(failure.rawValue) }
    for variant in head.variants { add(variant.name) }
    for token in head.tokens { add(token.path) }
    for cause in head.causes { add("\(cause.name) \(cause.pairs.count)") }
    for diagnostic in head.diagnostics { add(diagnostic.message) }
    if let baseline = head.baseline {
      add("\(baseline.new) \(baseline.worse) \(baseline.known) \(baseline.stale.count)")
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
