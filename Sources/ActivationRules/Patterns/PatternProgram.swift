/// The compiled form of a pattern: instructions, and the sets of characters that they name.
struct PatternProgram: Hashable, Sendable {
  /// The instructions; matching begins with the first.
  var instructions: [Instruction]
  /// The sets of characters, by the numbers used in the instructions.
  var sets: [ScalarSet]

  /// One step of a program; distances count instructions from this one.
  enum Instruction: Hashable, Sendable {
    /// Accepts this character.
    case scalar(UInt32)
    /// Accepts every character that folds to this one.
    case folded(UInt32)
    /// Accepts any character.
    case any
    /// Accepts a character of a set.
    case set(Int)
    /// Accepts a character of a set and continues two instructions later.
    ///
    /// A carriage return that is followed by a line feed forms a unit with it; matching then
    /// continues with the next instruction.
    case unit(Int)
    /// Continues both with the next instruction and this far away.
    case split(Int)
    /// Continues this far away.
    case jump(Int)
    /// Continues with the next instruction if the assertion holds.
    case assert(Assertion)
    /// The text matches if it ends here.
    case accept
  }

  /// A condition on a place between two characters.
  enum Assertion: UInt8, Hashable, Sendable {
    /// `\A`, `\G`, and `^` outside of multi-line mode.
    case textStart
    /// `\z`.
    case textEnd
    /// `\Z`, and `$` outside of multi-line mode: also before a final line end.
    case beforeLastLineEnd
    /// `$` when only line feeds end lines.
    case beforeLastLineFeed
    /// `^` in multi-line mode; as in ICU, also between a carriage return and its line feed.
    case lineStart
    /// `^` in multi-line mode when only line feeds end lines.
    case afterLineFeed
    /// `$` in multi-line mode.
    case lineEnd
    /// `$` in multi-line mode when only line feeds end lines.
    case beforeLineFeed
    /// `\b`.
    case wordBoundary
    /// `\B`.
    case noWordBoundary
  }
}
