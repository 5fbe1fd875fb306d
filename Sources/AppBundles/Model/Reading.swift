public import Findings

/// What came of reading a file or a folder: the bundles in it, and what stood in the way.
public struct Reading: Hashable, Sendable {
  /// The apps, and the extensions that none of these apps embeds.
  public var bundles: [ReadBundle]
  /// What couldn't be read or had to be guessed, all of it at once.
  public var problems: [ReadingProblem]
  /// Projects in the folder that weren't read, because they are examples or someone else's.
  public var passedOver: [String]

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - bundles: The apps, and the extensions that none of these apps embeds.
  ///   - problems: What couldn't be read or had to be guessed.
  ///   - passedOver: Projects in the folder that weren't read.
  public init(
    bundles: [ReadBundle] = [], problems: [ReadingProblem] = [], passedOver: [String] = []
  ) {
    self.bundles = bundles
    self.problems = problems
    self.passedOver = passedOver
  }
}

/// Something that couldn't be read, or only in part.
public struct ReadingProblem: Hashable, Sendable {
  /// A short name of the kind of problem, the same in every version: `not-a-property-list`.
  public var code: String
  /// Whether the file couldn't be read at all; otherwise the rest of it could be read.
  public var isFatal: Bool
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it, as a verb phrase.
  public var remedy: String?
  /// The file, as the reader should see it.
  public var file: String
  /// Where in the file, if that is known.
  public var position: SourcePosition?

  /// Makes a problem.
  ///
  /// - Parameters:
  ///   - code: A short name of the kind of problem.
  ///   - isFatal: Whether the file couldn't be read at all.
  ///   - message: What is wrong, without a full stop.
  ///   - remedy: What to do about it, as a verb phrase.
  ///   - file: The file, as the reader should see it.
  ///   - position: The position in the file, if that is known.
  public init(
    _ code: String, isFatal: Bool, _ message: String, remedy: String? = nil, file: String,
    position: SourcePosition? = nil
  ) {
    self.code = code
    self.isFatal = isFatal
    self.message = message
    self.remedy = remedy
    self.file = file
    self.position = position
  }
}
