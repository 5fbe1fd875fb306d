import Testing

/// Where the tests' program begins; SwiftPM knows the file by its name.
///
/// Without it, SwiftPM looks through an index of all test modules for tests of XCTest, which there are
/// none of. `swift test` calls the program once for each library of tests, and names it; without a name, it
/// asks which tests of XCTest there are.
@main enum TestsProgram {
  static func main() async {
    if CommandLine.arguments.contains("swift-testing") {
      await Testing.__swiftPMEntryPoint() as Never
    } else if CommandLine.arguments.contains("--dump-tests-json") {
      print(#"{"name": "All tests", "tests": []}"#)
    }
  }
}
