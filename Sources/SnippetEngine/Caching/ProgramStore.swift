import Digests
import Foundation

/// Where compiled programs are kept: in the cache, one folder for each compiler and each place
/// where the simulation is built.
///
/// Programs from another compiler, or linked to libraries in another place, are never of use again,
/// so their folders are removed when a new one begins.
struct ProgramStore: Sendable {
  /// The store's folder, relative to the cache's.
  let name: String

  /// - Parameter builds: Strings that identify the compiler and the simulation's place.
  init(builds: [String]) {
    name = "\(Self.folder)/\(Digest(of: builds).description.prefix(16))"
  }

  private static let folder = "programs"

  /// Removes other builds' folders that nothing has been added to for an hour: until then a process
  /// of that build may still be at work.
  func removeOthers(in cache: CacheFolder) {
    let parent = URL(fileURLWithPath: cache.path).appendingPathComponent(Self.folder)
    let recent = Date(timeIntervalSinceNow: -3600)
    let folders = try? FileManager.default.contentsOfDirectory(
      at: parent, includingPropertiesForKeys: [.contentModificationDateKey])
    for folder in folders ?? [] where !name.hasSuffix("/" + folder.lastPathComponent) {
      let facts = try? folder.resourceValues(forKeys: [.contentModificationDateKey])
      guard let changed = facts?.contentModificationDate, changed < recent else { continue }
      try? FileManager.default.removeItem(at: folder)
    }
  }
}
