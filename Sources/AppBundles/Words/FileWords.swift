/// What opening files and folders on disk says.
enum FileWords {
  static let folderForFile = "there is a folder where a file is expected"
  static let notAFile = "it is neither a file nor a folder"

  static let unreadable = "the file can't be read"
  static let folderUnreadable = "the folder can't be opened"
  static let unreadableRemedy = "check its permissions"

  static func linkOut(of folder: String) -> String { "the link leads out of '\(folder)'" }
  static func linkNotFollowed(outOf folder: String) -> String {
    "the link leads out of '\(folder)' and isn't followed"
  }

  static func tooManyFiles(atMost most: Int) -> String {
    "the folder has more than \(most) files; the rest isn't looked at"
  }
  static let tooManyFilesRemedy = "name the app or the extension itself"

  static let programDamaged = "the program is damaged: its headers don't fit into it"
}
