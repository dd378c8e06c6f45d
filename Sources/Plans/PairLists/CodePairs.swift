/// Finds pairs in JavaScript, TypeScript or JSON. Only literals are read; no code is run.
struct CodePairs {
  private(set) var entries: [PairListReader.Entry] = []

  private enum Token: Equatable {
    case string(String)
    case number(Double)
    case word(String)
    case mark(Character)
  }

  private struct Frame {
    var isObject: Bool
    var values: [Token] = []
    var members: [String: Token] = [:]
    var key: String?
    var line: Int
  }

  init(_ text: String) {
    var frames: [Frame] = []
    var isEnhanced = false
    var last: Token?
    var scanner = Scanner(text)
    while let (token, line) = scanner.next() {
      switch token {
      case .mark("["), .mark("{"):
        // A list nested this deeply is not a list of pairs.
        guard frames.count < 256 else { return }
        frames.append(Frame(isObject: token == .mark("{"), line: line))
      case .mark("]"), .mark("}"):
        if let frame = frames.popLast() { close(frame, isEnhanced) }
        if !frames.isEmpty { frames[frames.count - 1].key = nil }
      case .mark(":"):
        if !frames.isEmpty, frames[frames.count - 1].isObject {
          switch last {
          case .string(let key)?, .word(let key)?: frames[frames.count - 1].key = key
          default: break
          }
        }
      case .mark: break
      case .string, .number, .word:
        guard !frames.isEmpty else { break }
        if let key = frames[frames.count - 1].key {
          frames[frames.count - 1].members[key] = token
          if key == "level" { isEnhanced = token == .string("AAA") }
          frames[frames.count - 1].key = nil
        } else if !frames[frames.count - 1].isObject {
          frames[frames.count - 1].values.append(token)
        }
      }
      last = token
    }
  }

  private mutating func close(_ frame: Frame, _ isEnhanced: Bool) {
    if frame.isObject {
      guard case .string(let foreground)? = frame.members["foreground"] ?? frame.members["fg"],
        case .string(let background)? = frame.members["background"] ?? frame.members["bg"]
      else { return }
      var required: Double?
      for key in ["ratio", "minRatio", "min", "required", "contrast", "minContrast", "minimumContrast"] {
        if case .number(let number)? = frame.members[key], (1...21).contains(number) { required = number }
      }
      entries.append(
        PairListReader.Entry(
          foreground: foreground, background: background, required: required,
          isLarge: frame.members["largeText"] == .word("true"), isEnhanced: isEnhanced, line: frame.line))
      return
    }
    guard frame.values.count >= 3 else { return }
    switch (frame.values[0], frame.values[1], frame.values[2]) {
    case (.number(let ratio), .string(let foreground), .string(let background)) where (1...21).contains(ratio):
      entries.append(
        PairListReader.Entry(foreground: foreground, background: background, required: ratio, line: frame.line))
    case (.string(let kind), .string(let foreground), .string(let background)):
      guard let ratio = PairListReader.ratio(kind) else { return }
      entries.append(
        PairListReader.Entry(foreground: foreground, background: background, required: ratio, line: frame.line))
    case (.string(let foreground), .string(let background), .number(let ratio)) where (1...21).contains(ratio):
      entries.append(
        PairListReader.Entry(foreground: foreground, background: background, required: ratio, line: frame.line))
    default: break
    }
  }

  private struct Scanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func next() -> (Token, Int)? {
      while index < scalars.count {
        let scalar = scalars[index]
        if scalar == "\n" { line += 1 }
        if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" || scalars[index + 1] == "*" {
          skipComment(isBlock: scalars[index + 1] == "*")
          continue
        }
        if scalar == "'" || scalar == "\"" || scalar == "`" { return string(until: scalar) }
        if scalar.properties.isAlphabetic || scalar == "_" || scalar == "$" || ("0"..."9").contains(scalar) {
          return word()
        }
        index += 1
        if "[]{}:,".unicodeScalars.contains(scalar) { return (.mark(Character(scalar)), line) }
      }
      return nil
    }

    private mutating func skipComment(isBlock: Bool) {
      index += 2
      while index < scalars.count {
        if scalars[index] == "\n" {
          if !isBlock { return }
          line += 1
        }
        if isBlock, scalars[index] == "*", index + 1 < scalars.count, scalars[index + 1] == "/" {
          index += 2
          return
        }
        index += 1
      }
    }

    private mutating func string(until quote: Unicode.Scalar) -> (Token, Int) {
      let first = line
      var text = String.UnicodeScalarView()
      index += 1
      while index < scalars.count, scalars[index] != quote {
        if scalars[index] == "\n" { line += 1 }
        if scalars[index] == "\\", index + 1 < scalars.count { index += 1 }
        text.append(scalars[index])
        index += 1
      }
      index += 1
      return (.string(String(text)), first)
    }

    private mutating func word() -> (Token, Int) {
      var text = String.UnicodeScalarView()
      while index < scalars.count {
        let scalar = scalars[index]
        guard scalar.properties.isAlphabetic || "_$.".unicodeScalars.contains(scalar) || ("0"..."9").contains(scalar)
        else { break }
        text.append(scalar)
        index += 1
      }
      let word = String(text)
      return (Double(word).map { .number($0) } ?? .word(word), line)
    }
  }
}
