import Findings

/// Messages about an exercise: its starter, hints, solution and variants.
enum ExerciseWords {
  static let starterMissing = "Exercise has no 'starter' file"
  static let starterMissingRemedy =
    "add 'starter' to a 'file=…' block before the exercise's sections"

  static let starterWithoutExercise = "'starter' in a step without an exercise"
  static func starterWithoutExerciseRemedy(_ sections: [SectionWord]) -> String {
    "add the sections \(quotedList(sections.map(\.rawValue), "and")), or remove 'starter'"
  }

  static func failsOnPurpose(_ part: ExercisePart) -> String {
    switch part {
    case .checkScene: "Scene of a check can't be expected to fail"
    case .file(let owner): "File of \(name(of: owner)) can't be expected to fail"
    }
  }
  static let failsOnPurposeRemedy = "remove the word that says so"

  static let hintEmpty = "Hint is empty"
  static let hintEmptyRemedy = "write the hint, or remove its number"
}

// The files of a solution or a variant.
extension ExerciseWords {
  static func starterInside(_ owner: ExercisePart.Owner) -> String {
    "File of \(name(of: owner)) is marked 'starter'"
  }
  static let starterInsideRemedy =
    "remove 'starter', or move the file before the exercise's sections"

  static func fileRepeated(_ name: String, in owner: ExercisePart.Owner) -> String {
    "File \(quoted(name)) appears twice in \(self.name(of: owner))"
  }

  /// For a file that isn't one of the starter's; another target may have one of the same name.
  static func notAStarter(
    _ name: String, target: String?, otherTarget: String?, meant: String?
  ) -> String {
    let place = target.map { " in \(quoted($0))" } ?? ""
    let suggestion =
      otherTarget.map { ", did you mean 'target=\($0)'" } ?? NearMiss.suggestion(meant)
    return "Starter has no file \(quoted(name))\(place)\(suggestion)"
  }
  static func notAStarterRemedy(_ starters: [String]) -> String {
    "use \(quotedList(starters)), or add 'starter' to a block with this file in the step"
  }

  static let solutionWithoutFile = "Section 'Solution' has no file"
  static func variantWithoutFile(_ name: String) -> String {
    "Variant \(quoted(name)) has no file"
  }
  static let addFileRemedy = "add a 'file=…' block with the name of a 'starter' file"

  static let solutionUnexplained = "Section 'Solution' has no explanation"
  static let solutionUnexplainedRemedy = "add text that explains the code"

  static let solutionIsStarter = "Solution is the same as the starter"
  static let solutionIsStarterRemedy = "leave something to do in the 'starter' files"

  private static func name(of owner: ExercisePart.Owner) -> String {
    switch owner {
    case .solution: "the solution"
    case .variant: "a variant"
    }
  }
}

// Variants.
extension ExerciseWords {
  static let variantNameless = "Variant has no name"
  static let variantNamelessRemedy = "write after '####' what is special about it"

  static func variantRepeated(_ name: String) -> String {
    "Two variants are named \(quoted(name))"
  }
  static func variantCodeRepeated(_ name: String) -> String {
    "Variant \(quoted(name)) has the same code as another one"
  }
  static let variantRepeatedRemedy = "change or remove one of them"

  static func variantIsSolution(_ name: String) -> String {
    "Variant \(quoted(name)) is the same as the solution"
  }
  static let variantIsSolutionRemedy = "change it, or remove it"
}
