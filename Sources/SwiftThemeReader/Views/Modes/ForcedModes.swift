import Synchronization
import ThemeModel
import Threads

/// The places where code fixes the mode of an app, or of a part of it.
public struct ForcedModes: Sendable {
  public struct Site: Sendable {
    /// `light` or `dark`; `nil` if only the running app knows the mode.
    public var mode: String?
    /// The member that fixes the mode: `preferredColorScheme`.
    public var member: String
    public var place: Place
  }

  /// The places at the root of the app: in every window, or in the view of each scene.
  public var roots: [Site] = []
  /// Whether every app in the sources has such a root.
  public var isWhole = false
  /// The places everywhere else.
  public var parts: [Site] = []

  public init() {}

  /// The root that fixes the mode of the whole app; `nil` if another place may have another mode.
  public var whole: Site? {
    guard isWhole, let first = roots.first, let mode = first.mode else { return nil }
    return (roots + parts).allSatisfy { $0.mode == mode } ? first : nil
  }

  /// Returns a place that may show another mode.
  public func exception(to mode: String) -> Site? {
    (roots + parts).first { $0.mode != mode }
  }

  /// - Parameter isMac: whether the app is audited as one for the Mac, whose branches of `#if` then count
  public static func read(
    _ files: [SourceFile], isMac: Bool = false, workers: Int = 2, sources: ParsedSources = ParsedSources()
  ) -> ForcedModes {
    let named = files.indices.filter { !ViewFiles.isTest(files[$0].name) && speaksOfModes(files[$0].bytes) }
    guard !named.isEmpty else { return ForcedModes() }
    let parsed = Mutex<[Int: ParsedFile]>([:])
    DeepStack.forEach(named.count, workers: workers) { position in
      let index = named[position]
      let file = sources.file(files[index], index: index, isMac: isMac)
      parsed.withLock { $0[index] = file }
    }
    return DeepStack.run { ForcedModeReading(DeclarationTable(files: parsed.withLock { $0 })).found() }
  }

  /// Returns whether a file contains words that fix a mode or begin an app.
  private static func speaksOfModes(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { start in
        switch bytes[start] {
        case UInt8(ascii: "o"):
          ViewFiles.matches(bytes, start, "olorScheme") || ViewFiles.matches(bytes, start, "overrideUserInterfaceStyle")
        case UInt8(ascii: ":"): ViewFiles.matches(bytes, start, ": App")
        case UInt8(ascii: "@"): ViewFiles.matches(bytes, start, "@main")
        default: false
        }
      }
    }
  }
}

/// Reads the forced modes of one set of declarations.
private struct ForcedModeReading {
  private let table: DeclarationTable
  private var result = ForcedModes()
  private var rootSpans: Set<Span> = []

  init(_ table: DeclarationTable) {
    self.table = table
  }

  func found() -> ForcedModes {
    var reading = self
    var apps: [Bool] = []
    for type in table.types where type.declaration != nil {
      if ViewRendering.conforms(type, to: "App"), let body = type.property("body", isStatic: false)?.member.getter {
        apps.append(reading.takeScenes(body))
      }
      if Self.startsApp(type) { reading.takeWindows(of: type) }
    }
    reading.result.isWhole = apps.isEmpty ? !reading.result.roots.isEmpty : apps.allSatisfy { $0 }
    for type in table.types where !type.isForSamples {
      for (property, _) in type.properties { SyntaxWalk.each(property) { reading.takePart($0) } }
      for function in type.functions.values.flatMap({ $0 }) {
        SyntaxWalk.each(function.body ?? []) { reading.takePart($0) }
      }
      for one in type.initializers { SyntaxWalk.each(one.body ?? []) { reading.takePart($0) } }
    }
    reading.result.parts.sort { $0.place < $1.place }
    return reading.result
  }

  // MARK: - Roots

  private static let scenes: Set = ["WindowGroup", "Window", "DocumentGroup"]

  /// Reads the scenes of an app. Returns whether the view of every scene fixes its mode.
  private mutating func takeScenes(_ body: [Statement]) -> Bool {
    var roots: [Expression?] = []
    SyntaxWalk.each(body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind,
        Self.scenes.contains(name)
      else { return }
      for argument in arguments {
        guard case .closure(let closure) = argument.value.kind else { continue }
        if case .expression(let only)? = closure.body.last, closure.body.count == 1 {
          roots.append(Self.forcing(only))
        } else {
          roots.append(nil)
        }
      }
    }
    for case let root? in roots { take(root, asRoot: true) }
    return !roots.isEmpty && roots.allSatisfy { $0 != nil }
  }

