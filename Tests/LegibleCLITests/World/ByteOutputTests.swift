import Testing

@testable import LegibleCLI

struct ByteOutputTests {
  @Test func dropsWhatFollowsAReaderThatWentAway() {
    var calls = 0
    let output = ByteOutput { _ in
      calls += 1
      return .readerGone
    }
    output.write("a")
    output.flush()
    output.write("b")
    output.flush()
    #expect(calls == 1)
    #expect(output.isClosed)
    #expect(output.failure == nil)
  }

  @Test func remembersAFailure() {
    let output = ByteOutput { _ in .failed(reason: "disk full") }
    output.writeLine("a")
    output.flush()
    #expect(output.failure == .cannotWrite(reason: "disk full"))
  }
}
