import ColorScience
import JSONText
import Reports

enum ConvertCommand {
  static func run(_ arguments: ConvertArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let style = world.style(arguments.color)
    switch arguments.colors {
    case .standardInput:
      return try LineStream.run(in: &world) { line, answers in
        answer(line.bytes, label: "line \(line.number)", isListed: true, arguments, nil, style, &answers)
      }
    case .given(let texts):
      var answers = LineAnswers()
      let width = world.lineWidth
      for (index, text) in texts.enumerated() {
        if index > 0, arguments.format == .text, arguments.spaces.isEmpty { answers.write("") }
        var text = text
        text.withUTF8 { answer($0, label: "legible", isListed: false, arguments, width, style, &answers) }
      }
      world.output.write(bytes: answers.output)
      world.output.flush()
      world.errors.write(bytes: answers.errors)
      return answers.status
    }
  }

  private static func answer(
    _ bytes: UnsafeBufferPointer<UInt8>, label: String, isListed: Bool, _ arguments: ConvertArguments,
    _ width: Int?, _ style: TerminalStyle, _ answers: inout LineAnswers
  ) {
    do throws(CSSColorError) {
      let color = try Color(cssBytes: bytes)
      switch arguments.format {
      case .json: answers.write { ConvertJSON.write(color, input: bytes, spaces: arguments.spaces, to: &$0) }
      case .text where isListed: answers.write(ConvertText.line(color, spaces: arguments.spaces, style))
      case .text:
        let input = String(decoding: bytes, as: UTF8.self)
        for line in ConvertText.page(color, input: input, spaces: arguments.spaces, width: width, style) {
          answers.write(line)
        }
      }
    } catch {
      let input = String(decoding: bytes, as: UTF8.self)
      let problem = InputError(error)
      if arguments.format == .json {
        answers.write { problem.write(to: &$0, input: input) }
        answers.raise(to: .failure)
      } else {
        answers.complain(problem.text(input: input, label: label))
      }
    }
  }
}
