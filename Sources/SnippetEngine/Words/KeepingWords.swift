/// Why files and results can't be kept.
enum KeepingWords {
  static func folderUnmade(_ path: String, _ reason: String) -> String {
    "'\(path)' can't be made: \(reason)"
  }
  static func unwritable(_ path: String, _ reason: String) -> String {
    "'\(path)' can't be written: \(reason)"
  }

  static func noFolder(_ path: String, _ temporary: String) -> String {
    "results can be kept neither in '\(path)' nor in '\(temporary)'"
  }
  static let removedRepeatedly = "the folder of kept results is removed again and again"

  static func keyUnwritable(_ error: any Error) -> String {
    "what a result is kept under can't be written: \(error)"
  }
}
