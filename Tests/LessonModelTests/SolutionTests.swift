import Findings
import LessonModel
import Testing

/// What is wrong with hints, the solution and variants, and where.
@Suite struct SolutionTests {
  @Test(arguments: hints + solutions + variants)
  func mistakeIsReportedAtItsPlace(_ example: FindingCase) throws {
    try example.check()
  }

  static let hints = [
    FindingCase(
      "one hint", .section, "Section 'Hints' has only 1 hint, at least 2 are needed",
      remedy: "add another one, or remove the section",
      in: ExerciseText(hints: "1. a").lesson.replacing("### Hints", with: "1️⃣### Hints2️⃣")),
    FindingCase(
      "an empty hint", .section, "Hint is empty", remedy: "write the hint, or remove its number",
      in: ExerciseText(hints: "1. a\n1️⃣2.2️⃣\n3. b").lesson),
    FindingCase(
      "text beside the hints", .section, "Text does not belong in section 'Hints'",
      remedy: "move it out of the section, which holds one numbered list",
      in: ExerciseText(hints: "1️⃣Think:2️⃣\n\n1. a\n2. b").lesson),
    FindingCase(
      "two lists of hints", .section, "List does not belong in section 'Hints'",
      remedy: "move it out of the section, which holds one numbered list",
      in: ExerciseText(hints: "1. a\n2. b\n\n1️⃣1) c").lesson
        .replacing("1) c\n", with: "1) c\n2️⃣")),
    FindingCase(
      "a scene in a hint", .misplacedFence, "Code inside a list or quote does not run",
      remedy: "move it out, or remove the words after the language",
      in: ExerciseText(hints: "1. a\n2. ```swift 1️⃣scene2️⃣\n   a\n   ```").lesson),
  ]

  private static let file = "```swift file=A.swift target=Share\nlet a = 7\n```"

  static let solutions = [
    FindingCase(
      "no why", .section, "Section 'Solution' has no explanation",
      remedy: "add text that explains the code",
      in: ExerciseText(solution: file).lesson
        .replacing("### Solution", with: "1️⃣### Solution2️⃣")),
    FindingCase(
      "no file", .section, "Section 'Solution' has no file",
      remedy: "add a 'file=…' block with the name of a 'starter' file",
      in: ExerciseText(solution: "Because.").lesson
        .replacing("### Solution", with: "1️⃣### Solution2️⃣")),
    FindingCase(
      "nothing to do", .section, "Solution is the same as the starter",
      remedy: "leave something to do in the 'starter' files",
      in: ExerciseText(solution: "So.\n\n" + file.replacing("7", with: "0")).lesson
        .replacing("### Solution", with: "1️⃣### Solution2️⃣")),
    FindingCase(
      "a file that the learner can't change", .section,
      "Starter has no file 'B.swift' in 'Share', did you mean 'A.swift'",
      remedy: "use 'A.swift', or add 'starter' to a block with this file in the step",
      in: ExerciseText(
        solution: "So.\n\n\(file)\n\n```1️⃣swift file=B.swift target=Share2️⃣\n```"
      ).lesson),
    FindingCase(
      "a file of another target", .section,
      "Starter has no file 'A.swift' in 'Reader', did you mean 'target=Share'",
      remedy: "use 'A.swift', or add 'starter' to a block with this file in the step",
      in: ExerciseText(
        solution: "So.\n\n\(file)\n\n```1️⃣swift file=A.swift target=Reader2️⃣\n```"
      ).lesson),
    FindingCase(
      "one file twice", .section, "File 'A.swift' appears twice in the solution",
      remedy: "remove one of them", note: "the first one is here",
      in: ExerciseText(
        solution: "So.\n\n```3️⃣swift file=A.swift target=Share4️⃣\n```\n\n"
          + "```1️⃣swift file=A.swift target=Share2️⃣\n```"
      ).lesson),
    FindingCase(
      "a file that must go wrong", .section, "File of the solution can't be expected to fail",
      remedy: "remove the word that says so",
      in: ExerciseText(
        solution: "So.\n\n```1️⃣swift file=A.swift target=Share fails=x2️⃣\n```"
      ).lesson),
    FindingCase(
      "a beginning at the end", .section, "File of the solution is marked 'starter'",
      remedy: "remove 'starter', or move the file before the exercise's sections",
      in: ExerciseText(
        solution: "So.\n\n```1️⃣swift file=A.swift target=Share starter2️⃣\n```"
      ).lesson),
    FindingCase(
      "a program in the solution", .section, "Program does not belong in section 'Solution'",
      remedy: "move it out of the section, which holds text and 'file=…' blocks",
      in: ExerciseText(solution: "So.\n\n\(file)\n\n```1️⃣swift2️⃣\n```").lesson),
    FindingCase(
      "output in the solution", .section, "Expected text does not belong in section 'Solution'",
      remedy: "move it out of the section, which holds text and 'file=…' blocks",
      in: ExerciseText(solution: "So.\n\n\(file)\n\n```1️⃣text output2️⃣\n```").lesson),
  ]

