/// A pair that names give, with what they give it by.
struct InferredPair: Hashable {
  enum Basis: Int, Hashable, Comparable, CaseIterable {
    /// View code shows it.
    case seen
    /// View code shows it, with a step assumed.
    case likely
    /// Named for each other.
    case partners
    /// General text on the only general ground that there is.
    case onlyGround
    /// Named for each other or for the only ground, and nearly the same color in every theme.
    case doubtful
    /// The nearest ground by name.
    case nearest
    /// A role on general surfaces.
    case pools

    static func < (a: Basis, b: Basis) -> Bool { a.rawValue < b.rawValue }
  }

  var basis: Basis
  var role: TokenRole
  /// Tokens of the catalogue.
  var foreground: Int
  var background: Int
  /// Where it is not what the role says.
  var sample: SampleKind?
}
