import Reports

/// The program that shows long output page by page: LEGIBLE_PAGER, or PAGER, or otherwise `less`. An empty variable
/// means no pager.
struct Pager: Equatable {
  static let variables = ["LEGIBLE_PAGER", "PAGER"]

  /// A command for the shell.
  let command: String

  /// Returns `nil` if the output goes directly to the terminal.
  init?(environment: [String: String]) {
    guard environment["TERM"] != "dumb" else { return nil }
    let chosen = Self.variables.compactMap { environment[$0] }.first
    let command = chosen ?? "less"
    guard command.contains(where: { !$0.isWhitespace }) else { return nil }
    self.command = command
  }
}

extension World {
  /// The width at which lines wrap: COLUMNS or the width of the terminal. `nil` if neither is known, because other
  /// programs want whole lines.
  var lineWidth: Int? {
    output.isTerminal || environment["COLUMNS"].flatMap(Int.init).map { $0 > 0 } == true ? textWidth : nil
  }

  /// Wraps a line for standard error, if that is a terminal.
  func fittedToErrors(_ line: String) -> [String] {
    errors.isTerminal ? WrappedLine.fitted(line, width: errors.width ?? textWidth) : [line]
  }

  /// Shows output for people. Lines wrap at the width of the terminal, and output that is longer than a page goes
  /// through a pager.
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

  /// Turns places into links, if the terminal supports them and the output has colors. A pager may not support links.
  private func linked(_ lines: [String]) -> [String] {
    guard output.isTerminal, PlaceLinks.areShown(by: environment), lines.contains(where: { $0.contains("\u{1B}") })
    else {
      return lines
    }
    var links = PlaceLinks(disk)
    return lines.map { links.linked($0) }
  }
}
