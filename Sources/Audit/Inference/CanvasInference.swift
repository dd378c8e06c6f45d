/// Finds the bottommost surface by its name.
enum CanvasInference {
  private static let names: [[String]] = [
    ["canvas"], ["background"], ["bg"], ["page"], ["background", "primary"], ["bg", "primary"],
    ["background", "default"],
    ["bg", "default"], ["system", "background"], ["background", "base"], ["surface"], ["surface", "default"],
    ["surface", "primary"], ["surface", "base"], ["layer1"], ["layer", "base"], ["layer0"],
  ]

  static func canvas(_ names: InferredNames) -> String? {
    for wanted in CanvasInference.names {
      if let found = names.entries(.surface).first(where: { words($0) == wanted }) { return found.path }
    }
    return nil
  }

  private static func words(_ entry: InferredNames.Entry) -> [String] {
    entry.reading.words.filter { !RoleWords.neutral.contains($0) }
  }
}
