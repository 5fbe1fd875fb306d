public import Foundation

extension URL {
  /// Returns the URL with one more component, with the type's extension added unless it has one.
  ///
  /// Simulated: as documented; a name with an extension of the type is kept. Differs: a type
  /// without an extension adds nothing; what iOS adds isn't documented.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let isFolder = contentType.conforms(to: .directory)
    return appendingPathComponent(contentType.fileName(partialName), isDirectory: isFolder)
  }

  /// Adds a component, with the type's extension added unless it has one.
  ///
  /// Simulated: as `appendingPathComponent(_:conformingTo:)` does.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Returns the URL with the type's extension, unless it has one.
  ///
  /// Simulated: as `appendingPathComponent(_:conformingTo:)` does.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = contentType.fileName(lastPathComponent)
    guard name != lastPathComponent else { return self }
    return deletingLastPathComponent()
      .appendingPathComponent(name, isDirectory: hasDirectoryPath)
  }

  /// Adds the type's extension, unless there is one.
  ///
  /// Simulated: as `appendingPathComponent(_:conformingTo:)` does.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension NSString {
  /// Returns the path with one more component, with the type's extension added unless it has one.
  ///
  /// Simulated: as documented; a name with an extension of the type is kept. Differs: a type
  /// without an extension adds nothing; what iOS adds isn't documented.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> String {
    appendingPathComponent(contentType.fileName(partialName))
  }

  /// Returns the path with the type's extension, unless it has one.
  ///
  /// Simulated: as `appendingPathComponent(_:conformingTo:)` does.
  public func appendingPathExtension(for contentType: UTType) -> String {
    contentType.fileName(String(describing: self))
  }
}

extension UTType {
  /// Returns a name with an extension of this type.
  fileprivate func fileName(_ name: String) -> String {
    let ending = NSString(string: name).pathExtension
    let isOfType =
      !ending.isEmpty
      && (UTType(filenameExtension: ending, conformingTo: self)?.isDeclared ?? false)
    guard !isOfType, let preferred = preferredFilenameExtension else { return name }
    return "\(name).\(preferred)"
  }
}
