import LessonModel
import Testing

@testable import TutorCommands

/// What counts as done, and which step is next.
@Suite struct ProgressTests {
  typealias Progress = TutorCommands.Progress

  @Test func aFinishedStepIsDoneAndOthersAreOpen() throws {
    let progress = try progress(finishing: "first/two")
    #expect(try states(of: progress, in: CourseFixture()) == ["open", "done", "open", "open"])
  }

  @Test func aStepWhoseTextChangedIsStaleAndTheOthersStayDone() throws {
    let progress = try progress(finishing: "first/one", "first/two", "first/three")
    let changed = try CourseFixture(words: "Other words.\n\nAnd more.")
    #expect(try states(of: progress, in: changed) == ["done", "stale", "done", "open"])
  }

  @Test func aStaleStepFinishedAgainIsDone() throws {
    var progress = try progress(finishing: "first/two")
    let changed = try CourseFixture(words: "Other words.")
    let step = try changed.listed("first/two")
    progress.finish(step, in: changed.contents)
    #expect(progress.state(of: step) == .done)
  }

  @Test(
    arguments: [
      ([], "first/one"), (["first/one"], "first/two"), (["first/two"], "first/one"),
      (["first/one", "first/two", "first/three"], "second/four"),
      (["first/one", "first/two", "first/three", "second/four"], nil),
    ] as [([String], String?)])
  func theNextStepIsTheFirstThatIsNotDone(_ done: [String], _ next: String?) throws {
    var progress = Progress()
    for path in done { try finish(path, in: &progress) }
    #expect(try self.next(of: progress) == next)
  }

  @Test func aStaleStepIsNextBeforeOnesThatWereNeverSeen() throws {
    let progress = try progress(finishing: "first/one", "first/two", "first/three")
    let changed = try CourseFixture(words: "Other words.")
    #expect(try next(of: progress, in: changed) == "first/two")
  }

  @Test func whoGoesToAStepIsShownThatStepThoughItIsDone() throws {
    var progress = try progress(finishing: "first/one", "first/two")
    try go(to: "first/one", in: &progress)
    #expect(try next(of: progress) == "first/one")
  }

  @Test func whoWentToAStepGoesOnWithTheOpenStepsOfItsLesson() throws {
    var progress = try progress(finishing: "first/two")
    try go(to: "first/one", in: &progress)
    try finish("first/one", in: &progress)
    #expect(progress.current == "first/three")
    #expect(try next(of: progress) == "first/three")
  }

  @Test func whoWentToTheLastStepOfALessonGoesOnWithTheNextLesson() throws {
    var progress = Progress()
    try go(to: "first/three", in: &progress)
    try finish("first/three", in: &progress)
    #expect(progress.current == "second/four")
    #expect(try next(of: progress) == "second/four")
  }

  @Test func whoWentToTheLastStepOfTheCourseGoesBackToItsFirstOpenOne() throws {
    var progress = Progress()
    try go(to: "second/four", in: &progress)
    try finish("second/four", in: &progress)
    #expect(progress.current == nil)
    #expect(try next(of: progress) == "first/one")
  }

  @Test func finishingAnotherStepDoesNotLeadAwayFromTheOneGoneTo() throws {
    var progress = Progress()
    try go(to: "second/four", in: &progress)
    try finish("first/one", in: &progress)
    #expect(try next(of: progress) == "second/four")
  }

  @Test func aStepThatNoLongerExistsIsNoPlaceToGoOn() throws {
    var progress = try progress(finishing: "first/one")
    progress.current = "first/removed"
    #expect(try next(of: progress) == "first/two")
  }

  @Test func aStepWithANewNameKeepsWhatTheLearnerDidUnderTheOldOne() throws {
    var fixture = try CourseFixture.withExercise()
    fixture.course.moved = ["old/practice": "first/exercise", "first/removed": "first/three"]
    let exercise = try fixture.listed("first/exercise")
    let three = try fixture.listed("first/three")
    var progress = Progress()
    progress.done["old/practice"] = Progress.DoneStep(digest: exercise.digest)
    progress.done["first/removed"] = Progress.DoneStep(digest: "of another text")
    progress.hints["old/practice"] = 1
    progress.current = "first/removed"
    progress.exercise = "old/practice"
    #expect(progress.state(of: exercise) == .done)
    #expect(progress.state(of: three) == .stale)
    #expect(progress.hintsShown(of: exercise) == 1)
    #expect(progress.next(in: fixture.contents)?.path == "first/three")
    #expect(progress.stepToWorkOn(in: fixture.contents)?.path == "first/exercise")

    progress.finish(three, in: fixture.contents)
    #expect(progress.state(of: three) == .done)
    #expect(progress.current == "second/four")
  }

