import ColorScience

/// Turns a compiled theme into a resolved one: finds its variants, which of them are equal, and the values of the
/// tokens.
struct ThemeResolution {
  private let compiled: CompiledTheme
  private let lineDiagnostics: [Diagnostic]
  private let patterns: [(tier: Tier, glob: PathGlob)]
  private let keptAxes: Set<String>
  private let replacing: (Place, Color)?
  /// Indices of the axes that some value uses, or that are to be kept.
  private let sweptAxes: [Int]

  init(
    _ compiled: CompiledTheme, lineDiagnostics: [Diagnostic], patterns: [(tier: Tier, glob: PathGlob)],
    keptAxes: Set<String>, replacing: (Place, Color)?
  ) {
    self.compiled = compiled
    self.lineDiagnostics = lineDiagnostics
    self.patterns = patterns
    self.keptAxes = keptAxes
    self.replacing = replacing
    let declared = compiled.declaredAxes
    sweptAxes = compiled.axes.indices.filter { index in
      let isKept = declared.contains(index) && keptAxes.contains(compiled.axes[index].name)
      return (compiled.isAsked[index] || isKept) && !compiled.axes[index].contexts.isEmpty
    }
  }

  func resolved() -> ResolvedTheme {
    var axisPlaces = [Int](repeating: -1, count: compiled.axes.count)
    for (place, axis) in sweptAxes.enumerated() { axisPlaces[axis] = place }
    let space = VariantSpace(sweptAxes.map { compiled.axes[$0] })
    let evaluation = ThemeEvaluation(compiled, space: space, axisPlaces: axisPlaces, replacing: replacing)
    let alike = AlikeVariants(evaluation)
    let isInert = space.axes.indices.map { axis in
      space.isComplete && !keptAxes.contains(space.axes[axis].name) && alike.isInert(axis)
    }
    let kept = (0..<space.count).filter { variant in
      space.axes.indices.allSatisfy { axis in
        !isInert[axis] || Int(space.context(of: axis, in: variant)) == space.axes[axis].defaultIndex
      }
    }
    var firstOfClass: [Int: Int] = [:]
    var sameAs: [Int?] = []
    for (index, variant) in kept.enumerated() {
      let first = firstOfClass[alike.first[variant]]
      sameAs.append(first)
      if first == nil { firstOfClass[alike.first[variant]] = index }
    }
    return ResolvedTheme(
      name: compiled.line[0].name, line: compiled.names,
      axes: space.axes.indices.filter { !isInert[$0] }.map { space.axes[$0] },
      inertAxes: inertAxes(space, alike), variants: kept.map { self.variant($0, space, isInert) }, sameAs: sameAs,
      diagnostics: lineDiagnostics + evaluation.theme.diagnostics + evaluation.diagnostics + tooMany(space),
      work: EvaluatedTheme(evaluation, patterns: patterns, writesTexts: replacing == nil),
      evaluated: kept.map { Int32($0) })
  }

  /// Returns the axes that the theme declares or uses and that change nothing, in the order of the system.
  private func inertAxes(_ space: VariantSpace, _ alike: AlikeVariants) -> [Axis] {
    let declared = compiled.declaredAxes
    return compiled.axes.indices.filter { index in
      if let place = sweptAxes.firstIndex(of: index) { return space.isComplete && alike.isInert(place) }
      return declared.contains(index)
    }.map { compiled.axes[$0] }
  }

  private func variant(_ variant: Int, _ space: VariantSpace, _ isInert: [Bool]) -> Variant {
    let choices = space.axes.indices.filter { !isInert[$0] }.map { axis in
      let context = space.axes[axis].contexts[Int(space.context(of: axis, in: variant))]
      return Variant.Choice(axis: space.axes[axis].name, context: context)
    }
    return Variant(theme: compiled.line[0].name, choices: choices)
  }

  private func tooMany(_ space: VariantSpace) -> [Diagnostic] {
    guard !space.isComplete else { return [] }
    let sizes = space.axes.map { "\($0.name) (\($0.contexts.count))" }.joined(separator: ", ")
    return [
      Diagnostic(
        .error, code: "too-many-variants",
        message: "the axes of theme \(compiled.line[0].name) have more than \(VariantSpace.mostVariants) combinations: "
          + "\(sizes); each context was combined only with the defaults of the others",
        place: compiled.line[0].place)
    ]
  }
}

extension CompiledTheme {
  /// The axes that a theme of the line declares or uses.
  var declaredAxes: Set<Int> {
    let names = Set(line.flatMap(\.axes))
    return Set(axes.indices.filter { names.contains(axes[$0].name) || isAsked[$0] })
  }
}
