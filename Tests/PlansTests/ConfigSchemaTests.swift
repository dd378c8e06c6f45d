import Audit
import ColorScience
import Foundation
import JSONText
import RealSystems
import Testing

@testable import Plans

/// Validates configurations against docs/legible.schema.json with the jsonschema validator from `.venv`: those that ship with
/// the tool, the output of `legible init`, and mistakes that an editor should underline.
@Suite struct ConfigSchemaTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    with open(sys.argv[1], encoding="utf-8") as schema:
        validator = Draft202012Validator(json.load(schema))
    Draft202012Validator.check_schema(validator.schema)
    errors = [f"{list(error.absolute_path)}: {error.message[:300]}" for error in validator.iter_errors(json.load(sys.stdin))]
    print("\\n".join(errors[:10]))
    sys.exit(1 if errors else 0)
    """

  /// Returns the validator's objections to a configuration. It knows no comments, so it gets plain JSON.
  private func problems(_ text: String) throws -> String {
    let python = Self.root.appendingPathComponent(".venv/bin/python")
    try #require(
      FileManager.default.isExecutableFile(atPath: python.path), "run “make test-setup” first: there is no .venv")
    var json = JSONWriter()
    PlainJSON.write(try JSONDocument(Array(text.utf8), dialect: .commented).root, to: &json)
    let process = Process()
    process.executableURL = python
    process.arguments = ["-c", Self.script, Self.root.appendingPathComponent("docs/legible.schema.json").path]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(json.bytes))
    try input.fileHandleForWriting.close()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: said, as: UTF8.self) + "refused"
  }

  @Test func admitsEveryShippedConfiguration() throws {
    let themes = Self.root.appendingPathComponent("themes")
    let configs = try FileManager.default.contentsOfDirectory(at: themes, includingPropertiesForKeys: nil)
      .map { $0.appendingPathComponent(PlanFile.name) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    #expect(configs.count >= 5)
    for config in configs {
      #expect(try problems(String(contentsOf: config, encoding: .utf8)) == "", "\(config.path)")
    }
  }

  @Test func admitsWhatInitWrites() throws {
    let text = PlanText(
      name: "Firefox", paths: ["Themes"], inference: PlanInference.infer(try FirefoxSystem.load())
    ).text
    #expect(try problems(text) == "")
  }

  private static func schema(_ path: String) throws -> Any {
    let file = root.appendingPathComponent("docs/legible.schema.json")
    var node = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    for key in path.split(separator: "/") {
      if let list = node as? [Any], let index = Int(key) {
        node = list[index]
      } else {
        node = try #require((node as? [String: Any])?[String(key)], "\(path) has no \(key)")
      }
    }
    return node
  }

  /// The reader knows the same words as an editor offers.
  @Test(arguments: [
    ("themes/oneOf/1/items/oneOf/1/properties/format", PlanSource.Format.allCases.map(\.rawValue)),
    ("rules/items/properties/require/oneOf/0", Criterion.named.map(\.name)),
    ("rules/items/properties/severity", RuleReport.Severity.allCases.map(\.rawValue)),
    ("rules/items/properties/sample", SampleKind.allCases.map(\.rawValue)),
    ("waivers/items/properties/kind", Waiver.Kind.allCases.map(\.rawValue)),
    ("lints/items", Lint.allCases.map(\.rawValue)),
    ("fail-on/items", FailureClass.choosable.map(\.rawValue)),
    ("displays/oneOf/0/oneOf/0", Display.allCases.map(\.rawValue)),
    ("displays/oneOf/1/properties/mapping", GamutMapping.allCases.map(\.rawValue)),
  ])
  func offersTheWordsOfTheReader(path: String, words: [String]) throws {
    let offered = try #require(try Self.schema("properties/\(path)/enum") as? [String])
    #expect(Set(offered) == Set(words))
  }

  @Test func hasTheKeysOfTheReader() throws {
    let keys = try #require(try Self.schema("properties") as? [String: Any]).keys
    #expect(Set(keys) == Set(PlanReader.keys))
  }

  @Test(arguments: [
    #"{"themes": ["a"], "ruels": []}"#,
    #"{"rules": [{"id": "r", "foreground": "a", "background": "b", "require": "aa-tetx"}]}"#,
    #"{"rules": [{"foreground": "a", "background": "b", "require": 3}]}"#,
    #"{"waivers": [{"rule": "r", "foreground": "a", "background": "b", "kind": "debt"}]}"#,
    #"{"fail-on": ["failure"]}"#,
  ])
  func refusesMistakes(_ text: String) throws {
    #expect(try problems(text) != "")
  }
}

/// Writes a document without what JSON does not have.
private enum PlainJSON {
  static func write(_ node: JSONNode, to json: inout JSONWriter) {
    switch node.kind {
    case .object:
      json.beginObject()
      for member in node.members {
        json.key(member.key)
        write(member.value, to: &json)
      }
      json.end()
    case .array:
      json.beginArray()
      for element in node.elements { write(element, to: &json) }
      json.end()
    case .string: json.value(node.string ?? "")
    case .number: json.raw(Array(node.rawText.utf8))
    case .boolean: json.value(node.boolean ?? false)
    case .null: json.null()
    }
  }
}
