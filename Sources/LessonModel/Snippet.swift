package import Findings

/// A fenced code block and the meaning of its info string.
package struct Snippet: Hashable, Sendable {
  /// The language, for highlighting: "swift", "xml".
  package var language: String
  /// The code, verbatim.
  package var text: String
  /// The lesson's file.
  package var file: String
  /// Where the code begins: the first byte of the line after the opening fence.
  package var start: SourcePosition
  /// The info string's place.
  package var infoRange: SourceRange
  package var role: Role
  /// Compiled, but at first not shown.
  package var isHidden: Bool
  /// Code that the learner of an exercise begins with.
  package var isStarter: Bool
  /// How the code is meant to fail; `nil` if it is meant to work.
  package var failure: ExpectedFailure?
  /// Counts for its own step only; the lesson's last scene plays again there, unless the step has
  /// another.
  package var isOnce = false
  /// The part of a file that the block gives, if it gives only a part; `text` is then the whole
  /// file.
  package var part: Part?
  /// Where the text's lines come from, in order; `nil` if all are the block's own.
  package var pieces: [Piece]?

  package init(
    language: String = "swift", text: String, file: String, start: SourcePosition,
    infoRange: SourceRange, role: Role, isHidden: Bool = false, isStarter: Bool = false,
    failure: ExpectedFailure? = nil
  ) {
    self.language = language
    self.text = text
    self.file = file
    self.start = start
    self.infoRange = infoRange
    self.role = role
    self.isHidden = isHidden
    self.isStarter = isStarter
    self.failure = failure
  }

  /// The file's name in its target; a scene or a standalone program is a `main.swift`.
  package var fileName: String {
    if case .file(let name, _) = role { name } else { "main.swift" }
  }

  /// The file's name in its program, as in `#fileID`: `Share/ShareViewController.swift`,
  /// `Scene/main.swift`.
  package var path: String { "\(module)/\(fileName)" }

  /// The module that the file is compiled in.
  package var module: String {
    switch role {
    case .file(_, let target): target
    case .scene: MainProcess.scene
    case .program, .shown: MainProcess.program
    }
  }

  /// The purpose of a snippet.
  package enum Role: Hashable, Sendable {
    /// Shown only.
    case shown
    /// A standalone program.
    case program
    /// The script that plays the user on the device.
    case scene
    /// A file of a target.
    case file(name: String, target: String)
  }
}

/// How code is meant to fail.
package enum ExpectedFailure: Hashable, Sendable {
  /// It must not compile; one of the compiler's messages about this snippet contains the text.
  case compilation(message: String)
  /// Its process must trap; its last words contain the text.
  case trap(message: String)
  /// Its process must be ended for running too long.
  case timeLimit
  /// Its process must be ended for using too much memory.
  case memoryLimit
  /// Its process must be ended for printing too much.
  case outputLimit
}

/// What a program is expected to print or to do, according to the lesson.
package struct Expectation: Hashable, Sendable {
  /// What the text is compared with.
  package var subject: Subject
  /// The expected text, verbatim; `…` stands for what varies.
  package var text: String
  /// Where the text begins.
  package var start: SourcePosition
  package var infoRange: SourceRange
  /// The index of its program in the step's `programs`.
  package var program: Int

  package init(
    _ subject: Subject, text: String, start: SourcePosition, infoRange: SourceRange, program: Int
  ) {
    self.subject = subject
    self.text = text
    self.start = start
    self.infoRange = infoRange
    self.program = program
  }

  /// What an expectation's text is compared with.
  package enum Subject: Hashable, Sendable {
    /// What a process prints; `nil` means the scene or the standalone program.
    case output(process: String?)
    /// What happens on the device.
    case events
  }
}
