/// A test, or a whole suite, that says with `.shows` which symbols it shows.
struct ShowingTest: Hashable, Sendable {
  /// The test target.
  var module: String
  /// The enclosing suites, outermost first; for a suite they include itself.
  var suites: [String]
  /// The function; nil if it is the suite that has the trait.
  var function: String?
  /// What it shows, spelled as in the trait.
  var symbols: [String]
  /// Where the trait is: `path:line`.
  var place: String

  /// The test's name on the page, in a form that `swift test --filter` takes.
  var name: String { (suites + [function].compactMap(\.self)).joined(separator: "/") }

  /// A pattern for `--filter` that matches only this test.
  var filter: String {
    let path = "^\(module)\\.\(name)"
    return function == nil ? path + "/" : path + "\\("
  }
}
