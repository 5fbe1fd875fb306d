import Foundation

/// The file that stands for a document which isn't on the device.
enum PlaceholderFile {
  /// Writes one.
  ///
  /// - Throws: When its folder isn't there, or can't be written to.
  static func write(_ values: [String: Any], to url: URL) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    try data.write(to: url)
  }
}
