import Foundation
import JSONText

extension JSONNode {
  public func required(_ key: String) throws -> JSONNode {
    guard let found = self[key] else { throw FixtureError.unexpected("no \(key)") }
    return found
  }

  public func requiredString() throws -> String {
    guard let string else { throw FixtureError.unexpected("no string") }
    return string
  }

  public func requiredNumber() throws -> Double {
    guard let number else { throw FixtureError.unexpected("no number") }
    return number
  }
}
