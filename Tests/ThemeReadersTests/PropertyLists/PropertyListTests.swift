import Foundation
import Testing
import ThemeModel

@testable import ThemeReaders

@Suite struct PropertyListTests {
  private func xml(_ body: String) throws(PropertyListError) -> KeyedNode {
    try XMLPropertyList.parse(SourceFile(name: "a.plist", bytes: Array("<plist>\(body)</plist>".utf8)))
  }

  private func fixture(_ name: String) throws -> SourceFile {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/keyed/\(name)", withExtension: "plist"))
    return SourceFile(name: name, bytes: Array(try Data(contentsOf: url)))
  }

  /// Returns the tree without its places, to compare the two forms of one list.
  private func shape(_ node: KeyedNode) -> String {
    switch node.value {
    case .dictionary(let entries): "{" + entries.map { $0.key + ":" + shape($0.node) }.joined(separator: ",") + "}"
    case .array(let items): "[" + items.map(shape).joined(separator: ",") + "]"
    default: "\(node.value)"
    }
  }

  @Test func binaryAndXMLFormsOfOneListAreTheSame() throws {
    let binary = try BinaryPropertyList.parse(try fixture("brand-binary"))
    let text = try XMLPropertyList.parse(try fixture("brand-xml"))
    #expect(shape(binary) == shape(text))
    #expect(binary["nested"]?["deep"]?["textColor"]?.string == "$brandPrimary")
    #expect(text["big"]?.number == -3)
    #expect(text["unicode"]?.string == "Žižkov")
  }

  @Test func placesAreThoseOfTheTags() throws {
    let text =
      "<?xml version=\"1.0\"?>\n<!-- note -->\n<plist><dict>\n\t<key>a</key>\n\t<string>#FFF</string>\n</dict></plist>"
    let root = try XMLPropertyList.parse(SourceFile(name: "b.plist", bytes: Array(text.utf8)))
    #expect(root.entries.first?.keyPlace == Place(file: "b.plist", line: 4, column: 2))
    #expect(root.entries.first?.node.place == Place(file: "b.plist", line: 5, column: 2))
  }

  @Test func entitiesCommentsAndCharacterDataAreText() throws {
    let root = try xml("<string>a&amp;b<!-- no -->&#x63;&#100;<![CDATA[<e>]]></string>")
    #expect(root.string == "a&bcd<e>")
  }

  @Test(arguments: [
    ("<dict><key>a</key></dict>", "plist-unexpected"), ("<dict><string>x</string></dict>", "plist-unexpected"),
    ("<dict><key>a</key><string>x</dict>", "plist-unexpected"),
    ("<array><integer>1.5x</integer></array>", "plist-bad-value"),
    ("<string>&bomb;</string>", "plist-unknown-entity"), ("<colour/>", "plist-unexpected"), ("", "plist-unexpected"),
    ("<string>a</string><string>b</string>", "plist-unexpected"),
    ("<integer>99999999999999999999</integer>", "plist-bad-value"),
    ("<array><dict>", "plist-unexpected"), ("<real>1e999</real>", "plist-bad-value"),
  ])
  func whatIsNoPropertyListSaysSoWithItsPlace(body: String, code: String) {
    #expect {
      _ = try xml(body)
    } throws: { error in
      guard let error = error as? PropertyListError else { return false }
      return error.diagnostic.code == code && error.diagnostic.place?.file == "a.plist"
        && !error.diagnostic.message.isEmpty
    }
  }

  @Test func entityDeclarationsAreRefused() {
    let bomb = "<!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist><string>&a;</string></plist>"
    #expect(throws: PropertyListError.entityDeclaration(Place(file: "c", line: 1, column: 17))) {
      try XMLPropertyList.parse(SourceFile(name: "c", bytes: Array(bomb.utf8)))
    }
  }

  @Test func depthIsBoundedAndCostsNoStack() {
    let deep = String(repeating: "<array>", count: 200_000)
    #expect(throws: PropertyListError.self) { try xml(deep) }
    #expect {
      _ = try xml(deep)
    } throws: { error in
      if case PropertyListError.tooDeep = error { true } else { false }
    }
  }

  @Test func everyTruncationOfABinaryListEndsInAnErrorOrATree() throws {
    let whole = try fixture("brand-binary").bytes
    for count in 0..<whole.count {
      #expect(throws: PropertyListError.self) {
        try BinaryPropertyList.parse(SourceFile(name: "t", bytes: Array(whole[..<count])))
      }
    }
  }

  /// Changes one byte at a time. Whatever results is an answer and not a crash.
  @Test func everyChangedByteOfABinaryListIsSurvived() throws {
    let whole = try fixture("brand-binary").bytes
    var answers = 0
    for index in whole.indices {
      for value: UInt8 in [0, 0x7F, 0xFF, whole[index] ^ 0x10] {
        var bytes = whole
        bytes[index] = value
        _ = try? BinaryPropertyList.parse(SourceFile(name: "m", bytes: bytes))
        answers += 1
      }
    }
    #expect(answers == whole.count * 4)
  }

  @Test func aListThatHoldsItselfIsTooDeep() {
    // One array, which is its own only element.
    var bytes: [UInt8] = Array("bplist00".utf8) + [0xA1, 0x00, 0x08]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    #expect {
      _ = try BinaryPropertyList.parse(SourceFile(name: "s", bytes: bytes))
    } throws: { error in
      if case PropertyListError.tooDeep = error { true } else { false }
    }
  }
}
