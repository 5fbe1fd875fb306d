import Foundation
import TestSupport
import Testing

/// What Tests/thorough leaves out exists, and what isn't built is just what it leaves out whole.
@Suite struct ThoroughTests {
  private let patterns: [String]

  init() throws {
    patterns = try Repository.read("Tests/thorough").split(separator: "\n")
      .map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// The modules whose tests are all left out.
  private var modules: [String] {
    patterns.compactMap { $0.wholeMatch(of: /\^(\w+)\\\./).map { String($0.output.1) } }.sorted()
  }

  @Test func eachPatternNamesAModuleAndSuitesThatThereAre() throws {
    for pattern in patterns {
      let parts = try #require(pattern.wholeMatch(of: /\^(\w+)\\\.(?:\(?([\w|]+)\)?\/)?/)).output
      let files = Repository.files(in: "Tests/\(parts.1)", suffixes: [".swift"])
      #expect(!files.isEmpty, "\(pattern)")
      for suite in (parts.2 ?? "").split(separator: "|") {
        #expect(files.contains { $0.hasSuffix("/\(suite).swift") }, "\(suite) of \(pattern)")
      }
    }
  }

  @Test func thoseThatAreLeftOutWholeAreNotBuilt() throws {
    let all = try Manifest.ofThisPackage.get().targets.map(\.name)
    let short = try Manifest(
      readingPackageAt: Repository.root, environment: ["TUTOR_TESTS=short"]
    ).targets.map(\.name)
    #expect(all.filter { !short.contains($0) }.sorted() == modules)
  }
}
