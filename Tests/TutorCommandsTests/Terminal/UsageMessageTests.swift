import Testing

@testable import TutorCommands

/// Wrong command lines are reported in the same form as all other errors.
@Suite struct UsageMessageTests {
  @Test(arguments: [
    (
      "Error: Unknown option '--bogus'\nUsage: tutor next\n  See 'tutor next --help' for more information.",
      "tutor: unknown option '--bogus'\n  usage: tutor next\n  see 'tutor next --help' for more information\n"
    ),
    ("Error: URL is wrong", "tutor: URL is wrong\n"),
    ("--list and --to can't be used together", "tutor: --list and --to can't be used together\n"),
    ("", ""),
  ])
  func theParsersWordsBecomeOurs(_ message: String, _ text: String) {
    #expect(UsageMessage.text(message) == text)
  }
}
