package import Findings
package import Foundation

extension Course {
  /// Loads the course in a folder; `path` is the folder's path in messages.
  package static func load(
    folder: URL, path: String = "Lessons"
  ) -> (course: Course?, findings: [Finding]) {
    load(from: CourseFiles(folder: folder, path: path))
  }
}

extension CourseFiles {
  /// The files in a folder.
  package init(folder: URL, path: String) {
    self.init(
      path: path,
      folders: { Result { try FileReader.folders(in: folder) }.mapError(FileProblem.init) },
      read: { FileReader.read(folder.appendingPathComponent($0)) })
  }
}

extension LessonParser {
  /// Parses a file; `path` is the file's path in messages.
  ///
  /// Without merging, blocks that give part of a file stay as they are: for what shows no code.
  package static func parse(
    fileAt url: URL, path: String, strictness: Strictness, mergesParts: Bool = true
  ) -> (lesson: Lesson?, findings: [Finding]) {
    switch FileReader.read(url) {
    case .success(let bytes):
      return parse(bytes, file: path, strictness: strictness, mergesParts: mergesParts)
    case .failure(let problem):
      let finding = Finding(.unreadableFile, FileWords.unreadable(path, problem), file: path)
      return (nil, [finding])
    }
  }
}

/// Reads whole files.
enum FileReader {
  /// Reads a file, unless it isn't one or is too large to be a lesson.
  static func read(_ url: URL) -> Result<[UInt8], FileProblem> {
    do {
      let target = url.resolvingSymlinksInPath()
      let facts = try FileManager.default.attributesOfItem(atPath: target.path)
      guard facts[.type] as? FileAttributeType == .typeRegular else { return .failure(.notAFile) }
      let size = (facts[.size] as? NSNumber)?.intValue ?? 0
      guard size <= LessonParser.maximumSize else { return .failure(.tooLarge) }
      return .success([UInt8](try Data(contentsOf: target)))
    } catch {
      return .failure(FileProblem(error))
    }
  }

  /// Lists the names of the folders in a folder.
  static func folders(in folder: URL) throws -> [String] {
    let entries = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return
      try entries
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false }
      .map(\.lastPathComponent)
  }
}

extension FileProblem {
  /// Classifies Foundation's error about a file.
  fileprivate init(_ error: any Error) {
    if let problem = error as? FileProblem {
      self = problem
      return
    }
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: self = .missing
    case .fileReadNoPermission: self = .system(FileWords.permissionDenied)
    default: self = .system(error.localizedDescription)
    }
  }
}
