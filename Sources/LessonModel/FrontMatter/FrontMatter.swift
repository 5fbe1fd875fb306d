import Findings

/// What a file says about itself before its text.
struct FrontMatter {
  var id: YAMLText.Scalar?
  var title: YAMLText.Scalar?
  var summary = ""
  var part = ""
  var languageMode = Lesson.LanguageMode.v5
  /// The declared targets; `nil` when they can't be read, so that nothing can be said about names.
  var targets: [Target]? = []
  /// The lessons that come before this one.
  var prerequisites: [Mention] = []
  /// The topics of the steps, with the steps' ids as they are written.
  var topics: [StepTopics] = []
  /// Whether the file keeps to the lesson format, so that its mistakes are reported.
  var isTutors = true
  /// Whether it could be read; where it couldn't, nothing is missing.
  var isReadable = true
  /// How many lines of the file it takes, with both `---`; 0 where there is none.
  var lineCount = 0

  /// The format's version that this tutor reads.
  static let version = 1
}

extension FrontMatter {
  /// The front matter that can't be read, of so many lines.
  static func unreadable(lineCount: Int) -> FrontMatter {
    FrontMatter(targets: nil, isReadable: false, lineCount: lineCount)
  }
}
