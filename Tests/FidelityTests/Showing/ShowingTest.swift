/// A test, or a whole suite, that says by `.shows` which symbols it shows.
struct ShowingTest: Hashable, Sendable {
  /// The test target.
  var module: String
  /// The suites around the test, from the outermost on; a suite is among its own.
  var suites: [String]
  /// The function; nil when it is the suite that says it.
  var function: String?
  /// What it shows, as it spells it.
  var symbols: [String]
  /// Where it says so: `path:line`.
  var place: String

  /// The test as the page names it; `swift test --filter` takes it so.
  var name: String { (suites + [function].compactMap(\.self)).joined(separator: "/") }

  /// A pattern for `--filter` that fits this test alone.
  var filter: String {
    let path = "^\(module)\\.\(name)"
    return function == nil ? path + "/" : path + "\\("
  }
}
