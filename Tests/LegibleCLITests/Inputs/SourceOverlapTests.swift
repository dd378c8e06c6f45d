import Testing

@testable import LegibleCLI

/// Sources of one configuration that read the same files.
struct SourceOverlapTests {
  /// The warning says to include the themes elsewhere or to exclude them. After either, there is no warning.
  @Test func whatAnotherSourceIncludesIsNotMissedHere() throws {
    let world = try TestWorld()
    for (folder, prefix) in [("App", ""), ("Other", "Other")] {
      try world.write(
        "\(folder)/Themes.swift",
        """
        protocol Palette { var ink: UIColor { get } }
        struct \(prefix)Plain: Palette { var ink: UIColor = .black }
        struct \(prefix)Loud: Palette { var ink: UIColor = .red }
        protocol CalendarAppearance { var today: UIColor { get } }
        struct \(prefix)PlainCalendar: CalendarAppearance { var today: UIColor { .black } }
        """)
    }
    func warns(_ sources: String) throws -> Bool {
      try world.write("legible.json", "{\"themes\": [\(sources)]}")
      #expect(world.run("tokens") == .success)
      return world.errors.contains("are not read, because")
    }
    let own = "{\"path\": \"App\", \"include\": [\"*Calendar\"]}"
    #expect(try warns("\"App\""))
    #expect(try !warns("\"App\", \(own)"))
    #expect(world.output.contains("PlainCalendar, 2 tokens"))
    #expect(try !warns("{\"path\": \"App\", \"include\": [\"Plain\", \"Loud\"]}, \(own)"))
    #expect(try !warns("{\"path\": \"App\", \"exclude\": [\"*Calendar\"]}"))
    // Themes of another folder are not these.
    #expect(try warns("\"App\", {\"path\": \"Other\", \"include\": [\"*Calendar\"]}"))
  }
}
