import Foundation
import Testing

@testable import ColorScience

/// The inputs that the fuzzer starts from and those it has found, checked against what must be true of any answer.
@Suite struct CSSCorpusTests {
  @Test func everyInputOfTheCorpus() throws {
    let vectors = try #require(Bundle.module.url(forResource: "Vectors", withExtension: nil))
    let folder = vectors.appendingPathComponent("css-corpus")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 49)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      replay(bytes, "\(file.lastPathComponent)")
    }
  }

  /// Does the same with every byte of every input dropped, doubled and changed.
  @Test func everyInputWithASlip() throws {
    let vectors = try #require(Bundle.module.url(forResource: "Vectors", withExtension: nil))
    let folder = vectors.appendingPathComponent("css-corpus")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let bytes = [UInt8](try Data(contentsOf: file))
      for index in bytes.indices.prefix(80) {
        let name: Comment = "\(file.lastPathComponent) at \(index)"
        replay(Array(bytes[..<index] + bytes[(index + 1)...]), name)
        replay(Array(bytes[...index] + bytes[index...]), name)
        for byte: UInt8 in [0, 0x28, 0x2D, 0x5C, 0x80, 0xFF] {
          var turned = bytes
          turned[index] = byte
          replay(turned, name)
        }
      }
    }
  }

  private func replay(_ bytes: [UInt8], _ name: Comment) {
    do {
      let color = try bytes.withUnsafeBufferPointer { buffer in try Color(cssBytes: buffer) }
      #expect(isFinite(color.components) && (0...1).contains(color.alpha), name)
      for space in ColorSpace.allCases {
        #expect(isFinite(color.converted(to: space).components), name)
      }
      let again = try Color(css: color.css)
      #expect(again.space == color.space && again.missing == color.missing, name)
    } catch let error as CSSColorError {
      #expect((0...bytes.count).contains(error.offset), name)
      #expect(!error.description.isEmpty, name)
    } catch {
      Issue.record(error, name)
    }
  }

  private func isFinite(_ v: SIMD3<Double>) -> Bool { v.x.isFinite && v.y.isFinite && v.z.isFinite }
}
