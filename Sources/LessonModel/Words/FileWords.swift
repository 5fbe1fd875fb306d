import Findings

/// Why a file or a folder can't be read.
enum FileWords {
  static func unreadable(
    _ path: String, _ problem: FileProblem, meant: String? = nil
  ) -> String {
    "\(quoted(path)) \(reason(problem))\(NearMiss.suggestion(meant))"
  }

  static func folderUnreadable(_ path: String, _ problem: FileProblem) -> String {
    "Folder \(unreadable(path, problem))"
  }

  static let permissionDenied = "permission denied"

  private static func reason(_ problem: FileProblem) -> String {
    switch problem {
    case .missing: "does not exist"
    case .notAFile: "is not a file"
    case .tooLarge: "has more than \(LessonParser.maximumSize) bytes"
    case .system(let reason): "can't be read: \(reason)"
    }
  }
}
