import ColorScience
import ThemeModel

/// An inferred pair, and the basis on which it was inferred.
struct InferredPair: Hashable {
  enum Basis: Int, Hashable, Comparable, CaseIterable {
    /// View code shows the pair.
    case seen
    /// View code shows the pair, with one step assumed.
    case likely
    /// The two are named for each other.
    case partners
    /// Code on the background of its editor.
    case syntax
    /// General text on the only general ground.
    case onlyGround
    /// The two are named for each other or for the only ground, but have nearly the same color in every theme.
    case doubtful
    /// The two are named for each other or for the only ground, but no code uses one of them.
    case unused
    /// The two are named for each other, but the background is translucent and not for the ground below it.
    case otherGround
    /// The background is the nearest ground by name.
    case nearest
    /// A color of a role on the general surfaces.
    case pools

    static func < (a: Basis, b: Basis) -> Bool { a.rawValue < b.rawValue }
  }

  var basis: Basis
  var role: TokenRole
  /// Tokens of the catalogue.
  var foreground: Int
  var background: Int
  /// Set when it is not the one of the role.
  var sample: SampleKind?
  /// The sets of tokens whose themes it is inferred for; nil for all that have both.
  var sets: [Int32]?
  /// What is under the background, if it is another color than that under all translucent surfaces.
  var under: Under?

  /// Whether the background is a state of the one that the foreground is named for.
  var isInState = false

  struct Under: Hashable {
    /// The worst of them counts.
    var tokens: [Int]
    /// Whether it cannot be what is under all translucent surfaces instead.
    var isSure: Bool
  }

  var criterion: Criterion {
    if let sample { return sample.criterion }
    return switch role {
    case .text, .largeText, .disabled: .aaText
    default: .nonText
    }
  }
}
