extension TextEngine {
  /// Returns a name for one line. A name that does not fit loses its middle; of an odd number of letters,
  /// the head keeps one more.
  func fitted(_ name: String, _ style: TextStyle, width: Double) -> String {
    let shown = visible(name)
    return self.width(shown, style) <= width ? shown : ellipsised(Array(shown), style, width: width)
  }

  /// Returns the first of several forms of a name that fits whole; else the last form without its middle.
  func fitted(_ forms: [String], _ style: TextStyle, width: Double) -> String {
    let whole = forms.lazy.map(visible).first { self.width($0, style) <= width }
    return whole ?? fitted(forms.last ?? "", style, width: width)
  }

  private func ellipsised(_ characters: [Character], _ style: TextStyle, width: Double) -> String {
    func cut(_ kept: Int) -> String {
      String(characters.prefix((kept + 1) / 2)) + "…" + String(characters.suffix(kept / 2))
    }
    // No letter is narrower than a fifth of its size, so at most this many fit.
    var low = 0
    var high = min(characters.count - 1, Int(width / (style.size * 0.2)) + 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.width(cut(middle), style) <= width { low = middle } else { high = middle - 1 }
    }
    return cut(max(low, 1))
  }

  /// Returns a name for one line. A name that does not fit loses whole parts at its beginning, because its tail distinguishes it.
  func fittedTail(_ name: String, _ style: TextStyle, width: Double) -> String {
    let shown = visible(name)
    if self.width(shown, style) <= width { return shown }
    let parts = NameParts.split(shown)
    for first in parts.indices.dropFirst() {
      let tail = "…" + parts[first...].joined()
      guard self.width(tail, style) <= width else { continue }
      // Many names end in the same word, such as `…Background`, so a single last word without a number
      // does not distinguish a name.
      let isTelling = first < parts.count - 1 || tail.contains(where: \.isNumber)
      return isTelling ? tail : ellipsised(Array(shown), style, width: width)
    }
    return ellipsised(Array(shown), style, width: width)
  }

  /// Breaks a name into lines, between its parts and filled greedily. Only the last line may lose its middle.
  func wrapped(_ name: String, _ style: TextStyle, width: Double, lines: Int) -> [String] {
    var rest = NameParts.split(visible(name))
    var result: [String] = []
    while !rest.isEmpty {
      let whole = rest.joined()
      if result.count == lines - 1 || self.width(whole, style) <= width {
        result.append(self.width(whole, style) <= width ? whole : ellipsised(Array(whole), style, width: width))
        break
      }
      var line = ""
      while let part = rest.first, self.width(line + part, style) <= width {
        line += part
        rest.removeFirst()
      }
      if line.isEmpty, let part = rest.first {
        // A part wider than the line breaks at the end of the line.
        let kept = fittingPrefix(part, style, width: width)
        line = String(part.prefix(kept))
        rest[0] = String(part.dropFirst(kept))
      }
      result.append(line)
    }
    return result.isEmpty ? [""] : result
  }

  /// Breaks the first of several forms of a name that fits the lines whole; else the last form, shortened.
  func wrapped(_ forms: [String], _ style: TextStyle, width: Double, lines: Int) -> [String] {
    for form in forms.dropLast() {
      let wrapped = wrapped(form, style, width: width, lines: lines)
      if wrapped.joined() == visible(form) { return wrapped }
    }
    return wrapped(forms.last ?? "", style, width: width, lines: lines)
  }

  /// Breaks a name into lines like `wrapped`, but a name that is too long loses whole parts at its beginning: among names of
  /// one group, the tail distinguishes them.
  func wrappedTail(_ name: String, _ style: TextStyle, width: Double, lines: Int) -> [String] {
    let parts = NameParts.split(visible(name))
    for first in 0..<min(parts.count, 12) {
      let tail = (first > 0 ? "…" : "") + parts[first...].joined()
      let wrapped = wrapped(tail, style, width: width, lines: lines)
      if wrapped.joined() == tail { return wrapped }
    }
    return wrapped(name, style, width: width, lines: lines)
  }

  private func fittingPrefix(_ text: String, _ style: TextStyle, width: Double) -> Int {
    var low = 1
    var high = text.count
    while low < high {
      let middle = (low + high + 1) / 2
      if self.width(String(text.prefix(middle)), style) <= width { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// The places at which a name may break.
enum NameParts {
  /// Splits a name at camelCase humps and after dots, slashes, hyphens, underscores and spaces.
  static func split(_ name: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var previous: Character?
    for character in name {
      if let previous, isHump(previous, character) || ("./-_ ".contains(previous) && !part.isEmpty) {
        parts.append(part)
        part = ""
      }
      part.append(character)
      previous = character
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }

  private static func isHump(_ before: Character, _ after: Character) -> Bool {
    after.isUppercase && (before.isLowercase || before.isNumber)
  }
}
