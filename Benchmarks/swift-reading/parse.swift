import Foundation
import SwiftParser

// Parses every Swift file below a folder with SwiftParser and does no more.
let folder = CommandLine.arguments[1]
for case let path as String in FileManager.default.enumerator(atPath: folder)! where path.hasSuffix(".swift") {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)))
  bytes.withUnsafeBufferPointer { _ = Parser.parse(source: $0) }
}
