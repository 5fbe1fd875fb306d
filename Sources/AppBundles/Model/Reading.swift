public import Findings

/// What came of reading a file or a folder: the bundles in it, and what stood in the way.
public struct Reading: Hashable, Sendable {
  /// The apps, and the extensions that no app of these embeds.
  public var bundles: [ReadBundle]
  /// What couldn't be read or had to be guessed, all of it at once.
  public var problems: [ReadingProblem]
  /// Projects in the folder that weren't read, since they are examples or somebody else's.
  public var passedOver: [String]

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - bundles: The apps, and the extensions that no app of these embeds.
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

/// Something that couldn't be read, or that could be read in part only.
public struct ReadingProblem: Hashable, Sendable {
  /// A short name of the kind of problem, the same in every version: `not-a-property-list`.
  public var code: String
  /// Whether nothing came of the file, or the rest of it could be read.
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
  ///   - isFatal: Whether nothing came of the file.
  ///   - message: What is wrong, without a full stop.
  ///   - remedy: What to do about it, as a verb phrase.
  ///   - file: The file, as the reader should see it.
  ///   - position: Where in the file, if that is known.
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
