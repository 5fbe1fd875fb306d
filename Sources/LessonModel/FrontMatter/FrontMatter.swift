import Findings

/// What a file says about itself before its text.
struct FrontMatter {
  var id: YAMLText.Scalar?
  var title: YAMLText.Scalar?
  var summary = ""
  var part = ""
  var languageMode = Lesson.LanguageMode.v5
  /// The declared targets; `nil` if they can't be read, so that names can't be checked.
  var targets: [Target]? = []
  /// The lessons that come before this one.
  var prerequisites: [Mention] = []
  /// The topics of the steps, with the steps' ids as written.
  var topics: [StepTopics] = []
  /// Whether the file claims to follow the lesson format, so that its mistakes are reported.
  var isTutors = true
  /// Whether it could be read; if not, nothing is reported as missing.
  var isReadable = true
  /// How many lines of the file it takes, including both `---`; 0 if there is none.
  var lineCount = 0

  /// The format's version that this tutor reads.
  static let version = 1
}

extension FrontMatter {
  /// Unreadable front matter of so many lines.
  static func unreadable(lineCount: Int) -> FrontMatter {
    FrontMatter(targets: nil, isReadable: false, lineCount: lineCount)
  }
}
