import TestSupport
import Testing

/// Files of the repository that people and tools rely on.
@Suite struct CommunityFileTests {
  @Test(arguments: ["Package.resolved", ".build", "Site/public", "Workspace"])
  func whatIsMadeIsIgnored(path: String) throws {
    let ignored = try Repository.read(".gitignore").split(separator: "\n")
      .map { $0.hasSuffix("/") ? $0.dropLast() : $0 }
      .map { $0.hasPrefix("/") ? $0.dropFirst() : $0 }
    #expect(ignored.contains(Substring(path)))
  }

  @Test(arguments: [
    ("README.md", "# tutor"), ("CONTRIBUTING.md", "# Contributing"),
    ("CHANGELOG.md", "# Changelog"), ("Docs/architecture.md", "# Architecture"),
  ])
  func aPageBeginsWithItsName(path: String, heading: String) throws {
    let lines = try Repository.read(path).split(separator: "\n")
    #expect(lines.first.map(String.init) == heading)
    #expect(lines.count > 10)
  }

  @Test func theLicenseIsTheOneThatTheReadmeNames() throws {
    let name = try #require(Repository.read("LICENSE").split(separator: "\n").first)
    #expect(name == "MIT License")
    #expect(try Repository.read("README.md").contains("[LICENSE](LICENSE) (MIT)"))
    #expect(try Repository.read("NOTICE").contains("Licensed under the \(name); see LICENSE."))
  }

  @Test func theToolHasTheNewestVersionOfTheChangelog() throws {
    let source = try Repository.read("Sources/TutorCommands/Version.swift")
    let version = try #require(source.firstMatch(of: /package let tutorVersion = "([^"]+)"/))
    let changelog = try Repository.read("CHANGELOG.md")
    // The first heading with a version; "Unreleased" above it doesn't have one.
    let newest = try #require(changelog.firstMatch(of: /(?m)^## \[(\d+\.\d+\.\d+)\]/))
    #expect(version.1 == newest.1)
  }

  @Test func everyDecisionHasTheSameParts() throws {
    let records = Repository.files(in: "Docs/adr", suffixes: [".md"])
    #expect(!records.isEmpty)
    for (index, path) in records.enumerated() {
      let number = String(repeating: "0", count: 4 - "\(index + 1)".count) + "\(index + 1)"
      #expect(path.hasPrefix("Docs/adr/\(number)-"), "numbers run without gaps")
      let headings = try Repository.read(path).split(separator: "\n").filter { $0.hasPrefix("#") }
      #expect(headings.first?.hasPrefix("# ADR \(number): ") == true, "\(path)")
      #expect(
        headings.dropFirst() == [
          "## Context", "## Options tried", "## Decision", "## Consequences", "## Revisit when",
        ], "\(path)")
    }
  }
}
