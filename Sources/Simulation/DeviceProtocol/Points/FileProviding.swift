package import Foundation

/// What the system says to the principal object of a file provider.
package enum FileProviderCall: Codable, Hashable, Sendable {
  /// Make an enumerator for a folder; answered with `done`.
  case openFolder(String)
  /// List a page of the folder that is open, the first where none is named; answered with `items`.
  case list(String, page: Data?)
  /// Tell how far the changes of the folder have come; answered with `anchor`.
  case anchor(String)
  /// Tell what has changed in the folder since then; answered with `changes`.
  case changes(String, since: Data)
  /// The folder isn't looked at any more.
  case closeFolder(String)
  /// Where an item's file is; answered with `path`.
  case path(of: String)
  /// Whose file is at a path; answered with `identifier`.
  case identifier(at: String)
  // What is to be done with a file; answered with `done`.
  case placeholder(at: String)
  case start(at: String)
  case stop(at: String)
  case changed(at: String)
  // What the user does to items; answered with `item`.
  case take(file: String, parent: String)
  case makeFolder(String, parent: String)
  case rename(String, to: String)
  case move(String, parent: String)
  /// Answered with `done`.
  case delete(String)
}

/// What a file provider answers.
package enum FileProviderAnswer: Codable, Hashable, Sendable {
  case done
  case items([ProvidedItem], next: Data?)
  case anchor(Data?)
  case changes(FolderChanges)
  case path(String?)
  case identifier(String?)
  case item(ProvidedItem)
  /// It can't do that, for a reason of its own.
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

/// What has changed in a folder.
package struct FolderChanges: Codable, Hashable, Sendable {
  package var updated: [ProvidedItem] = []
  package var deleted: [String] = []
  /// How far they have been told.
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
