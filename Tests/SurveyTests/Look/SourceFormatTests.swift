import Testing

@testable import Survey

struct SourceFormatTests {
  @Test(arguments: [
    ("a.json", ##"{"color": {"$value": "#fff"}}"##, SourceFormat.designTokens),
    ("a.json", "\u{FEFF}{\"x\": {\"$type\": \"color\"}}", .designTokens),
    ("a.tokens", #"{"resolutionOrder": []}"#, .designTokens),
    ("a.json", ##"{"red": {"value": "#f00", "type": "color"}}"##, .designTokens),
    ("a.json", ##"{"primary": "#123456"}"##, .keyed),
    ("a.json", "// note\n{\"$value\": 1}", .designTokens),
    ("a.plist", "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict/></plist>", .keyed),
    ("a", "bplist00...", .keyed),
    ("a.svg", "<svg/>", .unknown),
    ("Theme.swift", "struct A {}", .swift),
    ("X.xcassets/A.colorset/Contents.json", "{}", .assetCatalog),
    ("report.json", #"{"schema": "legible.report/1"}"#, .legible),
    ("a.txt", "", .unknown),
    ("a.txt", "hello", .unknown),
  ])
  func tellsAFormatByWhatItHolds(path: String, text: String, format: SourceFormat) {
    #expect(SourceFormat.of(path: path, bytes: Array(text.utf8)) == format)
  }
}
