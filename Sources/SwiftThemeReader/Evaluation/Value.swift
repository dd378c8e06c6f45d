import ColorScience
import ThemeModel

/// The result of an expression, with the declarations that it came through.
struct Value {
  var payload: Payload
  /// The named properties that the value passed through, outermost first. They become the aliases of tokens.
  var trail: Trail?
  /// How many digits a number has in the source, if it is a hexadecimal literal; 0 otherwise.
  var hexDigits: UInt8 = 0
  /// Of a whole number that is no `Int`.
  var integer: IntegerType?
  /// Whether a decimal number is a `Float`, which has 32 bits.
  var isFloat = false
  /// Of a whole number of literals alone, what it is where a decimal is wanted.
  var asDecimal: Double?
  /// Whether nobody can tell the order of its elements: those of a set, the values of a dictionary.
  var isUnordered = false
  /// Whether it has each of its elements once and is equal to others by these alone.
  var isSet = false
  /// Whether its elements are worked out only when they are asked for: `inks.lazy.map { … }`.
  var isLazy = false
  /// Whether `origin` spans several literals.
  var isJoined = false
  /// The variables of the running app that it is made of.
  var states: StateNotes?
  /// The expression that made the value: the literal or the constructor. For a value with a trail, the expression that
  /// names the property at the head of the trail.
  var origin: Span?

  init(_ payload: Payload, trail: Trail? = nil, origin: Span? = nil) {
    self.payload = payload
    self.trail = trail
    self.origin = origin
  }

  static var none: Value { Value(.none) }
  static var void: Value { Value(.void) }

  static func unknown(_ code: String, _ reason: String, text: String? = nil, place: Place? = nil) -> Value {
    Value(.unknown(Undetermined(code: code, reason: reason, text: text, place: place)))
  }

  func passing(through reference: Reference) -> Value {
    var value = self
    value.trail = Trail(reference, next: trail, origin: origin)
    value.origin = nil
    value.isJoined = false
    return value
  }

  /// The value before it passed through the property at the head of its trail.
  var behind: Value {
    var value = self
    value.trail = trail?.next
    value.origin = trail?.origin
    return value
  }

  /// Where the value itself is written, behind all properties that it passed through.
  var writtenAt: Span? {
    guard var last = trail else { return origin }
    while let next = last.next { last = next }
    return last.origin
  }

  /// Whether a color was made of what a member of an object was before: `ink = ink.withAlphaComponent(0.5)`.
  func isMade(of property: Property, in instance: Instance) -> Bool {
    var here = trail
    while let next = here {
      if next.reference.property === property, case .instance(let owner) = next.reference.owner, owner === instance {
        return true
      }
      here = next.next
    }
    switch payload {
    case .color(.adjusted(let base, .mix(let other, _, _))):
      return base.isMade(of: property, in: instance) || other.isMade(of: property, in: instance)
    case .color(.adjusted(let base, _)), .color(.fixed(let base, _)): return base.isMade(of: property, in: instance)
    case .color(.byMode(let light, let dark)):
      return light.isMade(of: property, in: instance) || dark.isMade(of: property, in: instance)
    default: return false
    }
  }

  /// Whether colors are made of the value or of what is read from it, and it is not a color yet.
  var isData: Bool {
    switch payload {
    case .integer, .decimal, .string, .scanner, .match: true
    default: false
    }
  }

  /// Whether it is the text of a hexadecimal color.
  var isColorCode: Bool {
    if case .string(let text) = payload { HexColor.token(text, .alphaLast) != nil } else { false }
  }

  /// Another whole number of the same type.
  func with(_ number: Int64) -> Value {
    var other = Value(.integer(number))
    other.integer = integer
    return other
  }

  var isUnknown: Bool {
    if case .unknown = payload { true } else { false }
  }

  /// Whether it is a bundle of which the sources tell whose it is.
  var isToldBundle: Bool {
    if case .bundle(let lookup) = payload { lookup != .untold } else { false }
  }

  var isDictionary: Bool {
    if case .dictionary = payload { true } else { false }
  }

