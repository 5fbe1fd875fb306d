import CommonMark
import Findings
import LessonModel

/// Every file in a lesson's folder is linked to, or named by its lesson.
///
/// A file is named if its path from the lesson, or its name, occurs in the lesson as a separate
/// word: in code, on a fence or in the text. The front matter doesn't count.
struct OrphanFileRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    let folder = lesson.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let prefix = folder.isEmpty ? "" : folder + "/"
    let unnamed = course.files.filter {
      $0.hasPrefix(prefix) && $0 != lesson.file
        && !isNamed(String($0.dropFirst(prefix.count)), in: lesson)
    }
    guard !unnamed.isEmpty else { return [] }
    return unnamed.subtracting(linkedFiles(of: course.lessons + [lesson])).sorted().map { file in
      Finding(
        .orphanFile, severity: .warning, "Nothing in lesson \(quoted(lesson.id)) names this file",
        file: file, remedy: "link to it, use it, or remove it")
    }
  }

  private func linkedFiles(of lessons: [Lesson]) -> Set<String> {
    var files: Set<String> = []
    for lesson in lessons {
      for link in Prose(of: lesson).links {
        guard case .file(let path, _) = LinkDestination(link.destination, in: lesson.file)
        else { continue }
        files.insert(path)
      }
    }
    return files
  }

  private func isNamed(_ path: String, in lesson: Lesson) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return lesson.document.source.containsWord(path) || lesson.document.source.containsWord(name)
  }
}

extension String {
  /// Whether a name occurs in the text other than inside a longer name.
  fileprivate func containsWord(_ name: String) -> Bool {
    ranges(of: name).contains { found in
      let before = self[..<found.lowerBound].last
      let behind = self[found.upperBound...].prefix(2)
      let isExtended = behind.first.map(\.isPartOfName) ?? false
      let hasMoreEndings = behind.first == "." && (behind.last?.isLetter ?? false)
      return !(before?.isPartOfName ?? false) && before != "." && !isExtended && !hasMoreEndings
    }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "-" || self == "_" }
}
