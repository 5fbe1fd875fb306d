import Testing

/// The entry point of the test program; SwiftPM knows the file by its name.
///
/// Without it, SwiftPM searches an index of all test modules for XCTest tests, of which there are
/// none. `swift test` calls the program once for each testing library, and names it; without a
/// name, it asks for the list of XCTest tests.
@main enum TestsProgram {
  static func main() async {
    if CommandLine.arguments.contains("swift-testing") {
      await Testing.__swiftPMEntryPoint() as Never
    } else if CommandLine.arguments.contains("--dump-tests-json") {
      print(#"{"name": "All tests", "tests": []}"#)
    }
  }
}
