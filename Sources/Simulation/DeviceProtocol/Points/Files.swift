package import Foundation

/// The place where the user looks at files.
package enum FilesPlace: Codable, Hashable, Sendable {
  /// One of the device's own apps: Files.
  case app(String)
  /// A document picker that an app or an extension shows.
  case picker(ScreenOwner)
}

/// The user's action there; a path begins with the name of a location.
package enum FilesCommand: Codable, Hashable, Sendable {
  /// Switch a file provider on or off among the locations.
  case turn(name: String, isOn: Bool)
  /// Answered with `names`.
  case locations(FilesPlace)
  /// Open a folder; answered with `folder`.
  case browse([String], FilesPlace)
  /// Return what the open folder shows; answered with `folder`.
  case look(FilesPlace)
  /// Open a document of the folder; answered with `document`.
  case read(String, FilesPlace)
  // Changes in the open folder; answered with `ended`.
  case put(Data, name: String, FilesPlace)
  case makeFolder(String, FilesPlace)
  case rename(String, to: String, FilesPlace)
  case move(String, toFolder: String, FilesPlace)
  case delete(String, FilesPlace)
  /// Leave the folder.
  case close(FilesPlace)
  /// Choose documents in the folder of a picker; answered with `ended`.
  case pick([String], FilesPlace)
  /// Answered with `done`.
  case cancelPicker(FilesPlace)
  /// Open a document picker extension; answered with `interface`.
  case openPickerExtension(String, FilesPlace)
}

/// What the user sees of it.
package enum FilesAnswer: Codable, Hashable, Sendable {
  case names([String])
  case folder(ShownFolder)
  case document(Data?, failure: ErrorDescription?)
  case ended(ErrorDescription?)
}

/// A folder as it is shown.
package struct ShownFolder: Codable, Hashable, Sendable {
  /// The names of the location and of the folders in it.
  package var path: [String]
  package var items: [ProvidedItem] = []
  /// The names of the items that can't be chosen here.
  package var dimmed: Set<String> = []
  /// The error that is shown instead of the items.
  package var failure: ErrorDescription?

  package init(path: [String]) { self.path = path }
}

/// A document picker that a program shows.
package struct PickerWish: Codable, Hashable, Sendable {
  /// UIDocumentPickerMode's number.
  package var mode: Int
  /// The uniform types that can be chosen.
  package var types: [String]
  package var allowsSeveral: Bool
  /// The file that is to be exported or moved.
  package var file: String?

  package init(mode: Int, types: [String], allowsSeveral: Bool, file: String? = nil) {
    self.mode = mode
    self.types = types
    self.allowsSeveral = allowsSeveral
    self.file = file
  }
}

/// How a document picker ended.
package enum PickerEnd: Codable, Hashable, Sendable {
  case picked([String])
  case cancelled
}
