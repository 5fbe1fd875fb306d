package import Foundation

/// A photo picker that a program shows.
package struct PhotoPickerWish: Codable, Hashable, Sendable {
  /// The most pictures that can be picked; 0 for any number.
  package var limit: Int
  /// Whether pictures, and films, can be picked.
  package var images: Bool
  package var videos: Bool
  /// Whether the program learns which pictures of the library they are.
  package var namesAssets: Bool

  package init(limit: Int, images: Bool, videos: Bool, namesAssets: Bool) {
    self.limit = limit
    self.images = images
    self.videos = videos
    self.namesAssets = namesAssets
  }
}

/// A picture or film that the user has picked.
package struct PickedPhoto: Codable, Hashable, Sendable {
  /// The name without an ending: "IMG_0001".
  package var name: String
  /// Its uniform type.
  package var type: String
  package var data: Data
  /// The identifier in the library, if the program learns it.
  package var identifier: String?

  package init(name: String, type: String, data: Data, identifier: String?) {
    self.name = name
    self.type = type
    self.data = data
    self.identifier = identifier
  }
}

/// What the user does with a photo picker.
package enum PhotoPickerCommand: Codable, Hashable, Sendable {
  /// Look at the pictures that can be picked; answered with `pickable`.
  case look(ScreenOwner)
  /// Pick these, and tap Add.
  case pick([String], ScreenOwner)
  case cancel(ScreenOwner)
}
