import SwiftSyntax

/// The first paragraph of a declaration's documentation.
enum DocComment {
  static func summary(of node: some SyntaxProtocol) -> String? {
    var lines: [String] = []
    for piece in node.leadingTrivia {
      switch piece {
      case .docLineComment(let text):
        lines.append(trimmed(text.dropFirst(3)))
      case .docBlockComment(let text):
        lines = text.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false).map {
          trimmed(trimmed($0).drop { $0 == "*" })
        }
      case .newlines(let count) where count > 1:
        lines = []
      default:
        continue
      }
    }
    let paragraph = lines.drop { $0.isEmpty }.prefix { !$0.isEmpty }
    return paragraph.isEmpty ? nil : paragraph.joined(separator: " ")
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = text[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
