import Foundation
import LessonModel

/// Asks a step's questions: on a terminal the reader answers, elsewhere the answers follow at once.
struct Asking {
  let lesson: Lesson
  let step: Step
  /// Which answers are right, a list for each question.
  let rightAnswers: [[Bool]]

  func run() {
    let style = Console.standardOutput.style
    for (quiz, right) in zip(step.quizzes, rightAnswers) {
      Console.standardOutput.write(
        "\n" + QuizView.question(quiz, in: lesson.document, style: style))
      let chosen = answer(quiz)
      guard !right.isEmpty else {
        Console.standardOutput.write("\n\(LearningWords.unanswerable)\n")
        continue
      }
      Console.standardOutput.write("\n\(verdict(chosen, right))\n")
      Console.standardOutput.write(
        QuizView.answers(quiz, right: right, chosen: chosen ?? [], style: style))
    }
  }

  /// The answers that the reader types, such as `b` or `a c`; `nil` when nobody is asked.
  private func answer(_ quiz: Quiz) -> Set<Int>? {
    guard Console.standardOutput.isTerminal, isatty(0) == 1 else { return nil }
    Console.standardOutput.write("\n" + LearningWords.answerPrompt)
    guard let line = readLine() else { return nil }
    let letters = quiz.answers.indices.filter { line.lowercased().contains(QuizView.letter($0)) }
    return letters.isEmpty ? nil : Set(letters)
  }

  private func verdict(_ chosen: Set<Int>?, _ right: [Bool]) -> String {
    guard let chosen else { return LearningWords.answers }
    let correct = Set(right.indices.filter { right[$0] })
    return chosen == correct ? LearningWords.answeredRight : LearningWords.answeredWrong
  }
}
