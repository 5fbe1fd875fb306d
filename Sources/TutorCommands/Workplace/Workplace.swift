import Foundation
import LessonChecks
import LessonModel
import SnippetEngine

/// The folders that the tool works with.
struct Workplace {
  /// The tool's own repository: theme, examples, cache.
  let home: URL
  /// The folder of the course's lessons.
  let lessons: URL

  /// The workplace of a course.
  ///
  /// - Parameter course: A folder with `course.yml`, or with `Lessons/course.yml`; `nil` for the
  ///   course of the repository that the launcher names, or of the one that contains the current
  ///   folder.
  /// - Throws: ``Failure`` if there is no course.
  init(course: String? = nil) throws(Failure) {
    guard let course else {
      home = try Self.findHome()
      lessons = home.appendingPathComponent(Self.lessonsFolder)
      return
    }
    let folder = URL(fileURLWithPath: course).standardizedFileURL
    let folders = [folder.appendingPathComponent(Self.lessonsFolder), folder]
    guard let lessons = folders.first(where: Self.isCourse) else {
      throw Failure(.unusable, saying: CommandLineWords.noCourse(in: course))
    }
    self.lessons = lessons
    home = (try? Self.findHome()) ?? Self.caches
  }

  /// A workplace for programs that need no course.
  init(withoutCourseAt home: URL) {
    self.home = home
    lessons = home.appendingPathComponent(Self.lessonsFolder)
  }

  private static let lessonsFolder = "Lessons"

  private static func isCourse(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("course.yml").path)
  }

  /// The repository that the launcher names, or the one that contains the current folder.
  private static func findHome() throws(Failure) -> URL {
    if let path = ProcessInfo.processInfo.environment["TUTOR_ROOT"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while !isCourse(folder.appendingPathComponent(lessonsFolder)) {
      guard folder.path != "/" else {
        throw Failure(.unusable, saying: CommandLineWords.noCourse)
      }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// The user's folder for caches.
  static var caches: URL {
    let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return (folder ?? FileManager.default.temporaryDirectory).appendingPathComponent("tutor")
  }

  /// The folder that the paths of lessons' files are relative to.
  var root: URL { lessons.deletingLastPathComponent() }
  /// The lessons' folder, as findings show it.
  var lessonsPath: String { lessons.lastPathComponent }
  /// The examples of extension points.
  var points: URL { home.appendingPathComponent("Lessons/" + Course.pointsFolder) }
  var site: URL { home.appendingPathComponent("Site") }
  var cache: CacheFolder {
    CacheFolder(path: home.appendingPathComponent(".build/tutor-cache").path)
  }

  /// The learner's own folder, which is never part of the lessons.
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
