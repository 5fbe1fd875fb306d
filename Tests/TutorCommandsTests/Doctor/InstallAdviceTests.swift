import Testing

@testable import TutorCommands

/// How `tutor doctor` says what to install.
@Suite struct InstallAdviceTests {
  @Test(arguments: [
    (
      InstallAdvice(isRoot: true, hasApt: true, hasSudo: true),
      "to install: apt-get update && apt-get install -y --no-install-recommends one two"
    ),
    (
      InstallAdvice(isRoot: false, hasApt: true, hasSudo: true),
      "to install: sudo apt-get update && sudo apt-get install -y --no-install-recommends one two"
    ),
    (
      InstallAdvice(isRoot: false, hasApt: true, hasSudo: false),
      "to install: su -c 'apt-get update && apt-get install -y --no-install-recommends one two'"
    ),
    (
      InstallAdvice(isRoot: true, hasApt: false, hasSudo: false),
      "use this system's package manager to install what Debian calls one two"
    ),
  ])
  func theCommandFitsTheMachine(_ advice: InstallAdvice, _ text: String) {
    #expect(advice.text(packages: ["one", "two"]) == text)
  }
}
