/// Styles of controls that are no buttons: `struct Plate: GroupBoxStyle { func makeBody(configuration: Configuration) … }`.
extension ViewRendering {
  /// What a style is given of a control.
  private struct ControlParts {
    let style: String
    /// By name in the configuration: the leaf that a title makes, and the label of the closure that makes it.
    let parts: [(name: String, leaf: ViewScope.Leaf, label: String?)]
  }

  private static let controlParts: [String: ControlParts] = [
    "Label": ControlParts(style: "LabelStyle", parts: [("title", .text, nil), ("icon", .icon, "icon")]),
    "Toggle": ControlParts(style: "ToggleStyle", parts: [("label", .text, nil)]),
    "GroupBox": ControlParts(style: "GroupBoxStyle", parts: [("content", .text, nil), ("label", .text, "label")]),
    "DisclosureGroup": ControlParts(
      style: "DisclosureGroupStyle", parts: [("content", .text, nil), ("label", .text, "label")]),
    "LabeledContent": ControlParts(
      style: "LabeledContentStyle", parts: [("content", .text, nil), ("label", .text, "label")]),
    "ProgressView": ControlParts(
      style: "ProgressViewStyle", parts: [("label", .text, nil), ("currentValueLabel", .text, "currentValueLabel")]),
    "Gauge": ControlParts(
      style: "GaugeStyle",
      parts: [
        ("label", .text, nil), ("currentValueLabel", .text, "currentValueLabel"),
        ("minimumValueLabel", .text, "minimumValueLabel"), ("maximumValueLabel", .text, "maximumValueLabel"),
      ]),
  ]

  static let controlStyles = Set(controlParts.values.map(\.style)).union(["TextFieldStyle"]).sorted()

  /// Renders the body of a control's style of the team's own around the control's parts. Returns whether it could be followed.
  func controlStyle(
    _ control: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Bool {
    guard case .own(let name)? = around.controls[control],
      let record = colors.table.type([name], from: scope.file, within: scope.type),
      Self.conforms(record, to: Self.controlParts[control]?.style ?? "TextFieldStyle"),
      record.property("body", isStatic: false) == nil,
      record.properties.allSatisfy({ !$0.member.isStored || $0.member.isStatic }),
      let function = Self.styleBody(of: record), let body = function.body,
      let configuration = function.parameters.first?.name
    else { return false }
    let isFollowed = depth(of: function.span)
    let instance = instance(record, [], expression, scope)
    let inner = instance.inner(
      id: colors.identity([instance.id, Int(expression.span.file), Int(expression.span.start), -9]))
    for (key, content) in contents(of: control, arguments, scope, named: configuration) {
      contents.note(content, of: function.span)
      inner.bind(key, content)
    }
    guard isFollowed else { return false }
    var inside = around
    inside.controls[control] = nil
    entered.append(function.span)
    path.append((record, expression.span))
    render(body, inner, inside)
    path.removeLast()
    entered.removeLast()
    return true
  }

  /// Returns the function in which a style shows a control.
  static func styleBody(of record: TypeRecord) -> Function? {
    let name = conforms(record, to: "TextFieldStyle") ? "_body" : "makeBody"
    return record.functions(name, isStatic: false).first?.member
  }

  /// Returns whether a control makes a part of its own of a text or a symbol that it is given.
  private static func isWritten(_ part: String, _ arguments: [Expression.Argument]) -> Bool {
    switch part {
    case "label", "title":
      guard let first = arguments.first, first.label == nil || first.label == "verbatim" else { return false }
      if case .closure = first.value.kind { return false }
      return true
    case "icon": return arguments.contains { ["systemImage", "image"].contains($0.label) }
    case "content": return arguments.contains { ["value", "format"].contains($0.label) }
    default: return false
    }
  }

  private func contents(
    of control: String, _ arguments: [Expression.Argument], _ scope: ViewScope, named configuration: String
  ) -> [(key: String, content: ViewScope.Bound)] {
    // A field's style is given the field.
    guard let given = Self.controlParts[control] else { return [(configuration, .leaf(.text))] }
    var found: [(key: String, content: ViewScope.Bound)] = [(configuration, .open(nil))]
    for part in given.parts {
      let key = "\(configuration).\(part.name)"
      let closure = arguments.first { argument in
        guard case .closure = argument.value.kind else { return false }
        return argument.label == part.name || argument.label == part.label
      }
      if let closure {
        found.append((key, .expression(closure.value, scope)))
      } else if let given = arguments.first(where: { $0.label == part.name }) {
        found.append((key, .expression(given.value, scope)))
      } else if Self.isWritten(part.name, arguments) {
        found.append((key, .leaf(part.leaf)))
      }
    }
    return found
  }
}
