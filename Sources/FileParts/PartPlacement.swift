/// A file with the parts of a block in place.
package struct PartPlacement: Hashable, Sendable {
  /// The whole file.
  package var text: String
  /// Where its lines come from, in order; together the runs cover all of them.
  package var runs: [Run]

  /// Lines of the file that were consecutive before.
  package struct Run: Hashable, Sendable {
    package var origin: Origin
    /// Their original line numbers, from 1.
    package var lines: Range<Int>
    /// How many bytes they have been indented.
    package var indent: Int
  }

  /// Where a line comes from.
  package enum Origin: Hashable, Sendable {
    /// The original file.
    case file
    /// The block.
    case block
    /// Neither: a blank line between the two.
    case gap
  }
}

/// Why a block's parts can't be placed in a file.
package enum PartProblem: Error, Hashable, Sendable {
  /// A line of the block, from 1, begins something that has no name to find it by.
  case nameless(line: Int)
  /// The block contains nothing to place.
  case empty
  /// The original file can't be parsed.
  case unreadableFile
  /// The file has more bytes than may be parsed again for each block.
  case tooLong(limit: Int)
  /// The file has nothing of this name, and nothing determines where it would go.
  case absent(name: String, line: Int)
  /// The file has this many things of this name.
  case ambiguous(name: String, count: Int, line: Int)
  /// The type or dictionary that the parts go into is missing, or occurs this many times.
  case container(name: String, count: Int)
  /// What is to be replaced, or the end of what it goes into, shares a line with other code.
  case sharedLine(name: String, line: Int)
  /// Two parts of a block share one of its lines, or replace the same thing.
  case overlap(name: String, line: Int)
}
