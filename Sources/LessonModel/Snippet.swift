package import Findings

/// A fenced code block with what its info string says about it.
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
  /// Compiled but not shown at first sight.
  package var isHidden: Bool
  /// The code that the learner of an exercise begins with.
  package var isStarter: Bool
  /// How the code is meant to go wrong; `nil` when it is meant to work.
  package var failure: ExpectedFailure?
  /// Counts for its own step only, in which the lesson's last scene plays again unless there is another.
  package var isOnce = false
  /// What the block gives, where that is a part of a file; `text` is the whole file then.
  package var part: Part?
  /// Where the text's lines are from, in order; `nil` where all are the block's own.
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

  /// The file's name among its target's; a scene or a program on its own is a `main.swift`.
  package var fileName: String {
    if case .file(let name, _) = role { name } else { "main.swift" }
  }

  /// The file's name in its program, as `#fileID` has it: `Share/ShareViewController.swift`, `Scene/main.swift`.
  package var path: String { "\(module)/\(fileName)" }

  /// The module that the file is compiled in.
  package var module: String {
    switch role {
    case .file(_, let target): target
    case .scene: MainProcess.scene
    case .program, .shown: MainProcess.program
    }
  }

  /// What a snippet is for.
  package enum Role: Hashable, Sendable {
    /// Shown only.
    case shown
    /// A program on its own.
    case program
    /// The script that plays the user on the device.
    case scene
    /// A file of a target.
    case file(name: String, target: String)
  }
}

/// How code is meant to go wrong.
package enum ExpectedFailure: Hashable, Sendable {
  /// It must not compile; a message of the compiler at this snippet contains the text.
  case compilation(message: String)
  /// Its process must trap; the last words contain the text.
  case trap(message: String)
  /// Its process must be ended for running too long.
  case timeLimit
  /// Its process must be ended for using too much memory.
  case memoryLimit
  /// Its process must be ended for printing too much.
  case outputLimit
}

/// What a program is expected to print or to do, as the lesson states it.
package struct Expectation: Hashable, Sendable {
  /// What the text is compared with.
  package var subject: Subject
  /// The expected text, verbatim; `…` stands for what varies.
  package var text: String
  /// Where the text begins.
  package var start: SourcePosition
  package var infoRange: SourceRange
  /// The index in the step's `programs` of the program it speaks of.
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
    /// What a process prints; `nil` means the scene, or the program on its own.
    case output(process: String?)
    /// What happens on the device.
    case events
  }
}
