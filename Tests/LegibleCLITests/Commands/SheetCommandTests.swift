import Foundation
import Testing

/// `legible sheet` as a program: its files, and how it handles failures of its environment.
@Suite struct SheetCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("legible-sheets-\(UUID().uuidString)")
    try write(
      "themes/day.json",
      ##"{"page": "#ffffff", "card": "#f4f4f8", "text-main": "#1b1b24", "text-faint": "#a9a9b4", "text-🎨": "#0060df"}"##
    )
    try write(
      "legible.json",
      ##"""
      {"name": "Small", "themes": ["themes"], "roles": {"text": ["text*"], "surface": ["page", "card"]},
       "rules": [{"id": "text", "foreground": ["text-main"], "background": ["page"], "require": "aa-text"}]}
      """##)
  }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func run(_ script: String) throws -> Binary.Result {
    try Binary.shell(script, in: folder)
  }

  /// Returns the width, the height and the bits per channel from the file's header.
  private func head(_ path: String) throws -> [Int] {
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
    try #require(bytes.count > 33 && bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return [number(16), number(20), Int(bytes[24])]
  }

  @Test func scaleAndDepthAreThoseAskedFor() throws {
    let result = try run(
      """
      for scale in 1 2 3; do "$LEGIBLE" sheet --kind matrix --scale $scale -o $scale --quiet || exit 9; done
      "$LEGIBLE" sheet --kind matrix --scale 1 --depth 16 -o deep --quiet
      """)
    #expect(result.status == 0, "\(result.errors)")
    let one = try head("1/day-matrix-1.png")
    for scale in 2...3 {
      #expect(try head("\(scale)/day-matrix-1.png") == [one[0] * scale, one[1] * scale, one[2]])
    }
    #expect(one[2] == 8)
    #expect(try head("deep/day-matrix-1.png") == [one[0], one[1], 16])
  }

  @Test func allShowsWhatNoRuleNames() throws {
    let result = try run(
      "\"$LEGIBLE\" sheet --kind matrix -o some -q --scale 1 && \"$LEGIBLE\" sheet --kind matrix --all -o all -q --scale 1"
    )
    #expect(result.status == 0, "\(result.errors)")
    let (some, all) = (try head("some/day-matrix-1.png"), try head("all/day-matrix-1.png"))
    #expect(all[1] > some[1])
  }

  @Test func anotherFontIsToldOfWhenItIsMissing() throws {
    let result = try run("\"$LEGIBLE\" sheet --kind vision --font 'No Such Family 9' -o out --scale 1")
    #expect(result.status == 0)
    #expect(result.errors.contains("the font No Such Family 9 is not installed; "))
  }

  /// A font of pictures has no outlines, so the picture is drawn in gray. Without such a font: its number, and a warning.
  @Test func emojiAreDrawnOrToldOf() throws {
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/fonts").path
    let head = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
    let system = "<include ignore_missing=\"yes\">/etc/fonts/fonts.conf</include>"
    let uncoloured =
      "<selectfont><rejectfont><pattern><patelt name=\"color\"><bool>true</bool></patelt></pattern></rejectfont></selectfont>"
    try write("with.conf", head + system + "<dir>\(fonts)</dir></fontconfig>")
    try write("without.conf", head + system + uncoloured + "</fontconfig>")

    let with = try run("FONTCONFIG_FILE=$PWD/with.conf \"$LEGIBLE\" sheet --kind palette -o with --scale 1")
    #expect(with.status == 0)
    #expect(!with.errors.contains("U+1F3A8"), "\(with.errors)")
    let without = try run(
      """
      export FONTCONFIG_FILE=$PWD/without.conf
      "$LEGIBLE" sheet --kind palette -o without --scale 1
      fc-list ':charset=1f3a8' family
      """)
    let isElsewhere = without.output.split(separator: "\n").contains { !$0.hasSuffix(".png") }
    #expect(without.errors.contains("no installed font has U+1F3A8") == !isElsewhere, "\(without.errors)")
    #expect(isElsewhere || without.errors.contains("fonts-noto-color-emoji"))
    let pictures = try ["with", "without"].map {
      try Data(contentsOf: folder.appendingPathComponent("\($0)/day-palette-1.png"))
    }
    #expect(pictures[0] != pictures[1])
    // The words keep the name, whatever the fonts.
    let words = try String(contentsOf: folder.appendingPathComponent("without/day-palette-1.txt"), encoding: .utf8)
    #expect(words.contains("text-🎨"))
  }

  /// A limit on the size of files stops a write in the middle, as a full disk would, and needs no privileges.
  @Test func aFullDiskLeavesNoHalfFile() throws {
    let result = try run(
      """
      trap '' XFSZ
      ulimit -f 8
      "$LEGIBLE" sheet -o out --quiet
      """)
    #expect(result.status == 2 && !result.wasKilled)
    #expect(result.errors.contains("cannot write out/"), "\(result.errors)")
    let left = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path)) ?? []
    #expect(left.isEmpty, "\(left)")
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    try write("taken", "a file")
    let result = try run("\"$LEGIBLE\" sheet -o taken/out --quiet")
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot write taken/out"), "\(result.errors)")
    #expect(try String(contentsOf: folder.appendingPathComponent("taken"), encoding: .utf8) == "a file")
  }
}
