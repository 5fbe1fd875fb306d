import Digests
import Foundation

/// What programs were made of when they last had to be built or run, by the programs' names: it
/// shows what has changed since.
struct WorkJournal: Sendable {
  let cache: CacheFolder

  /// Records what a program is made of now, and returns what has changed since the last time; `nil`
  /// if this is the first.
  func note(_ parts: [String: String], of program: String) -> [String]? {
    let name = "journal/\(Digest(of: [program])).json"
    let old = cache.read(name).flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
    if let data = try? JSONEncoder().encode(parts) { cache.write(data, name) }
    guard let old else { return nil }
    return Set(parts.keys).union(old.keys).filter { parts[$0] != old[$0] }.sorted()
  }
}
