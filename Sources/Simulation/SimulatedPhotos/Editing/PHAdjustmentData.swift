public import Foundation

/// A record of a photo editor's changes, so that they can be undone or continued.
///
/// Simulated: Photos stores the record of an editor, one for each picture, and asks the next editor
/// whether it can handle it (documented).
open class PHAdjustmentData: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The identifier of the format.
  public let formatIdentifier: String
  /// The format's version.
  public let formatVersion: String
  /// The changes.
  public let data: Data
  /// Makes a record.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    self.formatIdentifier = formatIdentifier
    self.formatVersion = formatVersion
    self.data = data
    super.init()
  }
}
