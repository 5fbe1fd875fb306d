package import Foundation

/// A call to the principal object of a file provider.
package enum FileProviderCall: Codable, Hashable, Sendable {
  /// Make an enumerator for a folder; answered with `done`.
  case openFolder(String)
  /// List a page of the folder that is open, the first one if none is named; answered with `items`.
  case list(String, page: Data?)
  /// Return the current point in the folder's changes; answered with `anchor`.
  case anchor(String)
  /// Return the changes of the folder since that point; answered with `changes`.
  case changes(String, since: Data)
  /// The folder is no longer looked at.
  case closeFolder(String)
  /// Return the place of an item's file; answered with `path`.
  case path(of: String)
  /// Return the item whose file is at a path; answered with `identifier`.
  case identifier(at: String)
  // What is to be done with a file; answered with `done`.
  case placeholder(at: String)
  case start(at: String)
  case stop(at: String)
  case changed(at: String)
  // Actions of the user on items; answered with `item`.
  case take(file: String, parent: String)
  case makeFolder(String, parent: String)
  case rename(String, to: String)
  case move(String, parent: String)
  /// Answered with `done`.
  case delete(String)
}

/// The answer of a file provider.
package enum FileProviderAnswer: Codable, Hashable, Sendable {
  case done
  case items([ProvidedItem], next: Data?)
  case anchor(Data?)
  case changes(FolderChanges)
  case path(String?)
  case identifier(String?)
  case item(ProvidedItem)
  /// It can't do that, for its own reason.
  case refused(ErrorDescription)
}

/// A document or folder of a file provider.
package struct ProvidedItem: Codable, Hashable, Sendable {
  package var identifier: String
  package var parent: String
  package var name: String
  /// The uniform type.
  package var type: String
  package var size: Int?
  /// Apple's bits.
  package var capabilities: UInt

  package init(
    identifier: String, parent: String, name: String, type: String, size: Int?, capabilities: UInt
  ) {
    self.identifier = identifier
    self.parent = parent
    self.name = name
    self.type = type
    self.size = size
    self.capabilities = capabilities
  }
}

/// The changes in a folder.
package struct FolderChanges: Codable, Hashable, Sendable {
  package var updated: [ProvidedItem] = []
  package var deleted: [String] = []
  /// The point up to which they have been reported.
  package var anchor: Data
  /// Whether there are more.
  package var moreComing: Bool

  package init(
    updated: [ProvidedItem], deleted: [String], anchor: Data, moreComing: Bool
  ) {
    self.updated = updated
    self.deleted = deleted
    self.anchor = anchor
    self.moreComing = moreComing
  }
}
