package import LessonModel

extension Snippet {
  /// What stands above the code: a target's file, or what the code is for.
  package var caption: String? {
    switch role {
    case .file: path
    case .scene: "The scene plays the user"
    case .shown, .program: nil
    }
  }
}

extension ExpectedFailure {
  /// How the code is meant to go wrong, in a few words to stand beside its name.
  package var promise: String {
    switch self {
    case .compilation: "meant not to compile"
    case .trap: "meant to crash"
    case .timeLimit: "meant never to end"
    case .memoryLimit: "meant to use too much memory"
    case .outputLimit: "meant to print too much"
    }
  }
}
