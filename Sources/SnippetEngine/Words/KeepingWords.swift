/// Why files and results can't be kept.
enum KeepingWords {
  static func folderUnmade(_ path: String, _ reason: String) -> String {
    "'\(path)' can't be created: \(reason)"
  }
  static func unwritable(_ path: String, _ reason: String) -> String {
    "'\(path)' can't be written: \(reason)"
  }

  static func noFolder(_ path: String, _ temporary: String) -> String {
    "results can't be kept in '\(path)' or in '\(temporary)'"
  }
  static let removedRepeatedly = "the folder of kept results keeps being removed"

  static func keyUnwritable(_ error: any Error) -> String {
    "the key of a kept result can't be written: \(error)"
  }
}
