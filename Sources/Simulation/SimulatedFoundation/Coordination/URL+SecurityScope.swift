import DeviceProtocol
public import Foundation

extension URL {
  /// Asks for access to a file that belongs to another app.
  ///
  /// Simulated: a document that the user has chosen in a document picker can be opened from the
  /// first call until its `stopAccessingSecurityScopedResource()`, and neither before nor
  /// afterwards (documented); the calls are counted (documented). For other files the answer is yes
  /// when they can be read, and no for everything else, such as another app's file that was never
  /// handed over. Differs: iOS also says no to a file that needs no asking (observed). The right
  /// belongs to the path and the app, not to the URL, so it outlives the app's process without a
  /// bookmark. A chosen document can't be written atomically, because that makes a new file beside
  /// it.
  ///
  /// - Returns: Whether there is access; then `stopAccessingSecurityScopedResource()` is due.
  public func startAccessingSecurityScopedResource() -> Bool {
    guard isFileURL else { return false }
    if case .done? = DeviceConnection.shared?.ask(.pointQuestion(.beginAccess(path: path))) {
      return true
    }
    return FileManager.default.isReadableFile(atPath: path)
  }

  /// Ends the access.
  ///
  /// Simulated: a document that the user has chosen can't be opened any more once this was called
  /// as often as the start, and its file provider is told. For other files it has no effect.
  public func stopAccessingSecurityScopedResource() {
    guard isFileURL else { return }
    _ = DeviceConnection.shared?.ask(.pointQuestion(.endAccess(path: path)))
  }
}

extension NSURL {
  /// Asks for access to a file that belongs to another app.
  ///
  /// Simulated: as that of URL.
  public func startAccessingSecurityScopedResource() -> Bool {
    (self as URL).startAccessingSecurityScopedResource()
  }

  /// Ends the access.
  ///
  /// Simulated: as that of URL.
  public func stopAccessingSecurityScopedResource() {
    (self as URL).stopAccessingSecurityScopedResource()
  }
}
