import Audit
import Plans
import Survey
import ThemeModel

/// Reads and writes the file of accepted failures.
enum BaselineFiles {
  /// Returns the path in the folder of the configuration, or in the working folder. Returns `nil` if no baseline was
  /// requested.
  static func path(_ choice: AuditArguments.BaselineChoice, of project: Project) -> String? {
    switch choice {
    case .none: nil
    case .file(let path): path
    case .beside: FilePath.joined(project.config.map(FilePath.folder) ?? ".", BaselineFile.name)
    }
  }

  static func read(
    _ choice: AuditArguments.BaselineChoice, of project: Project, color: ColorChoice, in world: World
  ) throws(CommandFailure) -> Baseline? {
    guard let path = path(choice, of: project) else { return nil }
    let bytes: [UInt8]
    do {
      // The baseline beside the configuration is read from the same revision.
      bytes = choice == .beside ? try project.tree.read(path) : try world.disk.read(path)
    } catch {
      throw .file(error)
    }
    let (baseline, diagnostics) = BaselineFile.read(bytes, file: path)
    guard diagnostics.isEmpty else {
      DiagnosticText.write(diagnostics, color: color, in: world)
      throw .reported(diagnostics)
    }
    return baseline
  }

  /// Returns the baseline of an older revision, or `nil` if it cannot be read. Its errors are not caused by the change.
  static func readable(_ choice: AuditArguments.BaselineChoice, of project: Project) -> Baseline? {
    guard let path = path(choice, of: project), let bytes = try? project.tree.read(path) else { return nil }
    let (baseline, diagnostics) = BaselineFile.read(bytes, file: path)
    return diagnostics.isEmpty ? baseline : nil
  }

  static func write(
    _ baseline: Baseline, _ choice: AuditArguments.BaselineChoice, of project: Project, in world: World
  ) throws(CommandFailure) {
    guard let path = path(choice, of: project) else { return }
    let staged = StagedFiles(world.disk)
    do throws(FileError) {
      try staged.stage(path, BaselineFile.json(baseline))
      try staged.commit()
    } catch {
      throw .file(error)
    }
  }
}

extension ParsedArguments {
  /// The baseline of `--baseline` or `--baseline=FILE`.
  var baseline: AuditArguments.BaselineChoice {
    if let file = text(.baseline) { return .file(file) }
    return has(.baseline) ? .beside : .none
  }
}
