/// The kind of a piece of code, as far as its colour depends on it.
package enum TokenKind: String, CaseIterable, Sendable {
  case keyword, type, string, number, comment
  /// An attribute such as `@main`; in data formats, the name of a value.
  case attribute
  /// A line for the compiler or the format's parser: `#if`, `<?xml …?>`.
  case directive
  case identifier
  case `operator`
  /// Everything else: space, brackets, running text.
  case plain
}
