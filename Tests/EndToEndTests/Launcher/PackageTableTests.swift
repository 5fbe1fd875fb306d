import Foundation
import TestSupport
import Testing

/// The table of packages, and how it is read.
@Suite struct PackageTableTests {
  private let lines: [[Substring]]

  init() throws {
    lines = try Repository.read("Sources/packages.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ") }
  }

  @Test func everyLineHasANameForEachDistribution() throws {
    let columns = try #require(lines.first)
    #expect(columns.prefix(3) == ["class", "need", "debian-12"])
    #expect(lines.count > 2)
    for line in lines.dropFirst() {
      #expect(line.count == columns.count, "\(line)")
      #expect(["build", "codename", "steps"].contains(line[0]), "\(line)")
    }
  }

  @Test func theLauncherKnowsHowToFindEachNeed() throws {
    let script = try Repository.read("Sources/Launcher/packages.bash")
    for line in lines where ["build", "steps"].contains(line[0]) {
      #expect(script.contains("has_\(line[1])() {"), "\(line)")
    }
  }

  @Test(arguments: [
    (system: "ID=debian\nVERSION_ID=\"12\"\n", engine: "libjavascriptcoregtk-4.0-bin", word: ""),
    (system: "ID=debian\nVERSION_ID=\"13\"\n", engine: "libjavascriptcoregtk-bin", word: ""),
    (system: "ID=ubuntu\nVERSION_ID=\"24.04\"\n", engine: "libjavascriptcoregtk-bin", word: ""),
    (
      system: "ID=linuxmint\nVERSION_ID=21\nVERSION_CODENAME=vanessa\nUBUNTU_CODENAME=jammy\n",
      engine: "libjavascriptcoregtk-4.0-bin", word: ""
    ),
    (
      system: "ID=linuxmint\nVERSION_ID=22\nVERSION_CODENAME=wilma\nUBUNTU_CODENAME=noble\n",
      engine: "libjavascriptcoregtk-bin", word: ""
    ),
    (
      system: "ID=fedora\nVERSION_ID=43\n", engine: "libjavascriptcoregtk-bin",
      word: "tutor: these are Debian's names for them, and this is fedora-43\n"
    ),
    (
      system: "ID=arch\n", engine: "libjavascriptcoregtk-bin",
      word: "tutor: these are Debian's names for them, and this is arch-rolling\n"
    ),
  ])
  func theNamesAreTheDistributions(system: String, engine: String, word: String) throws {
    let part = try LauncherPart("packages")
    try part.folder.write(system, to: "os-release")
    try part.program("sudo", "")
    let result = try part.run(
      """
      os_release=$root/os-release
      has_javascript-engine() { false; }
      is_root() { false; }
      can_ask() { false; }
      missing() { [ "$1" = build ] || awk -v column="${column:-$(newest_column)}" '$2 == "javascript-engine" {
        print $column }' "$package_table"; }
      check_packages steps
      """)
    result.expect(
      errors: """
        tutor: missing packages, needed for some steps: \(engine)
        \(word)tutor: to install them, run:
          sudo apt-get update && sudo apt-get install -y --no-install-recommends \(engine)

        """)
  }
}
