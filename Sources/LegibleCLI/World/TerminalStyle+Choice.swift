import Reports

extension TerminalStyle {
  /// `--color` takes precedence, then NO_COLOR, then CLICOLOR_FORCE and FORCE_COLOR, then the kind of the stream.
  init(_ choice: ColorChoice, isTerminal: Bool, environment: [String: String]) {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    func isOn(_ name: String) -> Bool { environment[name].map { !$0.isEmpty && $0 != "0" } ?? false }
    let isColored =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        if isSet("NO_COLOR") {
          false
        } else if isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR") {
          true
        } else {
          isTerminal && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
        }
      }
    let showsTrueColor = isColored && ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    self.init(isColored: isColored, showsTrueColor: showsTrueColor)
  }
}
