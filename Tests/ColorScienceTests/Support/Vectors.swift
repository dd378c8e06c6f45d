import Foundation
import Testing

/// The published figures beside these tests. Each file gives its source and tolerance.
enum Vectors {
  static func load<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    let folder = try #require(Bundle.module.url(forResource: "Vectors", withExtension: nil))
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: data)
  }
}
