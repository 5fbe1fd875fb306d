/// How a body is emptied: what it does instead, and what must be written where.
///
/// The body keeps its code behind a switch, so that all symbols of a module are emptied in one
/// build: `{ if Mutant.is(17) { return nil }; … }`.
struct Emptying: Hashable, Sendable {
  /// What the emptied body does instead: `return nil`.
  var statement: String
  /// Where the switch goes, as a byte offset in the file.
  var offset: Int
  /// Whether the switch comes right after a statement instead of a brace.
  var followsStatement = false
  /// Where a `return` goes if the body was a single expression and no longer is.
  var returnOffset: Int?
}
