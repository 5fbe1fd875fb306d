import DeviceProtocol
import Foundation

/// The file of a download, as far as it has come.
struct PartialFile: Sendable {
  /// Where it is.
  ///
  /// Nobody can guess the name: programs are given it, and hand it back.
  let url: URL
  /// How many bytes it has.
  private(set) var count: Int
  /// How many it had at the beginning, if these are still in it.
  private(set) var offset: Int
  /// Whether everything could be written so far.
  private(set) var isWritten = true

  /// The file of a download that goes on, or an empty one; `nil` when it can't be made.
  init?(_ beginning: DownloadBeginning?) {
    let folder = FileManager.default.temporaryDirectory
    if let beginning, beginning.count > 0,
      beginning.file == URL(fileURLWithPath: beginning.file).lastPathComponent,
      beginning.file.hasSuffix(".download")
    {
      let former = folder.appendingPathComponent(beginning.file)
      if let handle = try? FileHandle(forWritingTo: former), let end = try? handle.seekToEnd(),
        end >= UInt64(beginning.count),
        (try? handle.truncate(atOffset: UInt64(beginning.count))) != nil
      {
        (url, count, offset) = (former, beginning.count, beginning.count)
        return
      }
    }
    url = folder.appendingPathComponent(UUID().uuidString + ".download")
    (count, offset) = (0, 0)
    guard (try? Data().write(to: url)) != nil else { return nil }
  }

  /// Writes what has come.
  mutating func append(_ data: Data) {
    guard let handle = try? FileHandle(forWritingTo: url), (try? handle.seekToEnd()) != nil,
      (try? handle.write(contentsOf: data)) != nil
    else { return isWritten = false }
    count += data.count
  }

  /// Begins anew.
  mutating func empty() {
    guard count > 0 else { return }
    (count, offset) = (0, 0)
    isWritten = (try? Data().write(to: url)) != nil
  }

  /// Deletes it.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
