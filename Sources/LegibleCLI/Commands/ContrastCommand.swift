import ColorScience
import JSONText
import Reports

enum ContrastCommand {
  static func run(_ arguments: ContrastArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let style = world.style(arguments.color)
    switch arguments.stacks {
    case .standardInput:
      return try LineStream.run(in: &world) { line, answers in
        answer(label: "line \(line.number)", input: line.bytes, isListed: true, arguments, style, &answers) {
          () throws(InputError) in try LayerStack(line: line.bytes)
        }
      }
    case .layers(let texts):
      var answers = LineAnswers()
      // Joined like a line of input, so that an error can point at its place.
      var joined = texts.joined(separator: "\t")
      joined.withUTF8 { bytes in
        answer(label: "legible", input: bytes, isListed: false, arguments, style, &answers) {
          () throws(InputError) in try LayerStack(line: bytes)
        }
      }
      world.output.write(bytes: answers.output)
      world.output.flush()
      world.errors.write(bytes: answers.errors)
      return answers.status
    }
  }

  private static func answer(
    label: String, input: UnsafeBufferPointer<UInt8>, isListed: Bool, _ arguments: ContrastArguments,
    _ style: TerminalStyle, _ answers: inout LineAnswers, reading: () throws(InputError) -> LayerStack
  ) {
    do throws(InputError) {
      let stack = try reading()
      guard let answer = ContrastAnswer(stack, arguments) else { throw stack.bottomIsTranslucent }
      if let passes = answer.meetsRequirement, !passes { answers.raise(to: .findings) }
      switch arguments.format {
      case .json: answers.write { ContrastJSON.write(answer, to: &$0) }
      case .text where isListed: answers.write(ContrastText.listLine(answer, style))
      case .text: for line in ContrastText.page(answer, style) { answers.write(line) }
      }
    } catch {
      let text = String(decoding: input, as: UTF8.self)
      if arguments.format == .json {
        answers.write { error.write(to: &$0, input: text) }
        answers.raise(to: .failure)
      } else {
        answers.complain(error.text(input: text.replacingTabs(), label: label))
      }
    }
  }
}

extension String {
  /// Replaces tabs by spaces, because the mark under an error counts a tab as one column.
  fileprivate func replacingTabs() -> String {
    String(map { $0 == "\t" ? " " : $0 })
  }
}
