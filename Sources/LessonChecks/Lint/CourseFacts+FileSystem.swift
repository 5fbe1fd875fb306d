package import Foundation
package import LessonModel

extension CourseFacts {
  /// Reads the facts about a course.
  ///
  /// - Parameters:
  ///   - lessons: The lessons that links can lead to.
  ///   - folder: The folder of the lessons' folders.
  ///   - path: That folder as findings show it.
  ///   - simulation: The folder of the simulated device's sources.
  ///   - topics: What the course is to cover.
  package init(
    lessons: [Lesson], folder: URL, path: String, simulation: URL, topics: Topics? = nil
  ) {
    self.init(
      lessons: lessons, folder: path, files: Set(Self.files(in: folder).map { path + "/" + $0 }),
      simulation: DeclaredNames(simulationIn: simulation), topics: topics)
  }

  /// Reads the facts about a lesson that is in no course, and whose `file` is an absolute path.
  ///
  /// Looked at are the places that its links lead to, and its folder if that is the lesson's own:
  /// if the file is named `lesson.md`.
  package init(alone lesson: Lesson, simulation: URL) {
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
      simulation: DeclaredNames(simulationIn: simulation))
  }

  /// Lists the files below a folder by their paths in it, without hidden ones.
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

extension DeclaredNames {
  /// Reads what the simulated device declares for lessons; `nil` when its sources aren't there.
  ///
  /// The folders are those of its modules; that of a module that stands for Apple's is named
  /// `Simulated…`.
  package init?(simulationIn folder: URL) {
    guard let found = FileManager.default.enumerator(atPath: folder.path) else { return nil }
    let paths = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    var names = DeclaredNames()
    for path in paths {
      guard let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      else { continue }
      names.add(declarationsIn: text, publicOnly: true)
      if path.hasPrefix("Simulated"), let module = path.dropFirst(9).split(separator: "/").first {
        names.addType(String(module))
      }
    }
    guard !names.types.isEmpty else { return nil }
    self = names
  }
}
