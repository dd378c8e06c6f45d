import Audit
import Plans
import ThemeModel

/// Where accepted failures are kept.
enum BaselineFiles {
  static let name = "legible-baseline.json"

  /// Beside the configuration, or in the working folder.
  static func path(_ choice: AuditArguments.BaselineChoice, of project: Project) -> String? {
    switch choice {
    case .none: nil
    case .file(let path): path
    case .beside: FilePath.joined(project.config.map(FilePath.folder) ?? ".", name)
    }
  }
}
