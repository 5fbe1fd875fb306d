import Foundation
import TestSupport
import Testing

/// Docs/libraries.md shows code for other packages; each of its programs compiles unchanged.
@Suite struct LibraryPageTests {
  @Test func everyProgramOnThePageCompilesAgainstThePublicNames() throws {
    let programs = try Self.programs()
    #expect(programs.count >= 4)
    let modules = try BuildProducts.folder().appendingPathComponent("Modules")
    for program in programs {
      let scratch = try TemporaryFolder()
      try scratch.write(program, to: "main.swift")
      let result = try Tool.run(
        "swiftc",
        ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules.path]
          + Self.clang + ["main.swift"], in: scratch.url)
      #expect(result.status == 0, "\(program)\n\(result.errors)")
    }
  }

  @Test func whatIsNotPublicDoesNotCompile() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("import Findings\nprint(NearMiss.self)\n", to: "main.swift")
    let result = try Tool.run(
      "swiftc",
      [
        "-typecheck", "-I", try BuildProducts.folder().appendingPathComponent("Modules").path,
        "main.swift",
      ],
      in: scratch.url)
    #expect(result.status != 0)
  }

  private static let clang = [
    "-Xcc", "-fmodule-map-file=\(Repository.root.path)/Sources/CZlib/module.modulemap",
  ]

  /// The page's Swift fences that import something.
  private static func programs() throws -> [String] {
    let parts = try Repository.read("Docs/libraries.md").components(separatedBy: "```swift\n")
    return parts.dropFirst().compactMap { part in
      part.components(separatedBy: "\n```").first
    }.filter { $0.hasPrefix("import ") }
  }
}
