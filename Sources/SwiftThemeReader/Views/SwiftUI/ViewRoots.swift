/// The starts of walks through views: each view, modifier and style by itself, with nothing known about its callers.
enum ViewRoots {
  static let ofTheCaller = "the background is the caller's"

  /// Whether a type is shown only where code names it. The system shows apps and widgets by itself.
  static func isShownByName(_ type: TypeRecord) -> Bool {
    !["App", "Scene", "Widget", "WidgetBundle"].contains { ViewRendering.conforms(type, to: $0) }
  }

  static let styles = ["ButtonStyle", "PrimitiveButtonStyle", "MenuStyle"] + ViewRendering.controlStyles

  static func render(_ type: TypeRecord, with rendering: ViewRendering) {
    guard let declaration = type.declaration, !type.isForSamples else { return }
    let span = declaration.span
    let scope = ViewScope(id: rendering.colors.identity([type.order, -1]), type: type, file: type.file)
    if let body = type.property("body", isStatic: false)?.member.getter {
      let isView = ViewRendering.conforms(type, to: "View")
      guard
        isView
          || ["App", "Scene", "Widget", "ToolbarContent"].contains(where: { ViewRendering.conforms(type, to: $0) })
      else { return }
      let start = Surroundings(ground: Ink(.unread(ofTheCaller), span))
      rendering.root(type) { rendering in
        rendering.path = [(type, .nowhere)]
        rendering.render(body, scope, start)
      }
    } else if ViewRendering.conforms(type, to: "ViewModifier") {
      modifier(type, scope, span, rendering)
    } else if styles.contains(where: { ViewRendering.conforms(type, to: $0) }) {
      style(type, scope, span, rendering)
    }
  }

  /// Walks through what a type that is no view itself makes, and what no walk has come to: `func body(props: Props) -> some View` of a
  /// protocol that is declared elsewhere, a factory, the content of a controller.
  static func renderMakers(of type: TypeRecord, with rendering: ViewRendering) {
    guard type.declaration != nil, !type.isForSamples,
      type.property("body", isStatic: false)?.member.getter == nil,
      !(styles + ["ViewModifier"]).contains(where: { ViewRendering.conforms(type, to: $0) })
    else { return }
    func render(_ body: [Statement], _ parameters: [Parameter], _ span: Span) {
      let scope = ViewScope(
        id: rendering.colors.identity([type.order, Int(span.file), Int(span.start), -28]), type: type, file: type.file)
      let inner = scope.inner()
      for parameter in parameters { inner.bind(parameter.name, .open(parameter.type)) }
      rendering.root(type) { rendering in
        rendering.path = [(type, .nowhere)]
        rendering.begin(span, takes: parameters)
        rendering.render(body, inner, Surroundings(ground: Ink(.unread(ofTheCaller), span)))
      }
    }
    for property in type.properties.map(\.member) where isView(property.type) {
      if let getter = property.getter { render(getter, [], property.span) }
    }
    for name in type.functions.keys.sorted() {
      for function in type.functions[name] ?? []
      where isView(function.result) && !function.parameters.contains(where: { isView($0.type) }) {
        if let body = function.body { render(body, function.parameters, function.span) }
      }
    }
  }

  private static func isView(_ type: TypeName?) -> Bool {
    type?.names.contains { $0.last == "View" } == true
  }

  private static func modifier(_ type: TypeRecord, _ scope: ViewScope, _ span: Span, _ rendering: ViewRendering) {
    guard let function = type.functions("body", isStatic: false).first?.member, let body = function.body,
      let content = function.parameters.first?.name
    else { return }
    scope.bind(content, .receiver(nil, scope))
    rendering.root(type) { rendering in
      rendering.path = [(type, .nowhere)]
      rendering.begin(function)
      rendering.render(body, scope, Surroundings(ground: Ink(.unread(ofTheCaller), span)))
    }
  }

  private static func style(_ type: TypeRecord, _ scope: ViewScope, _ span: Span, _ rendering: ViewRendering) {
    guard let function = ViewRendering.styleBody(of: type), let body = function.body,
      let configuration = function.parameters.first?.name
    else { return }
    let inner = scope.inner(id: rendering.colors.identity([scope.id, -9]))
    let isField = ViewRendering.conforms(type, to: "TextFieldStyle")
    inner.bind(configuration, isField ? .leaf(.text) : .open(nil))
    for part in ["label", "title", "currentValueLabel"] { inner.bind("\(configuration).\(part)", .leaf(.text)) }
    inner.bind("\(configuration).icon", .leaf(.icon))
    inner.bind("\(configuration).content", .receiver(nil, scope))
    rendering.root(type) { rendering in
      rendering.path = [(type, .nowhere)]
      rendering.begin(function)
      rendering.render(body, inner, Surroundings(ground: Ink(.unread(ofTheCaller), span)))
    }
  }

  /// Walks through the functions that extensions add to every view, each by itself and for any view.
  static func renderExtensions(with rendering: ViewRendering) {
    let view = rendering.table.foreignType("View")
    for name in view.functions.keys.sorted() {
      for function in view.functions[name] ?? [] where !function.isStatic && function.result != nil {
        guard let body = function.body else { continue }
        let scope = ViewScope(
          id: rendering.colors.identity([view.order, Int(function.span.file), Int(function.span.start)]), type: view,
          file: Int(function.span.file))
        for parameter in function.parameters { scope.bind(parameter.name, .open(parameter.type)) }
        scope.receiver = (nil, scope)
        scope.isModifier = true
        rendering.root(view) { rendering in
          rendering.path = [(view, .nowhere)]
          rendering.begin(function)
          rendering.render(
            body, scope, Surroundings(ground: Ink(.unread(ofTheCaller), function.span)))
        }
      }
    }
  }
}
