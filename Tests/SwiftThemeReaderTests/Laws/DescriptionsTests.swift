import SwiftThemeReader
import Testing

/// What values are called in texts.
struct DescriptionsTests {
  /// The right values are those of the compiled code.
  @Test(arguments: [
    (#""\(Raw.ink)""#, "000000"), (#""\(Added.ink)""#, "000000"), (#""\(Whole(v: 1))""#, "000000"),
    ("String(describing: Raw.ink)", "000000"), ("String(describing: Added.ink)", "000000"),
    (#""\(Debug.ink)""#, "000000"), (#""\(Parent.ink)""#, "000000"), ("Raw.ink.description", "000000"),
    ("Plain.ink.rawValue", "000000"), (#""\(Plain.ink)""#, "FF0000"), ("String(describing: Plain.ink)", "FF0000"),
  ])
  func aTypeSaysWhatItIsCalled(_ text: String, _ expected: String) {
    let reading = Reading(
      """
      enum Raw: String, CustomStringConvertible { case ink; var description: String { "000000" } }
      enum Added { case ink }
      extension Added: CustomStringConvertible { var description: String { "000000" } }
      struct Whole: CustomStringConvertible { let v: Int; var description: String { "000000" } }
      enum Debug: CustomDebugStringConvertible { case ink; var debugDescription: String { "000000" } }
      protocol Named: CustomStringConvertible {}
      extension Named { var description: String { "000000" } }
      enum Parent: Named { case ink }
      enum Plain: String { case ink = "000000" }
      extension UIColor {
        convenience init(hex: String) {
          let value = UInt32(hex, radix: 16) ?? 0xFF0000
          self.init(red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255, alpha: 1)
        }
      }
      enum Palette { static let ink = UIColor(hex: \(text)) }
      """)
    #expect(reading.hex("Palette.ink") == "#\(expected)")
  }

  @Test func aTextThatATypeWritesStepByStepIsUnknown() {
    let reading = Reading(
      """
      struct Code: TextOutputStreamable { func write<T: TextOutputStream>(to target: inout T) { target.write("ink") } }
      enum Palette { static let ink = UIColor(named: "\\(Code())") }
      """)
    #expect(reading.hex("Palette.ink") == nil)
  }

  /// A type may say what it is called for some of its arguments only. The text of an optional has its wrapping, that of a coding key is the system's, and code may say itself how texts take values.
  @Test(arguments: [
    (
      #""\(Box(v: "x"))""#,
      "struct Box<T> { let v: T }\nextension Box: CustomStringConvertible where T == Int { var description: String { \"FF0000\" } }"
    ),
    ("String(describing: name)", ""), (#""\(name)""#, ""), (#""\(Key.FF0000)""#, ""),
    (
      #""\(Plain.FF0000)""#,
      "extension DefaultStringInterpolation { mutating func appendInterpolation(_ value: Plain) { appendLiteral(\"00\") } }"
    ),
  ])
  func otherTextsAreUnknown(_ text: String, _ more: String) {
    let reading = Reading(
      """
      enum Key: CodingKey { case FF0000 }
      enum Plain { case FF0000 }
      \(more)
      extension UIColor {
        convenience init(hex: String) {
          let value = UInt32(hex, radix: 16) ?? 0
          self.init(red: CGFloat(value >> 16 & 0xFF) / 255, green: 0, blue: 0, alpha: 1)
        }
      }
      enum Palette {
        static let name: String? = "FF0000"
        static let ink = UIColor(hex: \(text))
      }
      """)
    #expect(reading.hex("Palette.ink") != "#FF0000")
  }
}
