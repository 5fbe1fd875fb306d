import Digests
import Foundation

/// Which build of this tool's own code makes outcomes.
///
/// All programs of one build share their outcomes: what the tests have run, `tutor site build` needn't
/// run again. So it isn't the running program that is looked at, but the objects that go into each.
struct EngineBuild: Sendable {
  /// Changes whenever a module is built anew that has a part in outcomes.
  let stamp: String

  /// - Parameter folder: The folder of build products.
  init(products folder: String) {
    let stamps = Self.modules.map { FileStamp.objects(in: folder + "/\($0).build") }
    // Where the objects have been tidied away, each program keeps to its own outcomes.
    stamp =
      stamps.contains([])
      ? FileStamp(path: "/proc/self/exe").text : Digest(of: stamps.flatMap(\.self)).description
  }

  /// What reads a program, prepares it, and writes its outcome down.
  private static let modules = [
    "ActivationRules", "AppBundles", "DeviceEvents", "FileParts", "Findings", "LessonModel",
    "Outcomes",
    "Portability", "SnippetEngine",
  ]
}
