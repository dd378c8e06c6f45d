import ThemeModel

/// What the table knows of the files: places, texts, and for which systems they are.
extension DeclarationTable {
  func place(_ span: Span) -> Place {
    files[Int(span.file)]?.text.place(span.start) ?? data.place(span) ?? Place(file: "", line: 1, column: 1)
  }

  /// Returns the path of a file.
  func path(of file: Int) -> String {
    files[file]?.text.name ?? ""
  }

  /// Returns the path of the file that code stands in.
  func file(of span: Span) -> String {
    path(of: Int(span.file))
  }

  func text(_ span: Span) -> String {
    files[Int(span.file)]?.text.text(span) ?? ""
  }

  private static let mostFiles = 3

  /// For example `5 Swift files with colours: Ink.swift, Page.swift, Card.swift, and 2 more`.
  var filesWithColors: String {
    let names = fileNames
    let shown = names.prefix(Self.mostFiles).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let more = names.count - shown.count
    return "\(names.count) Swift file\(names.count == 1 ? "" : "s") with colours"
      + (shown.isEmpty ? "" : ": ") + shown.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
  }

  /// Returns how often a file mentions a word, in code, comments and texts.
  func mentions(of word: String, in file: Int) -> Int {
    let parts = (files[file]?.text.bytes ?? []).lazy.split { byte in
      let isOfName = byte == UInt8(ascii: "_") || byte >= 0x80 || Self.isLetterOrDigit(byte)
      return !isOfName
    }
    return parts.count { $0.elementsEqual(word.utf8) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  /// Returns the source of a declaration as it is written.
  func source(_ span: Span) -> ArraySlice<UInt8> {
    files[Int(span.file)]?.text.bytes(span) ?? []
  }

  /// Returns how many digits a hexadecimal literal has; 0 for anything else.
  func hexDigits(_ span: Span) -> UInt8 {
    files[Int(span.file)]?.text.hexDigits(span) ?? 0
  }

  var faults: [(fault: FileDeclarations.Fault, place: Place)] {
    files.sorted { $0.key < $1.key }.flatMap { _, file in
      file.declarations.diagnostics.map { ($0, file.text.place($0.span.start)) }
    }
  }

  /// Returns whether a fault hides no color: it is in the body of a function that gives nothing, in one member of a file without colors,
  /// in an initialiser without colors and types of the sources, or in a file that declares nothing. What asks for that member does
  /// not get a value.
  func isHarmless(_ fault: FileDeclarations.Fault) -> Bool {
    guard !fault.isAside, let text = files[Int(fault.span.file)]?.text else { return fault.isAside }
    let index = FileIndex(text.bytes)
    guard fault.isInMember else { return index.declaresNothing && !fault.isConflict }
    return !index.mayHoldColors || fault.isInInitializer && isPlain(Array(text.bytes(fault.span)), fault.span)
  }

  /// Returns whether code names neither colors nor types of the sources, which may hold some.
  private func isPlain(_ code: [UInt8], _ span: Span) -> Bool {
    guard !FileIndex(code).mayHoldColors else { return false }
    let words = String(decoding: code, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return !words.contains { word in
      word.beginsWithCapital && unnoted { type([String(word)], from: Int(span.file)) }?.declaration != nil
    }
  }

  /// Declarations that only some builds have, and that are left out.
  var leftOut: [(fault: FileDeclarations.Fault, place: Place)] {
    files.sorted { $0.key < $1.key }.flatMap { _, file in
      file.declarations.leftOut.map { ($0, file.text.place($0.span.start)) }
    }
  }

  /// What only other systems have, with its file.
  var elsewhere: [(declared: FileDeclarations.Elsewhere, file: Int)] {
    files.sorted { $0.key < $1.key }.flatMap { index, file in
      file.declarations.elsewhere.map { ($0, index) }
    }
  }

  /// Returns whether iOS and the Mac have different code in this part of a file, or around it.
  func differsByPlatform(_ span: Span) -> Bool {
    if twinsElsewhere[Int(span.file)]?.contains(span) == true { return true }
    return files[Int(span.file)]?.declarations.platformBranches.contains(where: span.overlaps) ?? false
  }

  /// Returns whether only a Mac target can contain the file.
  func isOfMac(_ file: Int) -> Bool {
    files[file]?.declarations.isOfMac ?? false
  }

  /// Returns the alias of a color type that a module of the system declares: SpriteKit's `SKColor`.
  func systemAlias(_ name: String, in file: Int) -> (alias: TypeAlias, file: Int)? {
    guard name == "SKColor" else { return nil }
    let target = isMac || isOfMac(file) ? "NSColor" : "UIColor"
    return (TypeAlias(name: name, target: .named([target]), span: Span(file: -1, start: 0, end: 0)), -1)
  }

  /// Returns whether two files are certainly of one module. The folders inside another one may be those of other targets, such as a
  /// widget's.
  func isSurelyOfOneModule(_ declared: Int, _ used: Int) -> Bool {
    guard let there = files[declared]?.text.name, let here = files[used]?.text.name else { return false }
    return fileModules.relation(there, here) == .same
  }

  /// The names of the files, in order.
  var fileNames: [String] {
    files.sorted { $0.key < $1.key }.map(\.value.text.name)
  }
}
