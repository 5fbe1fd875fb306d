import Foundation

/// The file that represents a document that isn't on the device.
enum PlaceholderFile {
  /// Writes a placeholder.
  ///
  /// - Throws: An error if its folder doesn't exist, or can't be written to.
  static func write(_ values: [String: Any], to url: URL) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    try data.write(to: url)
  }
}