  /// Whether it is nil, or a collection without elements.
  var isEmpty: Bool {
    switch payload {
    case .none: true
    case .array(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    default: false
    }
  }

  var isNone: Bool {
    if case .none = payload { true } else { false }
  }
}

indirect enum Payload {
  case integer(Int64)
  case decimal(Double)
  case boolean(Bool)
  case string(String)
  case none
  case void
  case array([Value])
  case dictionary([(key: Value, value: Value)])
  case tuple([(label: String?, value: Value)])
  case range(ClosedRange<Int64>)
  case instance(Instance)
  case enumCase(TypeRecord, name: String, values: [(label: String?, value: Value)])
  /// A member of a type that the sources do not declare: `.dark`.
  case symbol(String)
  case type(TypeRecord)
  case foreignType(String)
  /// A module, by its name.
  case module(String)
  case closure(ClosureValue)
  case method(MethodValue)
  case color(Paint)
  case gradient([GradientPart])
  /// A trait collection; some traits may be fixed, as in `UITraitCollection(userInterfaceStyle: .dark)`.
  case traits(Contexts)
  /// A trait whose type the sources do not state.
  case openTrait(String)
  /// A scanner with its position: `Scanner(string: …)`.
  case scanner(String, at: Int)
  /// A regular expression. `isWhole` is true for the pattern of a predicate, which the whole text has to match.
  case pattern(TextPattern, isWhole: Bool)
  case match(TextMatch)
  /// Where a color of an asset catalog is looked up.
  case bundle(NamedColors.Lookup)
  case keyPath([String])
  /// What a decoder holds of a file.
  case decoder(DecodedNode)
  case unknown(Undetermined)
}

struct GradientPart {
  var value: Value
  var position: Double?
}

/// A color that is not resolved yet. The result may depend on the traits.
indirect enum Paint {
  case literal(Color)
  /// `UIColor.systemBackground`
  case system(String)
  /// `UIColor(named: "Accent")`
  case asset(String)
  /// `UIColor { traits in … }`
  case dynamic(ClosureValue)
  case byMode(light: Value, dark: Value)
  case adjusted(Value, PaintAdjustment)
  /// A color with some traits fixed: `resolvedColor(with:)`.
  case fixed(Value, Contexts)
  case placeholder(Placeholder)
}

enum PaintAdjustment {
  case alpha(Double)
  case alphaTimes(Double)
  case mix(Value, share: Double, space: ColorSpace)
}

final class ClosureValue {
  let closure: Closure
  let scope: Scope
  /// The result type, if the closure or the place that takes it states one.
  let result: TypeName?

  init(_ closure: Closure, _ scope: Scope, result: TypeName? = nil) {
    self.closure = closure
    self.scope = scope
    self.result = result
  }
}

/// Functions of one name, with the value that they are called on.
final class MethodValue {
  struct Candidate {
    let function: Function
    let owner: TypeRecord?
    let file: Int
    /// The scope around a local function.
    let scope: Scope?
  }

  let candidates: [Candidate]
  let receiver: Value?
  /// What it is called on, as the code writes it, other than `self`: what a function that changes its value writes to.
  let home: Expression?

  init(_ candidates: [Candidate], receiver: Value?, home: Expression? = nil) {
    self.candidates = candidates
    self.receiver = receiver
    self.home = home
  }
}

/// A value of a struct or a class.
final class Instance {
  let type: TypeRecord
  var stored: [String: Value] = [:]
  /// The values of computed and defaulted properties that were evaluated.
  var known: [String: Value] = [:]
  /// The axes that each of these values depends on, if any.
  var axes: [String: Set<String>] = [:]
  /// The names of `lazy` members that were read: they keep their values, whatever is set after that.
  var settled: Set<String> = []
  /// Why the initialiser did not run to its end.
  var fault: Undetermined?
  /// Whether the instance is the theme's tuning, so that reading a flag notes an axis.
  var isTuning = false
  /// Whether a static member stores the instance. The running app then decides the values of its variables.
  var isShared = false
  /// Whether each read of what gives the instance makes another one, so that nobody else has this one to change it.
  var isNew = false
  /// Whether a variable of the running app keeps the struct, so that the app decides the values of its variables, too.
  var isState = false
  /// Whether the instance is read as a theme: it stands for all values of its type that the app makes of it.
  var isTheme = false
  /// The members that the app gives other values than those of such an instance, each with where.
  var varying: [String: Span] = [:]
  /// How many instances were made before this one.
  var serial = 0
  /// The evaluation in which it was made: see `SharedState`.
  var evaluation: Int?
  /// What `SharedState.generation` was when the instance was made.
  var made = 0
  /// What it was when `known` was last in use.
  var generation = 0
  /// Whether the instance was made without arguments. All such instances of the type are alike.
  var isPlain = false
  /// Whether the running app hands the instance to what is read, so that only the app knows the values of its variables.
  var isHandedIn = false

  init(_ type: TypeRecord) {
    self.type = type
  }

  /// Returns whether the creation of the instance fixed the value of a property.
  func isGiven(_ property: Property) -> Bool {
    !isPlain && stored[property.name] != nil
  }

  /// Returns a copy. A struct is copied before it changes.
  func copy() -> Instance {
    let copy = Instance(type)
    copy.stored = stored
    copy.fault = fault
    copy.isTuning = isTuning
    copy.isHandedIn = isHandedIn
    copy.isState = isState
    (copy.isTheme, copy.varying) = (isTheme, varying)
    copy.known = known
    copy.axes = axes
    copy.settled = settled
    (copy.made, copy.generation, copy.serial, copy.evaluation) = (made, generation, serial, evaluation)
    copy.forget()
    return copy
  }

  /// Drops what was worked out of members that may be others now.
  func forget() {
    known = known.filter { settled.contains($0.key) }
    axes = axes.filter { settled.contains($0.key) }
  }

  /// Drops what was worked out by getters.
  func forgetComputed() {
    let names = known.keys.filter { type.property($0, isStatic: false)?.member.isStored != true }
    for name in names { (known[name], axes[name]) = (nil, nil) }
  }

  /// Becomes what another value of its type is.
  func take(from other: Instance) {
    stored = other.stored
    (known, axes, settled) = (other.known, other.axes, other.settled)
    forget()
    fault = fault ?? other.fault
  }
}
