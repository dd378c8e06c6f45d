/// The themes that a value can be, as far as the code tells that gives it: `current == .white ? .dark : current` is never white.
struct PossibleThemes: Equatable {
  /// The keys of themes that it can be by name.
  var named: Set<String> = []
  /// Whether it can also be whichever theme is in use.
  var isOpen = false
  /// The keys of the themes that it is not, although it can be whichever is in use.
  var excluded: Set<String> = []
  /// Whether the code asks which theme is in use, in a way that does not tell the themes apart here.
  var isDoubtful = false

  /// Whether a variable gives it that holds whichever theme is in use.
  var isInUse = false

  static let any = PossibleThemes(isOpen: true)
  static let inUse = PossibleThemes(isOpen: true, isInUse: true)
  /// A way on which no value comes out.
  static let none = PossibleThemes()
  static let doubtful = PossibleThemes(isOpen: true, isDoubtful: true)

  /// Whether nothing narrows it.
  var isAny: Bool { isOpen && excluded.isEmpty && !isDoubtful }

  func or(_ other: PossibleThemes) -> PossibleThemes {
    var result = self
    result.named.formUnion(other.named)
    result.isOpen = isOpen || other.isOpen
    result.isDoubtful = isDoubtful || other.isDoubtful
    result.isInUse = isInUse || other.isInUse
    switch (isOpen, other.isOpen) {
    case (true, true): result.excluded = excluded.intersection(other.excluded)
    case (true, false): result.excluded = excluded
    case (false, true): result.excluded = other.excluded
    case (false, false): result.excluded = []
    }
    result.excluded.subtract(result.named)
    return result
  }

  /// Returns the same value where it is known to be one of these themes, or none of them.
  func being(_ keys: Set<String>, _ holds: Bool) -> PossibleThemes {
    var result = self
    if holds {
      result.named = isOpen ? keys.subtracting(excluded) : named.intersection(keys)
      (result.isOpen, result.excluded, result.isDoubtful, result.isInUse) = (false, [], false, false)
    } else {
      result.named.subtract(keys)
      if isOpen { result.excluded.formUnion(keys) }
    }
    return result
  }
}
