import Foundation
import TestSupport
import Testing

/// When the launcher removes what was built, and what it keeps.
@Suite struct RenewalTests {
  private let part: LauncherPart
  private let paths = [
    ".build/checkouts/Yams/a", ".build/tutor/debug.yaml", ".build/host/debug/ModuleCache/a",
    ".build/tutor/repositories/Yams/a", ".build/tutor.declined", "Workspace/a",
  ]

  init() throws {
    part = try LauncherPart("renewal")
    for path in paths { try part.folder.write("\"\(part.folder.path)/.build/x\"", to: path) }
  }

  private func renew(version: String = "Swift version 6.3.1 (a)") throws -> TutorProgram.Result {
    try part.run("renew_products '\(version)'")
  }

  private func left() -> [String] {
    paths.filter { FileManager.default.fileExists(atPath: part.folder.file($0).path) }
  }

  private let kept = [".build/tutor/repositories/Yams/a", ".build/tutor.declined", "Workspace/a"]

  @Test func nothingGoesWhereItWasBuilt() throws {
    for _ in 1...2 {
      try renew().expect()
      #expect(left() == paths)
    }
    #expect(
      try part.folder.read(".build/tutor.place")
        == "\(part.folder.path)\nSwift version 6.3.1 (a)\n")
  }

  @Test func whatWasBuiltInAnotherFolderGoes() throws {
    try part.folder.write("/old place\nSwift version 6.3.1 (a)\n", to: ".build/tutor.place")
    try renew().expect(
      errors: """
        tutor: the build in .build was made in /old place and can't be used in ROOT; rebuilding

        """)
    #expect(left() == kept)
    try renew().expect()
  }

  @Test func withoutANoteThePlanTellsTheFolder() throws {
    try part.folder.write("\"/old/.build/x\"", to: ".build/tutor/debug.yaml")
    try renew().expect(
      errors: """
        tutor: the build in .build was made in another folder and can't be used in ROOT; rebuilding

        """)
    #expect(left() == kept)
  }

  @Test func whatAnotherSwiftBuiltGoes() throws {
    _ = try renew()
    try renew(version: "Swift version 6.4 (b)").expect(
      errors: """
        tutor: the build in .build was made by Swift version 6.3.1, and this is Swift version 6.4; \
        rebuilding

        """)
    #expect(left() == kept)
  }

  @Test func anInterruptedRemovalIsTakenUpAgain() throws {
    try part.folder.write("/old\nSwift version 6.3.1 (a)\n", to: ".build/tutor.place")
    let result = try part.run("rm() { [ $# -ne 3 ] || command rm \"$@\"; }; remove_products")
    #expect(result.status == 0)
    // The note is still the old one, since it is removed last.
    try part.folder.write("/old\nSwift version 6.3.1 (a)\n", to: ".build/tutor.place")
    try renew().expect(
      errors: """
        tutor: the build in .build was made in /old and can't be used in ROOT; rebuilding

        """)
    #expect(left() == kept)
  }
}
