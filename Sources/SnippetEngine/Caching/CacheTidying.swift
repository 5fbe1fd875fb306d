import Foundation
import Glibc

/// Keeps the cache from growing without limit: removes what hasn't been used for a month and, if
/// the rest is too large, what was least recently used.
struct CacheTidying: Sendable {
  let cache: CacheFolder
  /// How long an unused result stays, in seconds.
  var age: TimeInterval = 30 * 86_400
  /// How many bytes may be kept; when there are more, a quarter of that is freed.
  var room = 1 << 30
  /// How long until the cache is looked at again, in seconds.
  var interval: TimeInterval = 86_400

  init(cache: CacheFolder) { self.cache = cache }

  /// The file whose date says when the cache was last tidied.
  private static let mark = "tidied"
  /// The folders of results; those in the last are in subfolders.
  private static let folders = ["outcomes", "logs", "journal", "programs"]

  /// A result: the files whose names differ only in their extensions.
  private struct Result {
    var files: [String] = []
    var size = 0
    var used = Date.distantPast
  }

  /// Removes what is too old or too much, unless that was done recently.
  func tidy(now: Date = Date()) {
    let mark = cache.path + "/" + Self.mark
    if let last = Self.date(of: mark), now.timeIntervalSince(last) < interval { return }
    cache.write(Data(), Self.mark)
    Self.note(now, on: mark)
    var rest: [Result] = []
    for result in results() {
      if now.timeIntervalSince(result.used) > age { remove(result) } else { rest.append(result) }
    }
    var size = rest.reduce(0) { $0 + $1.size }
    guard size > room else { return }
    for result in rest.sorted(by: { $0.used < $1.used }) where size > room / 4 * 3 {
      remove(result)
      size -= result.size
    }
  }

  /// Marks a file as used, to the day.
  static func use(_ path: String) {
    guard let last = date(of: path), Date().timeIntervalSince(last) > 86_400 else { return }
    utimes(path, nil)
  }

  private func results() -> [Result] {
    var results: [String: Result] = [:]
    for folder in Self.folders {
      let files = FileManager.default.enumerator(atPath: cache.path + "/" + folder)
      while let name = files?.nextObject() as? String {
        let path = "\(cache.path)/\(folder)/\(name)"
        var facts = stat()
        guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { continue }
        let key = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
        var result = results[key] ?? Result()
        result.files.append(path)
        result.size += Int(facts.st_size)
        result.used = max(result.used, Self.date(facts))
        results[key] = result
      }
    }
    return Array(results.values)
  }

  private func remove(_ result: Result) {
    for file in result.files { unlink(file) }
  }

  private static func date(of path: String) -> Date? {
    var facts = stat()
    return stat(path, &facts) == 0 ? date(facts) : nil
  }

  private static func date(_ facts: stat) -> Date {
    Date(timeIntervalSince1970: Double(facts.st_mtim.tv_sec) + Double(facts.st_mtim.tv_nsec) / 1e9)
  }

  private static func note(_ date: Date, on path: String) {
    let time = timeval(tv_sec: Int(date.timeIntervalSince1970), tv_usec: 0)
    _ = [time, time].withUnsafeBufferPointer { utimes(path, $0.baseAddress) }
  }
}
