import TestSupport
import Testing

/// Rules about source files that neither the compiler nor swift-format checks.
@Suite struct SourceRuleTests {
  let sources: [SourceFile]

  init() throws {
    sources = try Repository.files(in: "Sources", suffixes: [".swift"]).map(SourceFile.init)
    try #require(!sources.isEmpty)
  }

  @Test func oneFileAloneImportsTheCLibrary() {
    let importing = sources.filter { $0.imports.contains("CCmark") }.map(\.path)
    #expect(importing.count == 1, "\(importing) import CCmark: C types must not spread")
  }

  @Test func theToolNeverTrapsOnPurpose() {
    let tool = sources.filter { !$0.path.hasPrefix("Sources/Simulation/") }
    let places = tool.flatMap { $0.places(of: ["fatalError(", "try!", "as!"]) }
    #expect(places == [], "throw, report a finding, or state the reason in a preconditionFailure")
  }

  @Test func noSourceFileIsLongerThanThreeHundredLines() {
    let long = sources.filter { $0.lines.count > 300 }.map { "\($0.path): \($0.lines.count)" }
    #expect(long == [], "one idea, one file: split it")
  }
}

/// What the rules above rest on.
@Suite struct SourceFileTests {
  @Test func importsAreFoundBehindAttributesAndAccessWords() {
    let file = SourceFile(
      path: "File.swift",
      text: """
        import A
        package import B
        @testable import C
        // import D
        let text = "import E"
        import F.G
        """)
    #expect(file.imports == ["A", "B", "C", "F"])
  }

  @Test func placesOfWordsAreGivenOutsideOfCommentsOnly() {
    let file = SourceFile(
      path: "File.swift", text: "// try!\nlet a = try! b()\nc()  // try! no\n")
    #expect(file.places(of: ["try!"]) == ["File.swift:2"])
    #expect(file.lines.count == 3)
  }
}
