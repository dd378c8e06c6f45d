import Foundation
import JSONText

/// The files beside these tests.
public enum Fixture {
  public static func bytes(_ name: String) throws -> [UInt8] {
    guard let url = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil) else {
      throw FixtureError.missing(name)
    }
    return [UInt8](try Data(contentsOf: url))
  }

  public static func json(_ name: String) throws -> JSONNode {
    try JSONDocument(try bytes(name)).root
  }
}

enum FixtureError: Error {
  case missing(String)
  case unexpected(String)
}
