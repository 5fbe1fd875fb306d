import Foundation
import Glibc

/// Puts a file or folder in another's place, so that one of the two is there at every moment.
struct ItemReplacement {
  var original: URL
  var new: URL
  var backupName: String?
  var options: FileManager.ItemReplacementOptions

  /// Puts the new item into the original's place.
  ///
  /// - Throws: NSFileNoSuchFileError when one of the two isn't there (observed), or the error from
  ///   the disk.
  func replace() throws {
    for item in [original, new] where !CoordinatedURL.exists(item.path) {
      throw CocoaError(
        .fileNoSuchFile, userInfo: [NSFilePathErrorKey: item.path, NSURLErrorKey: item])
    }
    if !options.contains(.usingNewMetadataOnly) { keepPermissions() }
    if let backup { try keepOriginal(at: backup) }
    try moveIntoPlace()
    if let backup, !options.contains(.withoutDeletingBackupItem) {
      try FileManager.default.removeItem(at: backup)
    }
  }

  private var backup: URL? {
    backupName.map { original.deletingLastPathComponent().appendingPathComponent($0) }
  }

  /// As documented, the permissions of the original stay, unless only the new metadata is wanted.
  private func keepPermissions() {
    let attributes = try? FileManager.default.attributesOfItem(atPath: original.path)
    guard let permissions = attributes?[.posixPermissions] else { return }
    try? FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: new.path)
  }

  private func keepOriginal(at backup: URL) throws {
    try? FileManager.default.removeItem(at: backup)
    if isFolder(original) {
      try FileManager.default.copyItem(at: original, to: backup)
    } else {
      try FileManager.default.linkItem(at: original, to: backup)
    }
  }

  /// Renames the new item over the original; a folder, which can't be renamed over one with
  /// something in it, is moved out of the way first.
  private func moveIntoPlace() throws {
    guard isFolder(original) || isFolder(new) else { return try rename(new, to: original) }
    let aside = original.deletingLastPathComponent()
      .appendingPathComponent(".\(original.lastPathComponent).\(UUID().uuidString)")
    try rename(original, to: aside)
    do {
      try rename(new, to: original)
    } catch {
      try rename(aside, to: original)
      throw error
    }
    try FileManager.default.removeItem(at: aside)
  }

  private func rename(_ item: URL, to place: URL) throws {
    guard Glibc.rename(item.path, place.path) != 0 else { return }
    let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
    throw CocoaError(
      errno == EACCES || errno == EPERM ? .fileWriteNoPermission : .fileWriteUnknown,
      userInfo: [NSFilePathErrorKey: place.path, NSURLErrorKey: place, NSUnderlyingErrorKey: cause])
  }

  private func isFolder(_ item: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
