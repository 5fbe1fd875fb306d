/// What a stretch of code is, as far as its colour goes.
package enum TokenKind: String, CaseIterable, Sendable {
  case keyword, type, string, number, comment
  /// An attribute such as `@main`; in data formats the name of a value.
  case attribute
  /// A line for the compiler or the reader of the format: `#if`, `<?xml …?>`.
  case directive
  case identifier
  case `operator`
  /// Everything else: space, brackets, running text.
  case plain
}
