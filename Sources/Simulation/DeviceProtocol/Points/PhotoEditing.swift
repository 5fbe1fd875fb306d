package import Foundation

/// An editor's description of its edit of a picture; only the editor knows what the bytes mean.
package struct PhotoAdjustment: Codable, Hashable, Sendable {
  /// The identifier of the bytes' format.
  package var formatIdentifier: String
  package var formatVersion: String
  package var data: Data

  package init(formatIdentifier: String, formatVersion: String, data: Data) {
    self.formatIdentifier = formatIdentifier
    self.formatVersion = formatVersion
    self.data = data
  }

  /// A description: "com.example.dusk 1.0, 2 bytes".
  package var summary: String {
    "\(formatIdentifier) \(formatVersion), \(data.count) byte\(data.count == 1 ? "" : "s")"
  }
}

/// A picture or film of the library that an editor is given.
package struct PhotoToEdit: Codable, Hashable, Sendable {
  /// The name of its file: "IMG_0001.JPG".
  package var fileName: String
  package var type: String
  package var isMovie: Bool
  package var created: Date
  /// The file that the edit begins with.
  package var file: Data
  /// The file as the user last saw it.
  package var placeholder: Data
  /// The edit that leads from the former to the latter; `nil` when the editor can't read it.
  package var adjustment: PhotoAdjustment?

  package init(
    fileName: String, type: String, isMovie: Bool, created: Date, file: Data, placeholder: Data,
    adjustment: PhotoAdjustment?
  ) {
    self.fileName = fileName
    self.type = type
    self.isMovie = isMovie
    self.created = created
    self.file = file
    self.placeholder = placeholder
    self.adjustment = adjustment
  }
}

/// The result of an editor's work on a picture.
package struct EditedPhoto: Codable, Hashable, Sendable {
  package var adjustment: PhotoAdjustment?
  /// The file that it has written; `nil` when there is none.
  package var rendered: Data?

  package init(adjustment: PhotoAdjustment?, rendered: Data?) {
    self.adjustment = adjustment
    self.rendered = rendered
  }
}

/// The user's action in the photo library.
package enum PhotoCommand: Codable, Hashable, Sendable {
  /// Add a picture or film to the library; answered with `photo`.
  case add(Data, type: String)
  /// Look at one; answered with `photo`.
  case look(String)
  /// Return the extensions that are offered for editing it; answered with `editors`.
  case editors(String)
  /// Edit it with an extension; answered with `editing`.
  case edit(String, with: String)
  /// Tap Done; answered with `ended`.
  case finish(session: Int)
  /// Tap Cancel, and discard changes when asked, or not; answered with `cancelled`.
  case cancel(session: Int, discards: Bool)
  /// Revert to the original; answered with `photo`.
  case revert(String)
}

/// The answer of the photo library.
package enum PhotoAnswer: Codable, Hashable, Sendable {
  case photo(PhotoDescription)
  case editors([String])
  /// The extension's interface is on the screen, or has failed to appear.
  case editing(session: Int)
  case ended(PhotoEditEnd)
  /// Whether the interface is gone.
  case cancelled(Bool)
}

/// The result of an edit when the user taps Done.
package enum PhotoEditEnd: Codable, Hashable, Sendable {
  /// The library has the picture as it was edited.
  case saved
  /// The extension had nothing to save.
  case unchanged
  /// Photos can't save what it was given, or was given nothing: the user is told that it failed.
  case failed(ErrorDescription)
}

/// A picture or film as the library stores it.
package struct PhotoDescription: Codable, Hashable, Sendable {
  package var name: String
  package var type: String
  package var original: Data
  package var current: Data
  package var adjustment: PhotoAdjustment?
  package var isEdited: Bool

  package init(
    name: String, type: String, original: Data, current: Data, adjustment: PhotoAdjustment?,
    isEdited: Bool
  ) {
    self.name = name
    self.type = type
    self.original = original
    self.current = current
    self.adjustment = adjustment
    self.isEdited = isEdited
  }
}
