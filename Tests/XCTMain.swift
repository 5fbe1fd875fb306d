import Testing

/// Where the tests' program begins; SwiftPM knows the file by its name.
///
/// Without it, SwiftPM looks through an index of all test modules for tests of XCTest, which there are
/// none of. `swift test` calls the program once for each library of tests, and names it.
@main enum TestsProgram {
  static func main() async {
    let arguments = CommandLine.arguments
    let library = arguments.firstIndex(of: "--testing-library").map { $0 + 1 }
    if let library, library < arguments.count, arguments[library] != "swift-testing" { return }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
