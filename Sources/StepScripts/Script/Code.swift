import LessonModel

extension StepScript {
  /// Code and its caption.
  package struct Code: Hashable, Sendable {
    package var language: String
    package var text: String
    /// A target's file, or the purpose of the code.
    package var caption: String?
    /// Whether the caption is a file's name.
    package var isFile: Bool
    /// How the code is meant to fail.
    package var promise: String?
    /// How code is announced that isn't shown at first.
    package var setUp: SetUp?
    /// What is new, if the lesson has shown the file before and most of it is unchanged.
    package var changes: CodeChanges?

    /// Code that is compiled, but shown only to those who want to see it.
    package struct SetUp: Hashable, Sendable {
      /// The title that opens it: "Set-up code: Share/Info.plist".
      package var title: String
      /// Its file; `nil` for a standalone program.
      package var file: String?

      /// The text in place of one or more consecutive blocks of code that can't be opened.
      package static func notice(for setUps: [SetUp]) -> String {
        ScriptWords.setUpNotShown(setUps.compactMap(\.file))
      }
    }

    /// - Parameters:
    ///   - snippet: The code.
    ///   - earlier: What the lesson has shown of the file before; `nil` if nothing.
    init(_ snippet: Snippet, earlier: String? = nil) {
      language = snippet.language
      text = snippet.text
      isFile = snippet.targetPath != nil
      caption = snippet.role == .scene ? ScriptWords.scene : snippet.targetPath
      promise = snippet.failure.map(ScriptWords.promise)
      setUp =
        snippet.isHidden
        ? SetUp(
          title: ScriptWords.setUp(snippet.targetPath), file: snippet.targetPath) : nil
      changes =
        if let part = snippet.part {
          CodeChanges(of: part, to: snippet.text, marked: !snippet.isStarter)
        } else {
          snippet.isStarter ? nil : earlier.flatMap { CodeChanges(from: $0, to: snippet.text) }
        }
    }
  }
}