  static let variants = [
    FindingCase(
      "no variants", .section, "Section 'Accepted' has no variants, at least 2 are needed",
      remedy: "add two, or remove the section",
      in: ExerciseText(accepted: "").lesson.replacing("### Accepted", with: "1️⃣### Accepted2️⃣")),
    FindingCase(
      "one variant", .section, "Section 'Rejected' has only 1 variant, at least 2 are needed",
      remedy: "add another one, or remove the section",
      in: ExerciseText(rejected: "#### A\n> No.\n\(file)").lesson
        .replacing("### Rejected", with: "1️⃣### Rejected2️⃣")),
    FindingCase(
      "a file of no variant", .section, "File does not belong in section 'Accepted'",
      remedy: "move it out of the section, which holds '####' headings, each with 'file=…' blocks",
      in: ExerciseText(
        accepted: "```1️⃣swift file=A.swift target=Share2️⃣\n```\n" + ExerciseText().accepted
      ).lesson),
    FindingCase(
      "a verdict on what is right", .section, "Quote does not belong in section 'Accepted'",
      remedy: "move it out of the section, which holds '####' headings, each with 'file=…' blocks",
      in: ExerciseText(accepted: ExerciseText().accepted + "\n1️⃣> Yes.2️⃣").lesson),
    FindingCase(
      "a variant without a name", .section, "Variant has no name",
      remedy: "write after '####' what is special about it",
      in: ExerciseText(accepted: ExerciseText().accepted + "\n1️⃣####2️⃣\n\(file)").lesson),
    FindingCase(
      "a variant without a file", .section, "Variant 'Five' has no file",
      remedy: "add a 'file=…' block with the name of a 'starter' file",
      in: ExerciseText(accepted: ExerciseText().accepted + "\n1️⃣#### Five2️⃣").lesson),
    FindingCase(
      "one name twice", .section, "Two variants are named 'One'",
      remedy: "change or remove one of them", note: "the other one is here",
      in: ExerciseText(
        accepted: ExerciseText().accepted.replacing("#### One", with: "3️⃣#### One4️⃣")
          + "\n1️⃣#### One2️⃣\n\(file)"
      ).lesson),
    FindingCase(
      "one code twice", .section, "Variant 'Five' has the same code as another one",
      remedy: "change or remove one of them", note: "the other one is here",
      in: ExerciseText(
        accepted: ExerciseText().accepted.replacing("#### One", with: "3️⃣#### One4️⃣")
          + "\n1️⃣#### Five2️⃣\n" + file.replacing("7", with: "2")
      ).lesson),
    FindingCase(
      "the solution again", .section, "Variant 'Five' is the same as the solution",
      remedy: "change it, or remove it",
      in: ExerciseText(
        rejected: ExerciseText().rejected + "\n1️⃣#### Five2️⃣\n> No.\n"
          + file.replacing("7", with: "1")
      ).lesson),
    FindingCase(
      "no verdict on what is wrong", .section, "Variant 'Five' has no verdict",
      remedy: "add the verdict that it must get as a quote: '> …'",
      in: ExerciseText(rejected: ExerciseText().rejected + "\n1️⃣#### Five2️⃣\n\(file)").lesson),
    FindingCase(
      "two verdicts", .section, "Second verdict for a variant", remedy: "keep one of them",
      in: ExerciseText(
        rejected: ExerciseText().rejected + "\n#### Five\n> No.\n\n\(file)\n1️⃣> Yes.2️⃣"
      ).lesson),
  ]
}
