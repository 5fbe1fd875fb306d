/// What is said of document pickers and their extensions.
enum PickerWords {
  static let noPicker = "no document picker is shown"

  static func onlyOne(_ count: Int) -> String {
    "only one document can be chosen here, not \(count)"
  }

  static func unwanted(_ name: String) -> String {
    "'\(name)' can't be chosen: its type wasn't requested"
  }

  static func picks(_ name: String) -> String { "picks \"\(name)\"" }
  static func saves(in folder: String) -> String { "saves in \(folder)" }
  static let tapsCancel = ScreenWords.taps("Cancel")

  // MARK: Extensions

  static func noExtension(_ name: String, among names: [String]) -> String {
    "the picker lists no extension '\(name)': "
      + ListWords.thereAre(names, orNone: "there is none for it")
  }

  static func unreachable(_ name: String) -> String { "it can't reach '\(name)' itself" }
  static func noFile(_ name: String) -> String { "there is no file '\(name)'" }
  static func notCopied(_ name: String) -> String { "'\(name)' can't be copied" }

  static func outside(_ name: String) -> String {
    "'\(name)' isn't inside documentStorageURL"
  }
}
