package import Foundation
package import LessonModel
package import SimulationTable

extension CourseFacts {
  /// Reads the facts about a course.
  ///
  /// - Parameters:
  ///   - lessons: The lessons that links can point to.
  ///   - folder: The folder that has the lessons' folders.
  ///   - path: That folder, as findings show it.
  ///   - table: What is simulated, if that is known.
  ///   - topics: The topics that the course is to cover.
  ///   - glossary: The words that it explains.
  ///   - limited: The ids of the lessons that limits apply to.
  package init(
    lessons: [Lesson], folder: URL, path: String, table: SimulationTable?, topics: Topics? = nil,
    glossary: Glossary? = nil, limited: Set<String> = []
  ) {
    self.init(
      lessons: lessons, folder: path, files: Set(Self.files(in: folder).map { path + "/" + $0 }),
      simulation: table.map { DeclaredNames($0) }, topics: topics, glossary: glossary,
      limited: limited)
  }

  /// Reads the facts about a lesson that is in no course and whose `file` is an absolute path.
  ///
  /// It looks at the targets of the lesson's links, and at its folder if that is its own, that is,
  /// if the file is named `lesson.md`.
  package init(alone lesson: Lesson, table: SimulationTable?) {
    let file = URL(fileURLWithPath: lesson.file)
    let folder = file.deletingLastPathComponent()
    var files: Set = [lesson.file]
    if file.lastPathComponent == "lesson.md" {
      files.formUnion(Self.files(in: folder).map { folder.path + "/" + $0 })
    }
    for link in Prose(of: lesson).links {
      guard case .file(let path, _) = LinkDestination(link.destination, in: lesson.file)
      else { continue }
      if let inside = try? FileManager.default.contentsOfDirectory(atPath: path) {
        files.formUnion(inside.map { path + "/" + $0 })
      } else if FileManager.default.fileExists(atPath: path) {
        files.insert(path)
      }
    }
    self.init(
      lessons: [lesson], folder: nil, files: files,
      simulation: table.map { DeclaredNames($0) })
  }

  /// Lists the files below a folder by their relative paths, without hidden ones.
  private static func files(in folder: URL) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var files: [String] = []
    while let path = found.nextObject() as? String {
      if path.split(separator: "/").last?.hasPrefix(".") ?? true {
        found.skipDescendants()
      } else if found.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
        files.append(path)
      }
    }
    return files
  }
}
