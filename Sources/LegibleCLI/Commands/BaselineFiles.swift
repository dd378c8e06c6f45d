import Audit
import Plans
import Survey
import ThemeModel

/// Where accepted failures are kept.
enum BaselineFiles {
  /// Beside the configuration, or in the working folder; nil where no baseline was asked for.
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
      // The one beside the configuration is that of the same revision.
      bytes = choice == .beside ? try project.tree.read(path) : try world.disk.read(path)
    } catch {
      throw .file(error)
    }
    let (baseline, diagnostics) = BaselineFile.read(bytes, file: path)
    guard diagnostics.isEmpty else {
      DiagnosticText.write(diagnostics, color: color, in: world)
      throw .reported
    }
    return baseline
  }

  /// That of a side before, as far as there is one: what is wrong with it was no matter of the change.
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
  /// What `--baseline` or `--baseline=FILE` chooses.
  var baseline: AuditArguments.BaselineChoice {
    if let file = text(.baseline) { return .file(file) }
    return has(.baseline) ? .beside : .none
  }
}
