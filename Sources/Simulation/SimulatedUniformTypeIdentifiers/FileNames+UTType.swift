public import Foundation

extension URL {
  /// The URL with one more component, which gets the type's ending unless it has one.
  ///
  /// Simulated: as documented; a name with an ending of the type stays. Differs: a type without an
  /// ending adds nothing; what iOS adds isn't documented.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let isFolder = contentType.conforms(to: .directory)
    return appendingPathComponent(contentType.fileName(partialName), isDirectory: isFolder)
  }

  /// Adds a component, which gets the type's ending unless it has one.
  ///
  /// Simulated: as `appendingPathComponent(_:conformingTo:)` puts it.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// The URL with the type's ending, unless it has one.
  ///
  /// Simulated: as `appendingPathComponent(_:conformingTo:)` puts it.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = contentType.fileName(lastPathComponent)
    guard name != lastPathComponent else { return self }
    return deletingLastPathComponent()
      .appendingPathComponent(name, isDirectory: hasDirectoryPath)
  }

  /// Adds the type's ending, unless there is one.
  ///
  /// Simulated: as `appendingPathComponent(_:conformingTo:)` puts it.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension NSString {
  /// The path with one more component, which gets the type's ending unless it has one.
  ///
  /// Simulated: as documented; a name with an ending of the type stays. Differs: a type without an
  /// ending adds nothing; what iOS adds isn't documented.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> String {
    appendingPathComponent(contentType.fileName(partialName))
  }

  /// The path with the type's ending, unless it has one.
  ///
  /// Simulated: as `appendingPathComponent(_:conformingTo:)` puts it.
  public func appendingPathExtension(for contentType: UTType) -> String {
    contentType.fileName(String(describing: self))
  }
}

extension UTType {
  /// A name with an ending of this type.
  fileprivate func fileName(_ name: String) -> String {
    let ending = NSString(string: name).pathExtension
    let isOfType =
      !ending.isEmpty
      && (UTType(filenameExtension: ending, conformingTo: self)?.isDeclared ?? false)
    guard !isOfType, let preferred = preferredFilenameExtension else { return name }
    return "\(name).\(preferred)"
  }
}
