public import Foundation

extension URLResourceKey {
  /// The key for a file's type.
  ///
  /// Simulated: requesting it makes `contentType` available. Differs: the key is the one for the
  /// file's path, from which the type is found, because Linux's Foundation reads only its own keys.
  public static let contentTypeKey = URLResourceKey.pathKey
}

extension URLResourceValues {
  /// The type of the file, if it was requested.
  ///
  /// Simulated: by the filename extension; folders without one are folders, links are links.
  /// Differs: a file without an extension is data; iOS looks no further either (observed).
  public var contentType: UTType? {
    guard let path = allValues[.contentTypeKey] as? String else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let ending = NSString(string: path).pathExtension
    switch attributes?[.type] as? FileAttributeType {
    case .typeSymbolicLink?: return .symbolicLink
    case .typeDirectory?:
      let type = UTType(filenameExtension: ending, conformingTo: .package)
      guard !ending.isEmpty, let type, type.isDeclared else { return .folder }
      return type
    case nil: return nil
    default: return ending.isEmpty ? .data : UTType(filenameExtension: ending)
    }
  }
}
