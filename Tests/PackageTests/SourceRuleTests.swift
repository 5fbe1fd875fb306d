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

  /// Classes of UIKit whose members programs override: members of extensions can't be overridden,
  /// so they are all in the class's body.
  private static let overridable: Set<String> = [
    "UIView.swift", "UIViewController.swift", "Tables/UITableView.swift",
    "Text/UITextField.swift", "Controls/UIButton.swift", "Collections/UICollectionView.swift",
  ]

  @Test func noSourceFileIsLongerThanThreeHundredLines() {
    let allowed = Set(Self.overridable.map { "Sources/Simulation/SimulatedUIKit/" + $0 })
    let long = sources.filter { $0.lines.count > (allowed.contains($0.path) ? 450 : 300) }
      .map { "\($0.path): \($0.lines.count)" }
    #expect(long == [], "one idea, one file: split it")
  }
}

/// Rules about tests that `./tutor self-test` relies on.
@Suite struct TestFileRuleTests {
  @Test func aFileWithExitTestsHasTheNameOfItsSuite() throws {
    let files = Repository.files(in: "Tests", suffixes: [".swift"])
    let others = try files.filter { path in
      let text = try Repository.read(path)
      guard text.contains(/(?m)^[a-z= ]*(#(expect|require)\()?processExitsWith:/) else {
        return false
      }
      let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      return !text.contains("struct \(name) ") && !text.contains("final class \(name) ")
    }
    #expect(others == [], "the launcher finds the suite by the file's name, to run it by itself")
  }
}

/// What the rules above rely on.
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
