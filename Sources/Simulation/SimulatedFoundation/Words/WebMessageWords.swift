/// What is said of messages between a web extension's scripts and its native half.
enum WebMessageWords {
  static func notJSON(_ value: Any) -> String {
    "the message that it returned can't be written as JSON: a value is of type "
      + "'\(JSONValues.misfit(in: value).map { "\(type(of: $0))" } ?? "\(type(of: value))")'"
  }
}
