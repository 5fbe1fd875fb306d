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
    let (lesson, step) = try changed.step("first/two")
    progress.finish(step, of: lesson, in: changed.course)
    #expect(progress.state(of: step, in: lesson) == .done)
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

  @Test func theStepToWorkOnIsTheLastExerciseAlsoWhenItIsDone() throws {
    let fixture = try CourseFixture.withExercise()
    let (lesson, exercise) = try fixture.step("first/exercise")
    var progress = Progress()
    progress.go(to: exercise, of: lesson)
    progress.finish(exercise, of: lesson, in: fixture.course)
    #expect(progress.next(in: fixture.course)?.step.id == "three")
    #expect(progress.stepToWorkOn(in: fixture.course)?.step.id == "exercise")
    let (second, four) = try fixture.step("second/four")
    progress.go(to: four, of: second)
    #expect(progress.stepToWorkOn(in: fixture.course)?.step.id == "exercise")
  }

  @Test func anExerciseThatCannotBeCheckedIsOpenAndGonePastUntilTheLearnerGoesToIt() throws {
    let fixture = try CourseFixture.withExercise()
    let (lesson, exercise) = try fixture.step("first/exercise")
    var progress = Progress()
    progress.go(to: exercise, of: lesson)
    progress.goPast(exercise, of: lesson, in: fixture.course)
    #expect(progress.state(of: exercise, in: lesson) == .open)
    #expect(progress.current == "first/three")
    for path in ["first/one", "first/three", "second/four"] {
      let (lesson, step) = try fixture.step(path)
      progress.finish(step, of: lesson, in: fixture.course)
    }
    #expect(progress.next(in: fixture.course) == nil)
    #expect(progress.uncheckedExercises(in: fixture.course) == ["first/exercise"])
    var again = progress
    again.go(to: exercise, of: lesson)
    #expect(again.next(in: fixture.course)?.step.id == "exercise")
    #expect(again.uncheckedExercises(in: fixture.course) == [])
    progress.finish(exercise, of: lesson, in: fixture.course)
    #expect(progress.uncheckedExercises(in: fixture.course) == [])
  }

  @Test(arguments: [nil, "first/gone", "first/three"])
  func withoutALastExerciseTheStepToWorkOnIsTheNextOne(_ exercise: String?) throws {
    let fixture = try CourseFixture.withExercise()
    var progress = Progress()
    progress.exercise = exercise
    #expect(progress.stepToWorkOn(in: fixture.course)?.step.id == "one")
  }

  @Test func shownHintsOnlyBecomeMore() throws {
    let (lesson, step) = try CourseFixture().step("first/one")
    var progress = Progress()
    #expect(progress.hintsShown(of: step, in: lesson) == 0)
    progress.showHints(2, of: step, in: lesson)
    progress.showHints(1, of: step, in: lesson)
    #expect(progress.hintsShown(of: step, in: lesson) == 2)
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
    let (lesson, step) = try fixture.step(path)
    progress.finish(step, of: lesson, in: fixture.course)
  }

  private func go(to path: String, in progress: inout Progress) throws {
    let (lesson, step) = try CourseFixture().step(path)
    progress.go(to: step, of: lesson)
  }

  private func next(
    of progress: Progress, in fixture: CourseFixture? = nil
  ) throws -> String? {
    let course = try fixture?.course ?? CourseFixture().course
    return progress.next(in: course).map { "\($0.lesson.id)/\($0.step.id)" }
  }

  private func states(of progress: Progress, in fixture: CourseFixture) throws -> [String] {
    fixture.course.lessons.flatMap { lesson in
      lesson.steps.map { progress.state(of: $0, in: lesson).rawValue }
    }
  }
}
