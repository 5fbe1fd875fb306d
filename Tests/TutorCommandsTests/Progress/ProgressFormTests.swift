import Testing

@testable import TutorCommands

/// The format of the progress file.
@Suite struct ProgressFormTests {
  typealias Progress = TutorCommands.Progress

  @Test func everyFieldIsWrittenAndReadBack() throws {
    var progress = Progress()
    progress.done = ["a/b": .init(digest: "d1"), "a/c": .init(digest: "d2")]
    progress.hints = ["a/b": 3]
    progress.current = "a/d"
    progress.exercise = "a/c"
    progress.unchecked = ["a/f", "a/e"]
    let text = try JSONText.of(progress.json)
    #expect(
      text == """
        {
          "current" : "a/d",
          "done" : {
            "a/b" : {
              "digest" : "d1"
            },
            "a/c" : {
              "digest" : "d2"
            }
          },
          "exercise" : "a/c",
          "hints" : {
            "a/b" : 3
          },
          "unchecked" : [
            "a/e",
            "a/f"
          ],
          "version" : 1
        }

        """)
    #expect(try Progress(Array(text.utf8)) == progress)
  }

  @Test func theFormOfTheFirstTutorsIsRead() throws {
    let progress = try Progress(Array(#"{"version": 1, "done": {"a/b": "d1", "c/d": "d2"}}"#.utf8))
    #expect(progress.done == ["a/b": .init(digest: "d1"), "c/d": .init(digest: "d2")])
    #expect(progress.hints.isEmpty && progress.current == nil && progress.others.isEmpty)
  }

  @Test func fieldsThatAreNotKnownAreWrittenBack() throws {
    let text = """
      {
        "badges" : [ 1, 2.5, true, null, "text", { "deep" : [  ] } ],
        "done" : { "a/b" : { "digest" : "d", "grade" : 7 } },
        "version" : 1
      }
      """
    let value = try Progress(Array(text.utf8))
    let again = try Progress(Array(try JSONText.of(value.json).utf8))
    #expect(again == value)
    #expect(
      again.others == [
        "badges": .list([
          .integer(1), .number(2.5), .boolean(true), .null, .text("text"),
          .object(["deep": .list([])]),
        ])
      ])
    #expect(again.done["a/b"]?.others == ["grade": .integer(7)])
  }

  @Test(arguments: [
    DamagedText("an empty file", "", "it is empty"),
    DamagedText("no JSON", "not json", "it isn't JSON, or is cut off"),
    DamagedText(
      "zeros, as after a power cut", "\0\0\0\0", "it isn't JSON, or is cut off"),
    DamagedText(
      "a truncated file", #"{"version": 1, "done": {"a/"#,
      "it isn't JSON, or is cut off"),
    DamagedText(
      "text behind the end", #"{"version": 1} {}"#, "it isn't JSON, or is cut off"),
    DamagedText(
      "very deep lists", String(repeating: "[", count: 100_000),
      "it isn't JSON, or is cut off"),
    DamagedText("a list", "[]", "it isn't a JSON object"),
    DamagedText("no version", #"{"done": {}}"#, "its 'version' is missing or isn't a version"),
    DamagedText(
      "a version below 1", #"{"version": 0}"#, "its 'version' is missing or isn't a version"),
    DamagedText(
      "a version in words", #"{"version": "1"}"#, "its 'version' is missing or isn't a version"),
    DamagedText("done as a list", #"{"version": 1, "done": []}"#, "its 'done' isn't an object"),
    DamagedText(
      "a number as a step", #"{"version": 1, "done": {"a/b": 1}}"#,
      "a field of its 'done' isn't a step"),
    DamagedText(
      "a step without a digest", #"{"version": 1, "done": {"a/b": {}}}"#,
      "a field of its 'done' has no 'digest'"),
    DamagedText("hints in words", #"{"version": 1, "hints": "2"}"#, "its 'hints' isn't an object"),
    DamagedText(
      "a negative number of hints", #"{"version": 1, "hints": {"a/b": -1}}"#,
      "a field of its 'hints' isn't a number of hints"),
    DamagedText(
      "a number to go on at", #"{"version": 1, "current": 2}"#, "its 'current' isn't text"),
    DamagedText(
      "unchecked in words", #"{"version": 1, "unchecked": "a/b"}"#, "its 'unchecked' isn't a list"),
    DamagedText(
      "a number as unchecked", #"{"version": 1, "unchecked": [2]}"#,
      "a field of its 'unchecked' isn't text"),
  ])
  func damageIsToldInWords(_ damaged: DamagedText) {
    #expect(throws: Progress.Problem.damaged(damaged.reason)) {
      try Progress(Array(damaged.text.utf8))
    }
  }

  @Test(arguments: [
    #"{"version": 2}"#, #"{"done": ["another", "form"], "hints": 3, "version": 2}"#,
  ])
  func aNewerVersionIsKnownByItsNumberWhateverElseIsThere(_ text: String) {
    #expect(throws: Progress.Problem.newer(version: 2)) { try Progress(Array(text.utf8)) }
  }
}

/// A text that isn't a progress file, and the reason that is given.
struct DamagedText: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var reason: String

  init(_ description: String, _ text: String, _ reason: String) {
    testDescription = description
    self.text = text
    self.reason = reason
  }
}
