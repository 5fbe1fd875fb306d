import Foundation
import SnippetEngine

/// The course's last known contents, in the cache; valid as long as no file has changed.
struct KeptContents {
  let lessons: URL
  let cache: CacheFolder

  private struct File: Codable {
    var stamps: [String]
    var contents: CourseContents
  }

  private static let name = "contents.json"

  /// What the contents were read from: this program, and each file and lesson in the folder.
  var stamps: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: lessons.path)) ?? []
    return [FileStamp(path: "/proc/self/exe").text]
      + names.sorted().map { name in
        let path = lessons.path + "/" + name
        let lesson = FileStamp(path: path + "/lesson.md")
        return "\(name) \((lesson.isAbsent ? FileStamp(path: path) : lesson).text)"
      }
  }

  /// The contents, unless anything has changed.
  func read() -> CourseContents? {
    guard let data = cache.read(Self.name),
      let file = try? JSONDecoder().decode(File.self, from: data), file.stamps == stamps
    else { return nil }
    return file.contents
  }

  /// Keeps contents that were read after these stamps were taken.
  func keep(_ contents: CourseContents, stamps: [String]) {
    guard let data = try? JSONEncoder().encode(File(stamps: stamps, contents: contents)) else {
      return
    }
    cache.write(data, Self.name)
  }
}
