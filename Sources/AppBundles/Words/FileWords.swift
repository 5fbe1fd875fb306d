/// What opening files and folders on disk says.
enum FileWords {
  static let folderForFile = "this is a folder, not a file"
  static let notAFile = "this is neither a file nor a folder"

  static let unreadable = "the file can't be read"
  static let folderUnreadable = "the folder can't be opened"
  static let unreadableRemedy = "check its permissions"

  static func linkOut(of folder: String) -> String { "the link points outside '\(folder)'" }
  static func linkNotFollowed(outOf folder: String) -> String {
    "the link points outside '\(folder)' and isn't followed"
  }

  static func tooManyFiles(atMost most: Int) -> String {
    "the folder has more than \(most) files; the rest are ignored"
  }
  static let tooManyFilesRemedy = "name the app or the extension itself"

  static let programDamaged = "the program is damaged: its headers don't match its size"
}
