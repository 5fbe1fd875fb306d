import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// What an app's capture extension has captured.
///
/// Simulated: a folder for each session in the app's own container, until the app says that it no
/// longer needs it.
public final class LockedCameraCaptureManager: Sendable {
  /// The only manager.
  public static let shared = LockedCameraCaptureManager()

  /// A change of the folders.
  ///
  /// Simulated: no known difference.
  public enum SessionContentUpdate: Sendable {
    /// The folders that are there at first.
    case initial(urls: [URL])
    /// A new one.
    case added(url: URL)
    /// One that is gone.
    case removed(url: URL)
  }

  private let listeners = Mutex<[AsyncStream<SessionContentUpdate>.Continuation]>([])

  private init() {
    PointNewsReader.add { [manager = Handed(self)] news in
      guard case .captured(let folder) = news else { return }
      manager.value.tell(.added(url: Self.folder(at: folder)))
    }
  }

  /// The folders with what was captured, one for each session.
  public var sessionContentURLs: [URL] {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: Self.parent)) ?? []
    return names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
      .map { Self.folder(at: Self.parent + "/" + $0) }
  }

  /// The changes of the folders from now on, after those that are there.
  public var sessionContentUpdates: some AsyncSequence<SessionContentUpdate, Never> {
    let (stream, continuation) = AsyncStream.makeStream(of: SessionContentUpdate.self)
    continuation.yield(.initial(urls: sessionContentURLs))
    listeners.withLock { $0.append(continuation) }
    return stream
  }

  /// Deletes the folder of a session, which the app no longer needs.
  ///
  /// Simulated: other URLs are ignored (documented).
  public func invalidateSessionContent(at url: URL) async throws {
    let path = url.standardizedFileURL.path
    guard sessionContentURLs.contains(where: { $0.standardizedFileURL.path == path }) else {
      return
    }
    try FileManager.default.removeItem(atPath: path)
    tell(.removed(url: url))
  }

  private func tell(_ update: SessionContentUpdate) {
    for listener in listeners.withLock({ $0 }) { listener.yield(update) }
  }

  private static func folder(at path: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true)
  }

  private static var parent: String { NSHomeDirectory() + "/Library/" + CaptureFolder.name }
}
