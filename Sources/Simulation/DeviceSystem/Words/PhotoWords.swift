/// What is said of Photos, of its editors and of the files that these write.
enum PhotoWords {
  static func hasNoLibrary(_ name: String) -> String {
    "'\(name)' has no photo library: only Photos does"
  }

  static func noPhoto(_ name: String, among names: [String]) -> String {
    "Photos has no '\(name)': "
      + (names.isEmpty ? "it is empty" : "it has \(names.joined(separator: ", "))")
  }

  static func alreadyEditing(_ name: String) -> String { "'\(name)' is already showing an editor" }

  static func noEditor(_ editor: String, for photo: String, among names: [String]) -> String {
    "\(photo) can't be edited with '\(editor)': "
      + ListWords.thereAre(names, orNone: "no extension is offered for it")
  }

  static func subject(_ photo: String, goesOn: Bool) -> String {
    photo + (goesOn ? ", the version before the last edit" : "")
  }

  static let noEdit = "there is no such edit"
  static let editOver = "the edit is over"
  static let nothingHandedOver = "the extension supplied nothing"
  static let noData = "no adjustment data"
  static let outputWithoutData = "the output has no adjustment data"
  static func edited(_ photo: String) -> String { "\(photo) as edited" }
  static func unedited(_ photo: String) -> String { "\(photo) is as it was taken" }

  static let tapsDone = ScreenWords.taps("Done")
  static let tapsCancel = ScreenWords.taps("Cancel")
  static let tapsDiscard = ScreenWords.taps("Discard Changes")
  static let tapsRevert = ScreenWords.taps("Revert")

  // MARK: Photo pickers

  static func noPicker(_ name: String) -> String { "'\(name)' shows no photo picker" }

  static func tooMany(_ count: Int, limit: Int) -> String {
    "the picker takes \(limit) at most, not \(count)"
  }

  static func notPickable(_ name: String, among names: [String]) -> String {
    "'\(name)' can't be picked: "
      + (names.isEmpty
        ? "the picker is empty" : "the picker shows \(names.joined(separator: ", "))")
  }

  // MARK: The file at renderedContentURL

  static let nothingWritten = "nothing was written at renderedContentURL"
  static let notFilm = "the file at renderedContentURL isn't a QuickTime movie"
  static let notJPEG = "the file at renderedContentURL isn't a JPEG"

  static func notUpright(_ orientation: Int) -> String {
    "the JPEG at renderedContentURL isn't upright: its orientation is \(orientation)"
  }
}
