/// How a body is emptied: what it does instead, and what has to be written where for that.
///
/// The body keeps its code behind a switch, so that all symbols of a module are emptied in one
/// build: `{ if Mutant.is(17) { return nil }; … }`.
struct Emptying: Hashable, Sendable {
  /// What the emptied body does instead: `return nil`.
  var statement: String
  /// Where the switch goes, in bytes from the beginning of the file.
  var offset: Int
  /// Whether a statement ends just before that place: there is no brace.
  var followsStatement = false
  /// Where a `return` goes: the body was one expression and isn't any more.
  var returnOffset: Int?
}
