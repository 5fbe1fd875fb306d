package import Foundation

/// More functions that this library interposes, like those that replace files: Linux's Foundation
/// knows the folders of a Linux desktop.
extension FileManager {
  /// The getter of `default`.
  @_silgen_name("$s20FoundationEssentials11FileManagerC7defaultACvgZ")
  package static func tutor_default() -> FileManager { ContainerFileManager.shared }

  /// `url(for:in:appropriateFor:create:)`.
  @_silgen_name(
    "$s20FoundationEssentials11FileManagerC0A0E3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAKSgSbtKF"
  )
  package func tutor_url(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    // As documented, the folder for replacements is made whether or not that is asked for.
    if directory == .itemReplacementDirectory, url != nil {
      return try ContainerFolders.replacementFolder()
    }
    guard let folder = urls(for: directory, in: domainMask).first else {
      throw CocoaError(.fileNoSuchFile)
    }
    if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }
}

/// `NSSearchPathForDirectoriesInDomains(_:_:_:)`: in the user's domain the folders of the
/// container, as on iOS; other domains have none.
@_silgen_name(
  "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_AF0kC10DomainMaskVSbtF"
)
package func tutor_searchPaths(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandsTilde: Bool
) -> [String] {
  guard domainMask.contains(.userDomainMask), let path = ContainerFolders.path(of: directory) else {
    return []
  }
  return [(expandsTilde ? NSHomeDirectory() : "~") + "/" + path]
}

/// The file manager that every caller gets.
private final class ContainerFileManager: FileManager, @unchecked Sendable {
  // A file manager without a delegate has no state.
  static let shared = ContainerFileManager()

  override func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    tutor_searchPaths(directory, domainMask, true).map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
  }
}
