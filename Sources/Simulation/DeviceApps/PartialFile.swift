import DeviceProtocol
import Foundation

/// The file of a download, as far as it has been received.
struct PartialFile: Sendable {
  /// Its place.
  ///
  /// The name can't be guessed: programs are given it, and pass it back.
  let url: URL
  /// The number of its bytes.
  private(set) var count: Int
  /// The number of bytes that it had at the beginning, if these are still in it.
  private(set) var offset: Int
  /// Whether everything could be written so far.
  private(set) var isWritten = true

  /// Makes the file of a continued download, or an empty one; `nil` when that fails.
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

  /// Writes received bytes.
  mutating func append(_ data: Data) {
    guard let handle = try? FileHandle(forWritingTo: url), (try? handle.seekToEnd()) != nil,
      (try? handle.write(contentsOf: data)) != nil
    else { return isWritten = false }
    count += data.count
  }

  /// Begins again.
  mutating func empty() {
    guard count > 0 else { return }
    (count, offset) = (0, 0)
    isWritten = (try? Data().write(to: url)) != nil
  }

  /// Deletes it.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
