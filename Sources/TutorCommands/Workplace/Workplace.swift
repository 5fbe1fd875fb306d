import Foundation
import LessonChecks
import SnippetEngine

/// The folders that the tool works with.
struct Workplace {
  /// The repository: lessons, theme, cache.
  let root: URL

  /// The repository that the launcher names, or the one that this folder is in.
  init() throws(Failure) {
    if let path = ProcessInfo.processInfo.environment["TUTOR_ROOT"], !path.isEmpty {
      root = URL(fileURLWithPath: path)
      return
    }
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while !FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("Lessons/course.yml").path)
    {
      guard folder.path != "/" else {
        throw Failure(.unusable, saying: CommandLineWords.noCourse)
      }
      folder.deleteLastPathComponent()
    }
    root = folder
  }

  var lessons: URL { root.appendingPathComponent("Lessons") }
  var site: URL { root.appendingPathComponent("Site") }
  var cache: CacheFolder {
    CacheFolder(path: root.appendingPathComponent(".build/tutor-cache").path)
  }

  /// The learner's own folder; never part of the lessons.
  var workspace: URL {
    if let path = ProcessInfo.processInfo.environment["TUTOR_WORKSPACE"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return root.appendingPathComponent("Workspace")
  }

  /// The checker, with the simulation that was built together with this program.
  func checker(usesCache: Bool = true) async throws(Failure) -> LessonChecker {
    do {
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let products = try SimulationProducts(folder: program.deletingLastPathComponent().path)
      return LessonChecker(
        engine: try await Engine(
          simulation: products, cache: cache, further: furtherFrameworks(of: products)),
        usesCache: usesCache)
    } catch {
      throw Failure(.machine, saying: "\(error)")
    }
  }
}
