import ColorScience
import ThemeModel

/// What an expression comes to, and the declarations through which it came.
struct Value {
  var payload: Payload
  /// The named properties that the value passed through, outermost first. This is what makes aliases of tokens.
  var trail: Trail?
  /// Of a number that is a literal in base 16: with how many digits it is written.
  var hexDigits: UInt8 = 0
  /// Whether `origin` spans several literals.
  var isJoined = false
  /// The expression that made it: the literal or the constructor, or where the code speaks of the property at the head of its trail.
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

  /// The value as the property at the head of its trail has it.
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

  /// Whether it is what colors are made of, or is read for it, and no color yet.
  var isData: Bool {
    switch payload {
    case .integer, .decimal, .string, .scanner, .match: true
    default: false
    }
  }

  var isUnknown: Bool {
    if case .unknown = payload { true } else { false }
  }

  var isDictionary: Bool {
    if case .dictionary = payload { true } else { false }
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
  /// By its name.
  case module(String)
  case closure(ClosureValue)
  case method(MethodValue)
  case color(Paint)
  case gradient([GradientPart])
  /// A trait collection; some traits may be fixed, as in `UITraitCollection(userInterfaceStyle: .dark)`.
  case traits(Contexts)
  /// A trait whose type the sources do not tell.
  case openTrait(String)
  /// Reads hexadecimal digits: `Scanner(string: …)`.
  case scanner(String, at: Int)
  /// A regular expression; of a predicate, which the whole text has to match.
  case pattern(TextPattern, isWhole: Bool)
  case match(TextMatch)
  case keyPath([String])
  case unknown(Undetermined)
}

struct GradientPart {
  var value: Value
  var position: Double?
}

/// A color that is not yet worked out: what it comes to may depend on the traits.
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
  /// With some traits fixed: `resolvedColor(with:)`.
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
  /// The type of its result, where what takes the closure tells.
  let result: TypeName?

  init(_ closure: Closure, _ scope: Scope, result: TypeName? = nil) {
    self.closure = closure
    self.scope = scope
    self.result = result
  }
}

/// Functions of one name, with what they are called on.
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

  init(_ candidates: [Candidate], receiver: Value?) {
    self.candidates = candidates
    self.receiver = receiver
  }
}

/// A struct's or class's value.
final class Instance {
  let type: TypeRecord
  var stored: [String: Value] = [:]
  /// Values of computed and defaulted properties, once worked out.
  var known: [String: Value] = [:]
  /// The axes that such a value depends on, where it does.
  var axes: [String: Set<String>] = [:]
  /// Why its initialiser did not come to its end.
  var fault: Undetermined?
  /// On the axis `tuning`: reading a flag is noted.
  var isTuning = false
  /// Held by a static member: what its variables hold, the running app decides.
  var isShared = false
  /// Made without arguments: every such instance of the type is like the others.
  var isPlain = false

  init(_ type: TypeRecord) {
    self.type = type
  }

  /// Whether what made it fixed what a member holds.
  func isGiven(_ property: Property) -> Bool {
    !isPlain && stored[property.name] != nil
  }

  /// A struct is copied when a copy of it changes.
  func copy() -> Instance {
    let copy = Instance(type)
    copy.stored = stored
    copy.fault = fault
    copy.isTuning = isTuning
    return copy
  }
}
