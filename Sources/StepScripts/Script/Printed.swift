import LessonModel

extension StepScript {
  /// Text that a process printed, or is to print.
  package struct Printed: Hashable, Sendable {
    package var kind: Kind
    package var caption: Caption
    /// The lines, but no more than anyone would read.
    package var lines: [String]

    /// Where the text comes from.
    package enum Kind: Hashable, Sendable {
      /// The lesson states what is expected.
      case promised
      /// A process wrote it to standard output or to standard error.
      case output, errors
      /// A scene showed it: a tree of files, and what has changed in them.
      case shown
    }

    /// The text if there are no lines.
    package static let nothing = ScriptWords.nothing

    package init(_ kind: Kind, _ caption: Caption, text: String) {
      self.kind = kind
      self.caption = caption
      lines = PrintedText(text).lines
    }
  }
}

extension StepScript.Printed {
  /// The output expected of a program that hasn't run.
  init(_ expectation: Expectation) {
    let caption =
      switch expectation.subject {
      case .output(nil): Caption(ScriptWords.expectedOutput)
      case .output(let process?): ScriptWords.shouldPrint(process)
      case .events: Caption(ScriptWords.expectedEvents)
      }
    self.init(.promised, caption, text: expectation.text)
  }

  /// What a process printed: its output, unless it wrote only to standard error, and its errors.
  static func all(_ caption: Caption, output: String, errors: String) -> [Self] {
    var parts: [Self] = []
    if !output.isEmpty || errors.isEmpty { parts.append(Self(.output, caption, text: output)) }
    if !errors.isEmpty {
      parts.append(Self(.errors, caption + ScriptWords.toStandardError, text: errors))
    }
    return parts
  }
}
