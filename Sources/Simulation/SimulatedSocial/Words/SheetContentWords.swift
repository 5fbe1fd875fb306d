/// What the log says of a compose sheet.
enum SheetContentWords {
  static let secondConfiguration =
    "Social: a configuration view controller is already shown, and there can be only one"
}
