import Testing

@testable import TutorCommands

/// How `tutor doctor` says what to install.
@Suite struct InstallAdviceTests {
  @Test(arguments: [
    (
      InstallAdvice(isRoot: true, hasApt: true, hasSudo: true),
      "type: apt-get update && apt-get install -y --no-install-recommends one two"
    ),
    (
      InstallAdvice(isRoot: false, hasApt: true, hasSudo: true),
      "type: sudo apt-get update && sudo apt-get install -y --no-install-recommends one two"
    ),
    (
      InstallAdvice(isRoot: false, hasApt: true, hasSudo: false),
      "type: su -c 'apt-get update && apt-get install -y --no-install-recommends one two'"
    ),
    (
      InstallAdvice(isRoot: true, hasApt: false, hasSudo: false),
      "install with this system's package manager what Debian calls one two"
    ),
  ])
  func theCommandFitsTheMachine(_ advice: InstallAdvice, _ text: String) {
    #expect(advice.text(packages: ["one", "two"]) == text)
  }
}
