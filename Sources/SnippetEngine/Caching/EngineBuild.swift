import Digests
import Foundation

/// Identifies the build of this tool's own code that produces outcomes.
///
/// All programs of one build share their outcomes: `tutor site build` needn't run again what the
/// tests have run. So the stamp is not that of the running program, but of the objects that go into
/// each.
struct EngineBuild: Sendable {
  /// Changes whenever a module that takes part in outcomes is rebuilt.
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
    // If the objects have been cleaned up, each program keeps its outcomes to itself.
    stamp = stamps.contains([]) ? program : Digest(of: stamps.flatMap(\.self)).description
    cache.write(Data(stamp.utf8), name)
  }

  /// The modules that read a program, prepare it, and write its outcome down.
  private static let modules = [
    "ActivationRules", "AppBundles", "DeviceEvents", "FileParts", "Findings", "LessonModel",
    "Outcomes",
    "Portability", "SnippetEngine",
  ]
}
