package import Findings

/// A program of a step: complete files to compile and run, including those carried over.
package struct Program: Hashable, Sendable {
  package var kind: Kind
  /// Those of the lesson's targets that have files so far, each with its files in order of
  /// appearance.
  package var targets: [TargetFiles]
  /// The scene, or the only file of a standalone program; `nil` if a device's targets are only
  /// compiled.
  package var main: Snippet?
  package var languageMode: Lesson.LanguageMode
  /// How the program is meant to fail, with the snippet that says so.
  package var failure: Failure?

  package init(
    _ kind: Kind, targets: [TargetFiles] = [], main: Snippet?,
    languageMode: Lesson.LanguageMode = .v5, failure: Failure? = nil
  ) {
    self.kind = kind
    self.targets = targets
    self.main = main
    self.languageMode = languageMode
    self.failure = failure
  }

  package enum Kind: Hashable, Sendable {
    /// One process, no device.
    case alone
    /// Apps and extensions on the simulated device, driven by a scene.
    case device
  }

  /// The files of one target, as of this step.
  package struct TargetFiles: Hashable, Sendable {
    package var target: Target
    package var files: [Snippet]

    package init(target: Target, files: [Snippet]) {
      self.target = target
      self.files = files
    }
  }

  /// How a program is meant to fail, and which snippet says so.
  package struct Failure: Hashable, Sendable {
    package var expected: ExpectedFailure
    /// The target whose snippet says so; `nil` for the scene or the standalone program.
    package var target: String?
    /// The info string that says so.
    package var range: SourceRange

    package init(_ expected: ExpectedFailure, target: String? = nil, range: SourceRange) {
      self.expected = expected
      self.target = target
      self.range = range
    }
  }
}
