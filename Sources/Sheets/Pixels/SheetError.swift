/// Why a sheet could not be made.
public enum SheetError: Error, Equatable, Sendable {
  case noFonts
  case outOfMemory
  /// The message of libpng.
  case encoding(String)
  /// The size in device pixels, which is more than a sheet may have.
  case tooLarge(width: Int, height: Int)
}

extension SheetError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noFonts:
      "no font is installed; sheets need at least one (Debian: fonts-inter, fonts-jetbrains-mono)"
    case .outOfMemory:
      "memory ran out while a sheet was made"
    case .encoding(let message):
      "a sheet could not be encoded as PNG: \(message)"
    case .tooLarge(let width, let height):
      "a sheet of \(width) × \(height) pixels is too large; use a smaller --scale or --width"
    }
  }
}
