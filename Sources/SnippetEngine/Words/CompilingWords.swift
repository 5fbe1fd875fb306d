/// What the tool says in place of the compiler and the linker.
enum CompilingWords {
  static func takesTooLong(_ deadline: Deadline, _ overrun: Deadline.Overrun) -> String {
    "compiling this takes \(RunningWords.time(deadline, overrun))"
  }

  static func entryPointMissing(_ target: String) -> String {
    "'\(target)' has no entry point: mark its app delegate '@main'"
  }

  /// Xcode's wording, where this compiler has none.
  static let closureCaptures =
    "a C function pointer cannot be formed from a closure that captures context"

  static func inOtherFile(_ message: String, file: String, line: Int) -> String {
    "\(message) (in '\(file)', line \(line))"
  }

  static func linkerFailed(_ messages: String) -> String {
    "the linker failed: \(messages.prefix(longest))"
  }
  static func compilerStopped(_ status: Int32, _ messages: String) -> String {
    "the compiler exited with status \(status): \(messages.prefix(longest))"
  }

  /// How many characters of a program's messages are quoted.
  private static let longest = 2000
}
