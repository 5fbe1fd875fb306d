/// What a pattern is compiled to: instructions, and the sets of characters that they name.
struct PatternProgram: Hashable, Sendable {
  /// The instructions; matching begins with the first.
  var instructions: [Instruction]
  /// The sets of characters, by the numbers in the instructions.
  var sets: [ScalarSet]

  /// One step of a program; distances count instructions from this one.
  enum Instruction: Hashable, Sendable {
    /// Takes this character.
    case scalar(UInt32)
    /// Takes every character that folds to this one.
    case folded(UInt32)
    /// Takes any character.
    case any
    /// Takes a character of a set.
    case set(Int)
    /// Takes a character of a set and goes on two instructions later, but takes a carriage return
    /// that a line feed follows for one with it: then goes on with the next instruction.
    case unit(Int)
    /// Goes on with the next instruction, and as well this far away.
    case split(Int)
    /// Goes on this far away.
    case jump(Int)
    /// Goes on with the next instruction where the assertion holds.
    case assert(Assertion)
    /// The text matches if it ends here.
    case accept
  }

  /// Something that is so or not between two characters.
  enum Assertion: UInt8, Hashable, Sendable {
    /// `\A`, `\G`, and `^` outside of multi-line mode.
    case textStart
    /// `\z`.
    case textEnd
    /// `\Z`, and `$` outside of multi-line mode: before a last line end too.
    case beforeLastLineEnd
    /// `$` when only line feeds end lines.
    case beforeLastLineFeed
    /// `^` in multi-line mode; as in ICU between a carriage return and its line feed too.
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
