import DeviceProtocol
public import Foundation

/// A picture or film as the photo library stores it.
public struct LibraryPhoto: Sendable, Equatable, CustomStringConvertible {
  /// Its name: "IMG_0001".
  public let name: String
  /// The uniform type with which it was taken: "public.jpeg".
  public let type: String
  /// The file as it was taken.
  public let original: Data
  /// The file as it is now.
  public let data: Data
  /// The identifier of the format of the last edit's adjustment data; `nil` when there was none.
  public let adjustmentFormat: String?
  /// The last edit's adjustment data.
  public let adjustment: Data?

  init(_ photo: PhotoDescription) {
    name = photo.name
    type = photo.type
    original = photo.original
    data = photo.current
    adjustmentFormat = photo.adjustment.map { "\($0.formatIdentifier) \($0.formatVersion)" }
    adjustment = photo.adjustment?.data
  }

  /// Whether it has been edited since it was taken.
  public var isEdited: Bool { adjustment != nil }

  /// The average colour, as in a web page: "#B9AE93"; `nil` if the file can't be read.
  public var averageColor: String? { PictureColor.average(data) }

  /// The photo as a line: `IMG_0001, #B9AE93, edited: com.example.dusk 1.0`.
  public var description: String {
    ShownFileWords.photo(name, color: averageColor, edited: adjustmentFormat)
  }
}
