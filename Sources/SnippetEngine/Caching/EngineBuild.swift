import Digests
import Foundation

/// Which build of this tool's own code makes outcomes.
///
/// All programs of one build share their outcomes: what the tests have run, `tutor site build` needn't
/// run again. So it isn't the running program that is looked at, but the objects that go into each.
struct EngineBuild: Sendable {
  /// Changes whenever a module is built anew that has a part in outcomes.
  let stamp: String

  /// Looks at the objects once for each program that is linked of them: looking at all of them takes longer than all
  /// else that an unchanged lesson needs.
  ///
  /// - Parameters:
  ///   - folder: The folder of build products.
  ///   - cache: Where the answer is kept.
  init(products folder: String, cache: CacheFolder) {
    let program = FileStamp(path: "/proc/self/exe").text
    let name = "builds/\(Digest(of: [folder, program]))"
    if let kept = cache.read(name) {
      stamp = String(decoding: kept, as: UTF8.self)
      return
    }
    let stamps = Self.modules.map { FileStamp.objects(in: folder + "/\($0).build") }
    // Where the objects have been tidied away, each program keeps to its own outcomes.
    stamp = stamps.contains([]) ? program : Digest(of: stamps.flatMap(\.self)).description
    cache.write(Data(stamp.utf8), name)
  }

  /// What reads a program, prepares it, and writes its outcome down.
  private static let modules = [
    "ActivationRules", "AppBundles", "DeviceEvents", "FileParts", "Findings", "LessonModel",
    "Outcomes",
    "Portability", "SnippetEngine",
  ]
}
