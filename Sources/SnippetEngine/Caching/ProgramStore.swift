import Digests
import Foundation

/// Where compiled programs are kept: a folder in the cache for each compiler, and for each place where the simulation
/// is built.
///
/// Nothing that another compiler has compiled is of use again, nor what names libraries in another place, so those
/// folders go when a new one begins.
struct ProgramStore: Sendable {
  /// The store's folder, relative to the cache's.
  let name: String

  /// - Parameter builds: What tells apart the compilers and places of the simulation that programs are made with.
  init(builds: [String]) {
    name = "\(Self.folder)/\(Digest(of: builds).description.prefix(16))"
  }

  private static let folder = "programs"

  /// Removes what was compiled for other builds and hasn't been added to for an hour: until then a
  /// process of that build may still be at work.
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
