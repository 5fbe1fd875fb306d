import Foundation

/// A defaults domain on disk: one property list, read and written under a lock, replaced whole.
///
/// Every read looks at the file, so that one process sees at once what another wrote.
struct DefaultsFile: Sendable {
  let url: URL

  /// All values; empty when there is no file or it holds no dictionary.
  func read() -> [String: Any] {
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  /// Changes the values while no other process does.
  func update(_ change: (inout [String: Any]) -> Void) {
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = open(url.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if lock >= 0 { flock(lock, LOCK_EX) }
    defer { if lock >= 0 { close(lock) } }
    var values = read()
    change(&values)
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: values, format: .binary, options: 0)
    else { return }
    try? data.write(to: url, options: .atomic)
  }
}
