import ColorScience

/// A color that no theme has and that each look of the device shows otherwise: the system's red, a literal for light and dark mode.
public struct AdaptingColor: Hashable, Sendable {
  public struct Look: Hashable, Sendable {
    public var when: Contexts
    public var value: TokenValue

    public init(when: Contexts, value: TokenValue) {
      self.when = when
      self.value = value
    }
  }

  /// `UIColor.systemRed`, `#FFFFFF, dark #000000`
  public var name: String
  /// In order of precedence: the last one whose `when` holds.
  public var looks: [Look]

  public init(name: String, looks: [Look]) {
    self.name = name
    self.looks = looks
  }

  /// What a view writes for either mode.
  public init(light: Color, dark: Color) {
    self.init(
      name: "\(Self.name(of: light)), dark \(Self.name(of: dark))",
      looks: [
        Look(when: [:], value: .color(light)), Look(when: [Axis.mode.name: "dark"], value: .color(dark)),
      ])
  }

  /// By its name, as `SystemColors` has it; nil where no figure is public.
  public init?(_ name: String, of system: SystemColors) {
    guard let values = system[name] else { return nil }
    var looks = values.map { Look(when: $0.when, value: .color($0.color)) }
    if !system.hasHighContrast(name) {
      let reason = Undetermined(
        code: "unpublished-color", reason: "the value of `\(name)` at increased contrast is not public", text: name)
      looks.append(Look(when: [Axis.contrast.name: "high"], value: .undetermined(reason)))
    }
    self.init(name: name.hasPrefix(SystemColors.appKit) ? name : "UIColor.\(name)", looks: looks)
  }

  /// `#FFFFFF`; of what sRGB does not hold, `color(display-p3 1 0 0)`.
  public static func name(of color: Color) -> String { color.isInside(.srgb) ? color.hex8 : color.css }

  /// Whether nothing is seen through it, in any look.
  public var isOpaque: Bool {
    looks.allSatisfy { look in
      guard case .color(let color) = look.value else { return true }
      return color.alpha >= 1
    }
  }

  /// Whether it is another color in what the system lifts above the rest, such as a sheet.
  public func isLifted(in mode: String) -> Bool {
    looks.contains { look in
      look.when[Axis.elevation.name] != nil && look.when[Axis.mode.name].map { $0 == mode } ?? true
    }
  }

  /// The same without what it lets through, under a name of its own.
  public var opaque: AdaptingColor {
    guard !isOpaque else { return self }
    let opaque = looks.map { look -> Look in
      guard case .color(var color) = look.value else { return look }
      color.alpha = 1
      return Look(when: look.when, value: .color(color))
    }
    return AdaptingColor(name: "opaque \(name)", looks: opaque)
  }

  /// As it is in what the system lifts.
  public var lifted: AdaptingColor {
    var lifted: [Look] = []
    for var look in looks {
      look.when[Axis.elevation.name] = nil
      lifted.removeAll { $0.when == look.when }
      lifted.append(look)
    }
    return AdaptingColor(name: name, looks: lifted)
  }
}
