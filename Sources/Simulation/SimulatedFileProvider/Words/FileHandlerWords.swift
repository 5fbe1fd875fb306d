/// What is said of a file provider that answers wrongly.
enum FileHandlerWords {
  static let nothing = "the completion handler received neither an item nor an error"
}
