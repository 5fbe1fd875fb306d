/// What is said of a picture that can't be edited.
enum EditingWords {
  static let notWritten = "the picture couldn't be written"
}
