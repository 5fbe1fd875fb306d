/// A file with the parts of a block in their places.
package struct PartPlacement: Hashable, Sendable {
  /// The whole file.
  package var text: String
  /// Where its lines are from, in order; together they are all of its lines.
  package var runs: [Run]

  /// Lines of the file that stood together before.
  package struct Run: Hashable, Sendable {
    package var origin: Origin
    /// Their numbers where they are from, counted from 1.
    package var lines: Range<Int>
    /// How many bytes they have been indented by.
    package var indent: Int
  }

  /// What a line is from.
  package enum Origin: Hashable, Sendable {
    /// The file as it was.
    case file
    /// The block.
    case block
    /// Neither: an empty line between the two.
    case gap
  }
}

/// What keeps a block's parts from being placed in a file.
package enum PartProblem: Error, Hashable, Sendable {
  /// A line of the block, counted from 1, begins something that has no name to be found by.
  case nameless(line: Int)
  /// The block has nothing to be placed.
  case empty
  /// The file, as it stands, can't be read.
  case unreadableFile
  /// The file is longer than what is read anew for each block, in bytes.
  case tooLong(limit: Int)
  /// The file has nothing of this name, and nothing says where it would go.
  case absent(name: String, line: Int)
  /// The file has this many things of this name.
  case ambiguous(name: String, count: Int, line: Int)
  /// The type or dictionary that the parts are to go into isn't in the file, or is there this many times.
  case container(name: String, count: Int)
  /// What is to be replaced, or the end of what it goes into, shares a line of the file with other code.
  case sharedLine(name: String, line: Int)
  /// Two parts of a block share a line of it, or replace the same thing.
  case overlap(name: String, line: Int)
}