  @Test func theStepToWorkOnIsTheLastExerciseAlsoWhenItIsDone() throws {
    let fixture = try CourseFixture.withExercise()
    let exercise = try fixture.listed("first/exercise")
    var progress = Progress()
    progress.go(to: exercise)
    progress.finish(exercise, in: fixture.contents)
    #expect(progress.next(in: fixture.contents)?.id == "three")
    #expect(progress.stepToWorkOn(in: fixture.contents)?.id == "exercise")
    let four = try fixture.listed("second/four")
    progress.go(to: four)
    #expect(progress.stepToWorkOn(in: fixture.contents)?.id == "exercise")
  }

  @Test func anExerciseThatCannotBeCheckedIsOpenAndGonePastUntilTheLearnerGoesToIt() throws {
    let fixture = try CourseFixture.withExercise()
    let exercise = try fixture.listed("first/exercise")
    var progress = Progress()
    progress.go(to: exercise)
    progress.goPast(exercise, in: fixture.contents)
    #expect(progress.state(of: exercise) == .open)
    #expect(progress.current == "first/three")
    for path in ["first/one", "first/three", "second/four"] {
      progress.finish(try fixture.listed(path), in: fixture.contents)
    }
    #expect(progress.next(in: fixture.contents) == nil)
    #expect(progress.uncheckedExercises(in: fixture.contents) == ["first/exercise"])
    var again = progress
    again.go(to: exercise)
    #expect(again.next(in: fixture.contents)?.id == "exercise")
    #expect(again.uncheckedExercises(in: fixture.contents) == [])
    progress.finish(exercise, in: fixture.contents)
    #expect(progress.uncheckedExercises(in: fixture.contents) == [])
  }

  @Test(arguments: [nil, "first/gone", "first/three"])
  func withoutALastExerciseTheStepToWorkOnIsTheNextOne(_ exercise: String?) throws {
    let fixture = try CourseFixture.withExercise()
    var progress = Progress()
    progress.exercise = exercise
    #expect(progress.stepToWorkOn(in: fixture.contents)?.id == "one")
  }

  @Test func shownHintsOnlyBecomeMore() throws {
    let step = try CourseFixture().listed("first/one")
    var progress = Progress()
    #expect(progress.hintsShown(of: step) == 0)
    progress.showHints(2, of: step)
    progress.showHints(1, of: step)
    #expect(progress.hintsShown(of: step) == 2)
    #expect(progress.hints == ["first/one": 2])
  }

  @Test func finishingKeepsTheHintsAndWhatOthersWroteOfTheStep() throws {
    var progress = Progress()
    progress.hints = ["first/one": 1]
    progress.done = ["first/one": .init(digest: "old", others: ["note": .text("mine")])]
    try finish("first/one", in: &progress)
    #expect(progress.hints == ["first/one": 1])
    #expect(progress.done["first/one"]?.others == ["note": .text("mine")])
    #expect(progress.done["first/one"]?.digest != "old")
  }
}

extension ProgressTests {
  private func progress(finishing paths: String...) throws -> Progress {
    var progress = Progress()
    for path in paths { try finish(path, in: &progress) }
    return progress
  }

  private func finish(_ path: String, in progress: inout Progress) throws {
    let fixture = try CourseFixture()
    progress.finish(try fixture.listed(path), in: fixture.contents)
  }

  private func go(to path: String, in progress: inout Progress) throws {
    progress.go(to: try CourseFixture().listed(path))
  }

  private func next(
    of progress: Progress, in fixture: CourseFixture? = nil
  ) throws -> String? {
    progress.next(in: try (fixture ?? CourseFixture()).contents)?.path
  }

  private func states(of progress: Progress, in fixture: CourseFixture) throws -> [String] {
    fixture.contents.steps.map { progress.state(of: $0).rawValue }
  }
}
