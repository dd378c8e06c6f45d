import ThemeModel

/// Syntax errors in the code of views. What such code shows is not known, so that it is no warning: a pair may be missing that fails.
enum ViewFaults {
  /// What stands in code that shows something: views, and what sets colors.
  private static let parts = [
    "olor", "foregroundStyle", "backgroundStyle", "strokeBorder", "View", "Text(", "Label(", "Image(", "Button",
  ]
  /// The words that names end with of what is painted. A property may be called `backgroundDate`.
  private static let endings = ["foreground", "background", "tint", "fill", "stroke"]
  /// What stands before such a word in names of other things.
  private static let others = ["Enter", "In", "To", "From", "key", "Key"]
  /// The system's types with a state of that name, and the labels of its functions that take one.
  private static let owners = [
    "State", "ApplicationState", "ScenePhase", "QoS", "QoSClass", "DispatchQoS", "TaskPriority",
  ]
  private static let labels = ["qos:", "priority:"]

  static func diagnostics(of files: [Int: ParsedFile]) -> [Diagnostic] {
    files.sorted { $0.key < $1.key }.flatMap { _, file in
      file.declarations.diagnostics.filter { mayHideColors($0, in: file.text) }.map {
        Diagnostic(.error, code: "syntax-error", message: $0.message, place: file.text.place($0.span.start))
      }
    }
  }

  /// A fault that ends with a member hides what that member shows; any other one may hide the rest of the file.
  private static func mayHideColors(_ fault: FileDeclarations.Fault, in text: SourceText) -> Bool {
    guard fault.isConflict || !FileIndex(text.bytes).declaresNothing else { return false }
    let bytes = fault.isAside || fault.isInMember ? Array(text.bytes(fault.span)) : text.bytes
    return parts.contains { TextSearch.contains(bytes, $0) } || hasNameOfPaint(bytes)
  }

  /// Returns whether code names what is painted.
  private static func hasNameOfPaint(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while let first = bytes[start...].firstIndex(where: FileIndex.isIdentifier) {
      let end = bytes[first...].firstIndex { !FileIndex.isIdentifier($0) } ?? bytes.endIndex
      start = end
      if isNameOfPaint(bytes[first..<end]), !isState(bytes[first..<end], after: bytes[..<first]) { return true }
    }
    return false
  }

  /// Returns whether a name is that of a state of an app or of a queue: `UIApplication.State.background`, `qos: .background`. A
  /// team's own enums may have a case of that name for what is painted.
  private static func isState(_ name: ArraySlice<UInt8>, after before: ArraySlice<UInt8>) -> Bool {
    guard name.elementsEqual("background".utf8), before.last == UInt8(ascii: ".") else { return false }
    let all = before.dropLast()
    var code = all[(all.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? all.startIndex)...]
    let owner = code[(code.lastIndex { !FileIndex.isIdentifier($0) }.map { $0 + 1 } ?? code.startIndex)...]
    guard owner.isEmpty else { return owners.contains { owner.elementsEqual($0.utf8) } }
    while code.last == UInt8(ascii: " ") { code.removeLast() }
    return labels.contains { code.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private static func isNameOfPaint(_ name: ArraySlice<UInt8>) -> Bool {
    endings.contains { ending in
      guard name.count >= ending.utf8.count else { return false }
      let last = name.suffix(ending.utf8.count)
      let before = name.dropLast(last.count)
      // A word is the whole name, or begins with a capital in it: `setFill`, but not `moveToBackground`.
      let isWord =
        before.isEmpty || before.last == UInt8(ascii: "_")
        || last.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } == true
          && !others.contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
      return isWord && zip(last, ending.utf8).allSatisfy { $0 | 0x20 == $1 }
    }
  }
}
