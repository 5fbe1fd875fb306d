import Foundation
import TestSupport
import Testing

/// What the launcher makes of a failed build, with a fake `swift`.
@Suite struct FailedBuildTests {
  private let part: LauncherPart

  init() throws {
    part = try LauncherPart("packages")
    try FileManager.default.copyItem(
      at: Repository.file("tutor"), to: part.folder.file("tutor"))
    // Nothing has to be installed.
    try part.folder.write("check_packages() { :; }\n", to: "Sources/Launcher/packages.bash")
    try part.program(
      "swift",
      """
      if [ "$1" = --version ]; then echo "Swift version 6.3.1 (here)" && exit; fi
      echo "*** Program crashed: Aborted at 0x0000"
      echo "a.swift:1:1: error: oh"
      kill -KILL $$
      """)
  }

  /// Pretends that the disk has this many kilobytes left.
  private func leave(_ kilobytes: Int) throws {
    try part.program("df", "echo Filesystem; echo 'disk 100000 100000 \(kilobytes) 99% /'\n")
  }

  @Test func aFullDiskIsNamedInsteadOfTheCrash() throws {
    try leave(20)
    try part.run("./tutor next").expect(
      status: 3,
      errors: """
        tutor: building for the first time, which takes a few minutes
        tutor: the disk with ROOT is full; free half a gigabyte, or a whole one for the tests, and try again

        """)
  }

  @Test func withRoomOnTheDiskTheErrorsAreShown() throws {
    try leave(2_000_000)
    var result = try part.run("./tutor next")
    // Bash says which line of the launcher it was in, and which process was killed.
    result.errors = result.errors.replacing(/line \d+: +\d+ Killed .*/, with: "line …: … Killed …")
    result.expect(
      status: 1,
      errors: """
        tutor: building for the first time, which takes a few minutes
        The build failed: 1 error
        a.swift:1:1: error: oh

        The whole output of the build (without its progress)
        *** Program crashed: Aborted at 0x0000
        a.swift:1:1: error: oh
        ./tutor: line …: … Killed …

        tutor: the build failed; the full log is ROOT/.build/tutor-build.log

        """)
  }
}
