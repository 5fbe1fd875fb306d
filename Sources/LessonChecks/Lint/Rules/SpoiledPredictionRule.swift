import Findings
import LessonModel

/// No prediction comes after its own answer.
///
/// The results at a step's end are held back until the reader has answered; what comes earlier is
/// read first. So a line that is offered as an answer isn't stated above the step's last text or
/// code, neither as output of the scene or program nor as an event. Nor may it come from a program
/// whose output no block states and which has text after it, because its output is shown where the
/// program ends. And no earlier step states what the same program prints.
struct SpoiledPredictionRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    lesson.steps.indices.flatMap { index -> [Finding] in
      let step = lesson.steps[index]
      return step.quizzes.indices.filter { step.quizzes[$0].kind == .prediction }.compactMap {
        quiz in
        let prediction = step.quizzes[quiz]
        let answers = Set(prediction.answers.compactMap(\.line))
        let spoiler =
          spoiler(of: answers, in: step, before: step.blocks.firstIndex { $0.isQuestion(quiz) })
          ?? spoiler(of: answers, in: step, earlier: lesson.steps[..<index])
        return spoiler.map { finding(prediction, $0, in: lesson) }
      }
    }
  }

  private func finding(_ prediction: Quiz, _ spoiler: String, in lesson: Lesson) -> Finding {
    Finding(
      .style, "Prediction's answer is shown before it: \(spoiler)", file: lesson.file,
      range: prediction.range,
      remedy: "put the results at the end of the step, with no text after them")
  }
}

extension SpoiledPredictionRule {
  /// Says where a step shows the answer before its question, which is one of its blocks or, for
  /// `nil`, after them.
  private func spoiler(of answers: Set<String>, in step: Step, before question: Int?) -> String? {
    let end = question ?? step.blocks.lastIndex { !$0.isExpectation }.map { $0 + 1 } ?? 0
    for case .expectation(let expectation) in step.blocks[..<end] {
      if let line = expectation.line(among: answers) { return place(line, expectation) }
    }
    return unstated(answers, in: step, shownFrom: end)
      ? "no block states what is printed, and text follows it" : nil
  }

  /// Whether a program whose output no block states prints the answer, with text after it.
  private func unstated(_ answers: Set<String>, in step: Step, shownFrom end: Int) -> Bool {
    guard !step.expectations.contains(where: { $0.line(among: answers) != nil }) else {
      return false
    }
    let stated = Set(step.expectations.filter(\.isOfMain).map(\.program))
    let silent = step.programs.indices.filter {
      step.programs[$0].canPrint && !stated.contains($0)
    }
    let last = step.lastBlocks
    return !silent.isEmpty && silent.allSatisfy { (last[$0] ?? end) + 1 < end }
  }

  /// Says which earlier step states what the same program prints.
  private func spoiler(
    of answers: Set<String>, in step: Step, earlier: ArraySlice<Step>
  ) -> String? {
    for other in earlier {
      for expectation in other.expectations where expectation.isOfMain {
        let program = other.programs[expectation.program]
        guard step.programs.contains(where: { $0.isTheSame(as: program) }),
          let line = expectation.line(among: answers)
        else { continue }
        return place(line, expectation)
      }
    }
    return nil
  }

  private func place(_ line: String, _ expectation: Expectation) -> String {
    "\(quoted(String(line.drop(while: \.isWhitespace)))) below line \(expectation.infoRange.start.line)"
  }
}

extension Block {
  fileprivate func isQuestion(_ index: Int) -> Bool {
    if case .question(index) = self { true } else { false }
  }

  fileprivate var isExpectation: Bool {
    if case .expectation = self { true } else { false }
  }
}

extension Program {
  /// Whether both run the same code.
  fileprivate func isTheSame(as other: Program) -> Bool {
    kind == other.kind && main?.text == other.main?.text && code == other.code
  }

  private var code: [[String]] {
    targets.map { target in [target.target.name] + target.files.map(\.text) }
  }
}

extension Expectation {
  /// Whether it is about the output of the scene or the standalone program.
  fileprivate var isOfMain: Bool { subject == .output(process: nil) }

  /// The first of some lines that the scene or the program prints, according to this block.
  fileprivate func line(among answers: Set<String>) -> String? {
    let lines = text.split(separator: "\n").map(String.init)
    switch subject {
    case .output(nil): return lines.first(where: answers.contains)
    case .output: return nil
    case .events:
      return answers.sorted().first { answer in
        let event = #": prints "\#(answer.escaped)\n""#
        return MainProcess.names.contains { lines.contains($0 + event) }
      }
    }
  }
}

extension String {
  /// The text as events escape it.
  fileprivate var escaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
