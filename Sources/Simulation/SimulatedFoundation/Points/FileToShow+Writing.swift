package import DeviceProtocol
package import Foundation

extension FileToShow {
  /// Puts the file where the process can read but not write it.
  ///
  /// - Returns: Its place; `nil` when there is no room.
  package func place() -> URL? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Files-\(UUID().uuidString)")
    let file = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    } catch { return nil }
    return file
  }
}

extension ErrorDescription {
  /// The answer when there is no place for a file.
  package static let noRoomForFile = ErrorDescription(
    domain: "NSCocoaErrorDomain", code: 512, message: PrincipalWords.fileNotWritten)
}