  /// Returns the modifier of a chain that fixes the mode of the whole presentation.
  private static func forcing(_ expression: Expression) -> Expression? {
    var next = expression
    while case .call(let callee, _) = next.kind, case .member(let base?, let name) = callee.kind {
      if name == "preferredColorScheme" { return next }
      next = base
    }
    return nil
  }

  private static func startsApp(_ type: TypeRecord) -> Bool {
    ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"].contains {
      ViewRendering.conforms(type, to: $0)
    }
  }

  /// Reads the functions that run whenever a scene or the app starts, as far as no branch decides.
  private mutating func takeWindows(of type: TypeRecord) {
    for function in (type.functions["scene"] ?? []) + (type.functions["application"] ?? []) {
      let labels = function.parameters.compactMap(\.label)
      guard labels.contains("willConnectTo") || labels.contains("didFinishLaunchingWithOptions") else { continue }
      takeWindows(in: function.body ?? [])
    }
  }

  private mutating func takeWindows(in statements: [Statement]) {
    for case .expression(let expression) in statements {
      switch expression.kind {
      case .assignment(let target, nil, _):
        guard let name = Self.overridden(target), name.hasSuffix("window") else { continue }
        take(expression, asRoot: true)
      case .ifElse(let choice) where choice.conditions.allSatisfy(Self.alwaysHolds): takeWindows(in: choice.body)
      default: continue
      }
    }
  }

  /// Returns whether a condition counts as true: a release that every device has, a window that exists.
  private static func alwaysHolds(_ condition: Condition) -> Bool {
    switch condition {
    case .isAvailable(let isAvailable, let release): isAvailable && hasModes(release)
    case .unwraps: true
    case .holds, .matches: false
    }
  }

  /// Whether every device that has a dark mode has the release.
  private static func hasModes(_ release: Release?) -> Bool {
    release.map { $0.major <= ($0.system == .macOS ? 10 : 13) } ?? true
  }

  /// Returns the name, in lower case, of the object whose style is set.
  private static func overridden(_ target: Expression) -> String? {
    guard case .member(let base?, "overrideUserInterfaceStyle") = target.kind else { return nil }
    return MemberChain(base).names.last?.lowercased() ?? ""
  }

  // MARK: - Sites

  private mutating func takePart(_ expression: Expression) {
    guard !rootSpans.contains(expression.span) else { return }
    take(expression, asRoot: false)
  }

  private mutating func take(_ expression: Expression, asRoot: Bool) {
    guard let (member, value) = Self.fixing(expression), let mode = Self.mode(value) else { return }
    let site = ForcedModes.Site(mode: mode.text, member: member, place: table.place(value.span))
    if asRoot {
      rootSpans.insert(expression.span)
      result.roots.append(site)
    } else {
      result.parts.append(site)
    }
  }

  /// Returns the member that fixes a mode, and its value.
  private static func fixing(_ expression: Expression) -> (String, Expression)? {
    switch expression.kind {
    case .call(let callee, let arguments):
      guard case .member(_?, let name) = callee.kind, let first = arguments.first else { return nil }
      if name == "preferredColorScheme" || name == "colorScheme" { return (name, first.value) }
      guard name == "environment", arguments.count == 2, case .keyPath(let path) = first.value.kind,
        path.last == "colorScheme"
      else { return nil }
      return (name, arguments[1].value)
    case .assignment(let target, nil, let value):
      if case .member(_, "overrideUserInterfaceStyle") = target.kind { return ("overrideUserInterfaceStyle", value) }
      if case .name("overrideUserInterfaceStyle") = target.kind { return ("overrideUserInterfaceStyle", value) }
      return nil
    default: return nil
    }
  }

  private struct Mode {
    var text: String?
  }

  /// Returns `nil` when the value fixes no mode.
  private static func mode(_ value: Expression) -> Mode? {
    switch value.kind {
    case .nilLiteral, .member(_, "unspecified"), .member(_, "none"): nil
    case .member(_, "dark"): Mode(text: "dark")
    case .member(_, "light"): Mode(text: "light")
    default: Mode(text: nil)
    }
  }
}
