/// What is said of the app Files, and of file providers.
enum FilesWords {
  static let providerKind = "file provider"
  static let providerPlace = "among the locations in Files"

  static let noEnumeration = "its property list has no NSExtensionFileProviderSupportsEnumeration"
  static let providerGone = "the connection to the file provider was interrupted"
  static let noProvider = "there is no provider"

  // MARK: What Files shows for a provider's error

  static let notSignedIn = "you have to sign in first"
  static let nameTaken = "an item with that name already exists"
  static let noSpace = "there is no space left"
  static let serverUnreachable = "the server can't be reached"
  static let noItem = "there is no such item"
  static let undeletable = "deleting it isn't allowed"
  static let folderNotEmpty = "the folder isn't empty"

  // MARK: Folders

  static func hasNoFolders(_ name: String) -> String {
    "'\(name)' has no folders: only Files does"
  }

  static let noFolderOpen = "no folder is open there"
  static let noLocationName = "a location needs a name"

  static func noLocation(_ name: String, among names: [String]) -> String {
    "there is no location '\(name)': "
      + ListWords.thereAre(names, orNone: "no file provider is switched on")
  }

  static func notFolder(_ name: String) -> String { "'\(name)' isn't a folder" }

  static func noItem(_ name: String, in path: [String], among names: [String]) -> String {
    "there is no '\(name)' in \(path.joined(separator: "/")): "
      + ListWords.thereAre(names, orNone: "it shows nothing")
  }

  static let nextPage = "the next page"
  static let unseenFolder = "the folder that it signals isn't open"

  // MARK: What the user does

  static func renamed(_ name: String, to new: String) -> String { "\(name) to \(new)" }
  static func moved(_ name: String, into folder: String) -> String { "\(name) into \(folder)" }
  static func opens(_ name: String) -> String { "opens \"\(name)\"" }

  static func puts(_ file: String, into place: String) -> String {
    "puts \"\(file)\" into \(place)"
  }

  static let notRunning = "Files isn't running"

  static func notAllowed(_ capability: String, by item: String) -> String {
    "it isn't offered: '\(item)' has no .allows\(capability)"
  }

  // MARK: What a provider hands over

  static let noURL = "urlForItem(withPersistentIdentifier:) returns no URL"

  static func urlOutside(_ item: String) -> String {
    "the URL of '\(item)' isn't inside documentStorageURL"
  }

  static let notProvided = "it says that it has provided the file, but there is none"
  static let unreadable = "the file can't be read"
}
