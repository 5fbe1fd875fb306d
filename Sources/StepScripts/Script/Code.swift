import LessonModel

extension StepScript {
  /// Code with what is said above it.
  package struct Code: Hashable, Sendable {
    package var language: String
    package var text: String
    /// A target's file, or what the code is for.
    package var caption: String?
    /// Whether the caption is a file's name.
    package var isFile: Bool
    /// How the code is meant to go wrong.
    package var promise: String?
    /// What is said of code that isn't shown at first sight.
    package var setUp: SetUp?
    /// What is new, where the lesson has shown the file before and most of it is as it was.
    package var changes: CodeChanges?

    /// Code that is compiled, and shown only to those who want to see it.
    package struct SetUp: Hashable, Sendable {
      /// What opens it: "Set-up code: Share/Info.plist".
      package var title: String
      /// Its file; `nil` for a program on its own.
      package var file: String?

      /// What stands in for code, one block or several in a row, where it can't be opened.
      package static func notice(for setUps: [SetUp]) -> String {
        ScriptWords.setUpNotShown(setUps.compactMap(\.file))
      }
    }

    /// - Parameters:
    ///   - snippet: The code.
    ///   - earlier: What the lesson has shown of the file before; `nil` for nothing.
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
