public import Foundation

/// What a photo editor has done to a picture, so that it can be undone or gone on with.
///
/// Simulated: Photos keeps what an editor hands over, one for each picture, and asks the next editor
/// whether it can handle it (documented).
open class PHAdjustmentData: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// What names the format.
  public let formatIdentifier: String
  /// The format's version.
  public let formatVersion: String
  /// What was done.
  public let data: Data
  /// Makes it.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    self.formatIdentifier = formatIdentifier
    self.formatVersion = formatVersion
    self.data = data
    super.init()
  }
}
