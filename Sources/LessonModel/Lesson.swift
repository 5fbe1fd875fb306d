package import CommonMark
package import Findings

/// A lesson: a Markdown file, parsed into steps whose programs can be run.
package struct Lesson: Sendable {
  /// The stable name that commands and progress use: "share-sheet-to-app".
  package var id: String
  package var title: String
  /// One sentence for the table of contents; empty if the lesson has none.
  package var summary: String
  /// The file, relative to the repository if possible.
  package var file: String
  /// The part of the course it belongs to; empty outside the course.
  package var part: String
  package var languageMode: LanguageMode
  /// The apps and extensions that the lesson's files belong to.
  package var targets: [Target]
  /// The blocks before the first step, without the title's heading.
  package var introduction: [Document.NodeID]
  package var steps: [Step]
  package var document: Document
  /// The lessons that come before this one, where the front matter names them.
  package var prerequisiteMentions: [Mention]
  /// Where the front matter gives the id; `nil` when it doesn't.
  package var idRange: SourceRange?

  package init(
    id: String, title: String, summary: String = "", file: String, part: String = "",
    languageMode: LanguageMode = .v5, targets: [Target] = [],
    introduction: [Document.NodeID] = [], steps: [Step] = [], document: Document,
    prerequisiteMentions: [Mention] = [], idRange: SourceRange? = nil
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.file = file
    self.part = part
    self.languageMode = languageMode
    self.targets = targets
    self.introduction = introduction
    self.steps = steps
    self.document = document
    self.prerequisiteMentions = prerequisiteMentions
    self.idRange = idRange
  }

  /// The ids of the lessons that come before this one.
  package var prerequisites: [String] { prerequisiteMentions.map(\.id) }

  /// The Swift language mode that the lesson's code is compiled in.
  package enum LanguageMode: String, Codable, Sendable { case v5 = "5", v6 = "6" }
}

/// An id, and where the front matter names it.
package struct Mention: Hashable, Sendable {
  package var id: String
  package var range: SourceRange

  package init(id: String, range: SourceRange) {
    self.id = id
    self.range = range
  }
}

/// An app or an extension that a lesson builds.
package struct Target: Hashable, Sendable {
  /// The name of the module and the executable: "Reader", "Share".
  package var name: String
  package var kind: Kind
  /// CFBundleIdentifier.
  package var identifier: String
  /// CFBundleDisplayName, as the share sheet shows it.
  package var displayName: String
  /// Where the front matter declares it.
  package var range: SourceRange
  /// The property lists that the front matter gives the target, as hidden files.
  package var lists: [Snippet]

  package init(
    name: String, kind: Kind, identifier: String, displayName: String? = nil, range: SourceRange,
    lists: [Snippet] = []
  ) {
    self.name = name
    self.kind = kind
    self.identifier = identifier
    self.displayName = displayName ?? name
    self.range = range
    self.lists = lists
  }

  package enum Kind: Hashable, Sendable {
    case app
    /// An extension, with the name of the app target that contains it.
    case appExtension(in: String)
  }
}

/// A step: one `##` section of a lesson.
package struct Step: Sendable {
  /// The stable name inside the lesson, from the heading or its `{#id}`.
  package var id: String
  package var title: String
  /// The position in the lesson, from 1.
  package var number: Int
  /// The heading's place.
  package var range: SourceRange
  /// What the step shows, in order, without the sections of its exercise and its quizzes.
  package var blocks: [Block]
  /// The programs it runs, in order; a step that is only read has none.
  package var programs: [Program]
  /// The step's exercise, if it has one.
  package var exercise: Exercise?
  /// The questions asked, in order.
  package var quizzes: [Quiz]
  /// The topics it shows, where the front matter names them.
  package var topicMentions: [Mention]

  package init(
    id: String, title: String, number: Int, range: SourceRange, blocks: [Block] = [],
    programs: [Program] = [], exercise: Exercise? = nil, quizzes: [Quiz] = [],
    topicMentions: [Mention] = []
  ) {
    self.id = id
    self.title = title
    self.number = number
    self.range = range
    self.blocks = blocks
    self.programs = programs
    self.exercise = exercise
    self.quizzes = quizzes
    self.topicMentions = topicMentions
  }

  /// The ids of the topics it shows.
  package var topics: [String] { topicMentions.map(\.id) }
}

/// One thing that a step shows.
package enum Block: Sendable {
  /// A block of the document, shown unchanged.
  case prose(Document.NodeID)
  /// Code of the step, and the index of its program; `nil` if the code is only shown.
  case snippet(Snippet, program: Int? = nil)
  /// What a program is expected to print or to do.
  case expectation(Expectation)
  /// One of the step's questions, by its index in `quizzes`.
  case question(Int)
}
