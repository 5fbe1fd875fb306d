import Findings
import LessonModel

/// No prediction stands below its own answer.
///
/// The results that a step ends with are held back until the reader has answered; what stands
/// further up is read before. So a line that is offered as an answer isn't stated above the step's
/// last text or code, neither as output of the scene or program nor as an event. Nor is it printed
/// by a program of which no block states what it prints, with text after it: its output is shown
/// where the program ends. And no earlier step states what the same program prints.
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
  /// Says where a step shows the answer above its question, which is at an index of its blocks or below them.
  private func spoiler(of answers: Set<String>, in step: Step, before question: Int?) -> String? {
    let end = question ?? step.blocks.lastIndex { !$0.isExpectation }.map { $0 + 1 } ?? 0
    for case .expectation(let expectation) in step.blocks[..<end] {
      if let line = expectation.line(among: answers) { return place(line, expectation) }
    }
    return unstated(answers, in: step, shownFrom: end)
      ? "no block states what is printed, and text follows it" : nil
  }

  /// Whether the answer is printed by a program whose output no block states, above other text.
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
  /// Whether it is about what the scene, or the program on its own, prints.
  fileprivate var isOfMain: Bool { subject == .output(process: nil) }

  /// The first of some lines that the scene or the program prints, as far as this says.
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
  /// As text stands in an event.
  fileprivate var escaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
