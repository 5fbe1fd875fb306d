import CommonMark
import Foundation
import StepScripts
import TerminalViews

/// Shows a step and asks its questions: on a terminal the reader answers; elsewhere the answers
/// follow at once.
struct Asking {
  let document: Document

  func go(through parts: [StepView.Part]) {
    for (index, part) in parts.enumerated() {
      if index > 0 { Console.standardOutput.write("\n") }
      switch part {
      case .text(let text): Console.standardOutput.write(text)
      case .question(let question): ask(question)
      }
    }
  }

  private func ask(_ question: StepScript.Question) {
    let style = Console.standardOutput.style
    Console.standardOutput.write(QuizView.question(question, in: document, style: style))
    let chosen = answer(question)
    guard question.answers.allSatisfy({ $0.isRight != nil }) else {
      Console.standardOutput.write("\n\(LearningWords.unanswerable)\n")
      return
    }
    Console.standardOutput.write("\n\(verdict(chosen, question))\n")
    Console.standardOutput.write(QuizView.answers(question, chosen: chosen ?? [], style: style))
  }

  /// The answers that the reader types; `nil` if there is nobody to ask, or no answer.
  private func answer(_ question: StepScript.Question) -> Set<Int>? {
    guard Console.standardOutput.isTerminal, isatty(0) == 1 else { return nil }
    Console.standardOutput.write("\n")
    while true {
      Console.standardOutput.write(LearningWords.answerPrompt)
      guard let line = readLine() else { return nil }
      if let chosen = QuizView.answers(typed: line, of: question.answers.count) {
        return chosen.isEmpty ? nil : chosen
      }
      let letters = question.answers.indices.map(QuizView.letter)
      Console.standardOutput.write(LearningWords.noAnswer(letters) + "\n")
    }
  }

  private func verdict(_ chosen: Set<Int>?, _ question: StepScript.Question) -> String {
    guard let chosen else { return LearningWords.answers }
    let correct = Set(question.answers.indices.filter { question.answers[$0].isRight == true })
    return chosen == correct ? LearningWords.answeredRight : LearningWords.answeredWrong
  }
}
