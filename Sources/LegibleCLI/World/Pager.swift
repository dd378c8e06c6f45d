import Reports

/// The program that shows an answer page by page: what LEGIBLE_PAGER says, else PAGER, else `less`. One that is set to nothing
/// means none.
struct Pager: Equatable {
  static let variables = ["LEGIBLE_PAGER", "PAGER"]

  /// For the shell.
  let command: String

  /// Nil where the answer goes to the terminal as it is.
  init?(environment: [String: String]) {
    guard environment["TERM"] != "dumb" else { return nil }
    let chosen = Self.variables.compactMap { environment[$0] }.first
    let command = chosen ?? "less"
    guard command.contains(where: { !$0.isWhitespace }) else { return nil }
    self.command = command
  }
}

extension World {
  /// Where the lines of an answer are broken: at the width of a terminal, or at what COLUMNS says. Nil where neither is known:
  /// whoever reads them then takes them whole.
  var lineWidth: Int? {
    output.isTerminal || environment["COLUMNS"].flatMap(Int.init).map { $0 > 0 } == true ? textWidth : nil
  }

  /// The same on standard error, for what is told beside an answer.
  func fittedToErrors(_ line: String) -> [String] {
    errors.isTerminal ? WrappedLine.fitted(line, width: errors.width ?? textWidth) : [line]
  }

  /// An answer for people: no line is wider than the terminal, and what is longer than a page goes through a pager.
  func show(_ lines: [String]) {
    let shown = lineWidth.map { width in lines.flatMap { WrappedLine.fitted($0, width: width) } } ?? lines
    if output.isTerminal, let height = output.height, shown.count > height, let pager = Pager(environment: environment)
    {
      output.flush()
      errors.flush()
      if programs.page(World.bytes(shown), through: pager.command) { return }
    }
    output.write(bytes: World.bytes(linked(shown)))
  }

  private static func bytes(_ lines: [String]) -> [UInt8] {
    Array((lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n")).utf8)
  }

  /// Places as links, where the terminal shows them and the answer is dressed for one. A pager may not know them.
  private func linked(_ lines: [String]) -> [String] {
    guard output.isTerminal, PlaceLinks.areShown(by: environment), lines.contains(where: { $0.contains("\u{1B}") })
    else {
      return lines
    }
    var links = PlaceLinks(disk)
    return lines.map { links.linked($0) }
  }
}
