import Foundation
import Testing

/// The program itself, as a shell runs it.
struct ProcessTests {
  @Test func answersWithItsVersion() throws {
    let result = try Binary.shell("$LEGIBLE --version")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("legible "))
    #expect(result.errors == "")
  }

  @Test func aTypoIsAnErrorOnStandardError() throws {
    let result = try Binary.shell("$LEGIBLE help --fromat text")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors
        == "legible: legible help has no option '--fromat'; did you mean --format?\nTry: legible help help\n")
  }

  @Test func aReaderThatGoesAwayIsNoFailure() throws {
    let result = try Binary.shell("set -o pipefail; $LEGIBLE help --format markdown | true; echo ${PIPESTATUS[0]}")
    #expect(result.output == "0\n")
    #expect(result.errors == "")
  }

  #if os(Linux)
    @Test func aFullDiskIsAFailure() throws {
      let result = try Binary.shell("$LEGIBLE help > /dev/full")
      #expect(result.status == 2)
      #expect(result.errors.contains("cannot write the output"))
    }
  #endif

  @Test func aClosedStandardOutputIsAFailure() throws {
    let result = try Binary.shell("$LEGIBLE help >&-")
    #expect(result.status == 2)
    #expect(!result.wasKilled)
  }

  @Test func colourIsForTerminalsUnlessAskedFor() throws {
    let escape = "\u{1B}["
    #expect(!(try Binary.shell("$LEGIBLE help")).output.contains(escape))
    #expect((try Binary.shell("$LEGIBLE help --color always")).output.contains(escape))
    #expect((try Binary.shell("CLICOLOR_FORCE=1 $LEGIBLE help")).output.contains(escape))
    #expect(!(try Binary.shell("NO_COLOR=1 CLICOLOR_FORCE=1 $LEGIBLE help")).output.contains(escape))
  }
}
