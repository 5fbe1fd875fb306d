public import Foundation

extension URL {
  /// Asks for access to a file of another app's.
  ///
  /// Simulated: says yes for every file that can be read, and no for everything else, such as a file
  /// of another app's that was never handed over. Differs: iOS also says no to a file that needs no
  /// asking (observed), and counts the calls.
  ///
  /// - Returns: Whether there is access; then `stopAccessingSecurityScopedResource()` is due.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.isReadableFile(atPath: path)
  }

  /// Ends the access.
  ///
  /// Type-checks only: there was access before, and there is access afterwards.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Asks for access to a file of another app's.
  ///
  /// Simulated: as that of URL.
  public func startAccessingSecurityScopedResource() -> Bool {
    (self as URL).startAccessingSecurityScopedResource()
  }

  /// Ends the access.
  ///
  /// Type-checks only: there was access before, and there is access afterwards.
  public func stopAccessingSecurityScopedResource() {}
}
