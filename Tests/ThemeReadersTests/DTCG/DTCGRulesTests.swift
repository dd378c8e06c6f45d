import Testing
import ThemeModel
import ThemeReaders

/// One MUST rule of the standard, with a document that keeps it and one that breaks it.
struct DTCGRule: CustomTestStringConvertible, Sendable {
  var rule: String
  var code: String
  var valid: String
  var invalid: String
  /// The place of the error.
  var at: String

  var testDescription: String { rule }
}

@Suite("The rules of the format module")
struct DTCGRulesTests {
  private static let red = Written.token("1, 0, 0")
  private static let size = ##"{"$type": "dimension", "$value": {"value": 1, "unit": "px"}}"##

  static let rules: [DTCGRule] = [
    DTCGRule(
      rule: "a file is an object", code: "not-an-object", valid: "{}", invalid: "[]", at: "1:1"),
    DTCGRule(
      rule: "a token does not hold tokens or groups", code: "token-with-children",
      valid: ##"{"a": {"b": \##(red)}}"##,
      invalid: ##"{"a": {"$type": "color", "$value": \##(Written.color("1,0,0")), "b": \##(red)}}"##,
      at: "1:2"),
    DTCGRule(
      rule: "a name does not begin with $", code: "unknown-property", valid: ##"{"a$": \##(red)}"##,
      invalid: ##"{"$a": \##(red)}"##,
      at: "1:2"),
    DTCGRule(
      rule: "a name has no opening brace", code: "invalid-name", valid: ##"{"a/b 😀@": \##(red)}"##,
      invalid: ##"{"a{b": \##(red)}"##,
      at: "1:2"),
    DTCGRule(
      rule: "a name has no closing brace", code: "invalid-name", valid: ##"{"a(b)": \##(red)}"##,
      invalid: ##"{"a}b": \##(red)}"##,
      at: "1:2"),
    DTCGRule(
      rule: "a name has no period", code: "invalid-name", valid: ##"{"a-b": \##(red)}"##,
      invalid: ##"{"x": {"a.b": \##(red)}}"##,
      at: "1:8"),
    DTCGRule(
      rule: "a token has $value or $ref, not both", code: "value-and-ref",
      valid: ##"{"a": \##(red), "b": {"$ref": "#/a"}}"##,
      invalid: ##"{"a": \##(red), "b": {"$type": "color", "$value": "{a}", "$ref": "#/a"}}"##, at: "1:135"),
    DTCGRule(
      rule: "a description is a string", code: "description-not-string", valid: ##"{"a": {"$description": "x"}}"##,
      invalid: ##"{"a": {"$description": 1}}"##, at: "1:24"),
    DTCGRule(
      rule: "extensions are an object", code: "extensions-not-object",
      valid: ##"{"a": {"$extensions": {"org.x": 1}}}"##,
      invalid: ##"{"a": {"$extensions": []}}"##, at: "1:23"),
    DTCGRule(
      rule: "deprecated is true, false or a string", code: "deprecated-value",
      valid: ##"{"a": {"$deprecated": "gone"}}"##,
      invalid: ##"{"a": {"$deprecated": 1}}"##, at: "1:23"),
    DTCGRule(
      rule: "a type is a string", code: "type-not-string", valid: ##"{"a": \##(red)}"##,
      invalid: ##"{"a": {"$type": 1, "$value": "#fff"}}"##, at: "1:17"),
    DTCGRule(
      rule: "a type is one of the standard's, in its case", code: "unknown-type", valid: ##"{"a": \##(red)}"##,
      invalid: ##"{"a": {"$type": "Color", "$value": \##(Written.color("1,0,0"))}}"##, at: "1:17"),
    DTCGRule(
      rule: "a token has a type, which is not guessed from its value", code: "missing-type",
      valid: ##"{"$type": "color", "a": {"$value": \##(Written.color("1,0,0"))}}"##,
      invalid: ##"{"a": {"$value": \##(Written.color("1,0,0"))}}"##, at: "1:2"),
    DTCGRule(
      rule: "what is in a group is a token or a group", code: "not-a-token", valid: ##"{"a": {}}"##,
      invalid: ##"{"a": 1}"##,
      at: "1:7"),
    DTCGRule(
      rule: "$root is a token in a group", code: "root-not-token", valid: ##"{"a": {"$root": \##(red)}}"##,
      invalid: ##"{"a": {"$root": {"b": \##(red)}}}"##, at: "1:8"),
    DTCGRule(
      rule: "a reference to a group that has a root token is still one to a group", code: "alias-to-group",
      valid: ##"{"a": {"$root": \##(red)}, "b": {"$value": "{a.$root}"}}"##,
      invalid: ##"{"a": {"$root": \##(red)}, "b": {"$value": "{a}"}}"##, at: "1:113"),
    DTCGRule(
      rule: "a reference is one pair of braces round a path", code: "malformed-reference",
      valid: ##"{"a": \##(red), "b": {"$value": "{a}"}}"##,
      invalid: ##"{"a": \##(red), "b": {"$type": "color", "$value": "{a} "}}"##,
      at: "1:120"),
    DTCGRule(
      rule: "a reference leads to a token", code: "unresolved-alias",
      valid: ##"{"a": \##(red), "b": {"$value": "{a}"}}"##,
      invalid: ##"{"a": \##(red), "b": {"$type": "color", "$value": "{c}"}}"##, at: "1:120"),
    DTCGRule(
      rule: "a reference of another type than colour leads to a token too", code: "unresolved-alias",
      valid: ##"{"a": \##(size), "b": {"$type": "dimension", "$value": "{a}"}}"##,
      invalid: ##"{"a": \##(size), "b": {"$type": "dimension", "$value": "{c}"}}"##, at: "1:107"),
    DTCGRule(
      rule: "references do not run in a circle", code: "alias-cycle",
      valid: ##"{"a": \##(red), "b": {"$value": "{a}"}}"##,
      invalid: ##"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "color", "$value": "{a}"}}"##, at: "1:2"),
    DTCGRule(
      rule: "references without any type do not run in a circle either", code: "alias-cycle",
      valid: ##"{"a": \##(red), "b": {"$value": "{a}"}}"##,
      invalid: ##"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"##, at: "1:2"),
    DTCGRule(
      rule: "references of another type than colour do not run in a circle", code: "alias-cycle",
      valid: ##"{"a": \##(size), "b": {"$value": "{a}"}}"##,
      invalid: ##"{"$type": "dimension", "a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"##, at: "1:40"),
    DTCGRule(
      rule: "a reference leads to a token of the same type", code: "type-mismatch",
      valid: ##"{"a": \##(red), "b": {"$type": "color", "$value": "{a}"}}"##,
      invalid: ##"{"a": \##(size), "b": {"$type": "color", "$value": "{a}"}}"##, at: "1:103"),
    DTCGRule(
      rule: "a reference inside a composite leads to a colour", code: "type-mismatch",
      valid: ##"{"a": \##(red), "b": {"$type": "border", "$value": {"color": "{a}", "width": 1, "style": "solid"}}}"##,
      invalid:
        ##"{"a": {"$type": "gradient", "$value": [{"color": \##(Written.color("1,0,0")), "position": 0}]}, "b": {"$type": "border", "$value": {"color": "{a}", "width": 1, "style": "solid"}}}"##,
      at: "1:150"),
    DTCGRule(
      rule: "a pointer begins with #/", code: "reference-outside-document",
      valid: ##"{"a": \##(red), "b": {"$ref": "#/a"}}"##,
      invalid: ##"{"a": \##(red), "b": {"$ref": "a"}}"##, at: "1:91"),
    DTCGRule(
      rule: "a pointer escapes ~ and /", code: "malformed-pointer",
      valid: ##"{"a/b~c": \##(red), "b": {"$ref": "#/a~1b~0c"}}"##,
      invalid: ##"{"a": \##(red), "b": {"$ref": "#/a~2"}}"##,
      at: "1:91"),
    DTCGRule(
      rule: "a pointer to a token leads to one", code: "unresolved-alias",
      valid: ##"{"a": \##(red), "b": {"$ref": "#/a/$value"}}"##, invalid: ##"{"a": \##(red), "b": {"$ref": "#/c"}}"##,
      at: "1:100"),
    DTCGRule(
      rule: "a pointer into a value leads to something", code: "unresolved-pointer",
      valid:
        ##"{"a": \##(red), "b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/a/$value/components/0"}, 0, 0]}}}"##,
      invalid:
        ##"{"a": \##(red), "b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/a/$value/components/7"}, 0, 0]}}}"##,
      at: "1:158"),
    DTCGRule(
      rule: "$extends is a reference", code: "extends-not-reference",
      valid: ##"{"a": {"x": \##(red)}, "b": {"$extends": "{a}"}}"##,
      invalid: ##"{"a": {"x": \##(red)}, "b": {"$extends": "a"}}"##, at: "1:111"),
    DTCGRule(
      rule: "$extends leads to something", code: "extends-target-missing",
      valid: ##"{"a": {"x": \##(red)}, "b": {"$extends": "#/a"}}"##, invalid: ##"{"b": {"$extends": "{a}"}}"##,
      at: "1:20"),
    DTCGRule(
      rule: "$extends leads to a group", code: "extends-token", valid: ##"{"a": {}, "b": {"$extends": "{a}"}}"##,
      invalid: ##"{"a": \##(red), "b": {"$extends": "{a}"}}"##, at: "1:104"),
    DTCGRule(
      rule: "an object with $ref alone extends the group to which it refers, and not one that holds it",
      code: "extends-cycle", valid: ##"{"a": {"x": \##(red)}, "b": {"$ref": "#/a"}, "c": {"$value": "{b.x}"}}"##,
      invalid: ##"{"a": {"x": \##(red), "b": {"$ref": "#/a"}}}"##, at: "1:106"),
    DTCGRule(
      rule: "groups do not extend one another in a circle", code: "extends-cycle",
      valid: ##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"x": \##(red)}}"##,
      invalid: ##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}}"##, at: "1:20"),
    DTCGRule(
      rule: "a group does not extend one that holds it", code: "extends-cycle",
      valid: ##"{"a": {"b": {"$extends": "{c}"}}, "c": {}}"##, invalid: ##"{"a": {"b": {"$extends": "{a}"}}}"##,
      at: "1:26"),
    DTCGRule(
      rule: "a token does not extend", code: "extends-on-token", valid: ##"{"a": {"$extends": "{b}"}, "b": {}}"##,
      invalid: ##"{"a": {"$type": "color", "$value": \##(Written.color("1,0,0")), "$extends": "{b}"}, "b": {}}"##,
      at: "1:95"),
  ]

  @Test("the standard's rule, kept and broken", arguments: rules)
  func rule(_ rule: DTCGRule) throws {
    let kept = DTCGSample(rule.valid)
    #expect(kept.errors == [])
    let broken = DTCGSample(rule.invalid)
    #expect(broken.errors.contains(rule.code))
    let found = try #require(broken.diagnostics.first { $0.code == rule.code })
    #expect(found.place.map { "\($0.line):\($0.column)" } == rule.at)
    #expect(broken.diagnostics.allSatisfy { $0.place?.file == "a.tokens.json" })
  }
}
