/// What is said of audio units, and of their entries in property lists.
enum AudioUnitWords {
  static let appsOnly = "only apps can use audio units here"
  static let scenesOnly = "only a scene can show an audio unit"
  static let noUnit = "there is no such audio unit"
  static func noComponent(_ key: String) -> String { "there is no component '\(key)'" }
  static let otherAnswer = "it answered something else"
  static let closed = "the audio unit is closed"
  static let interrupted = "the connection was interrupted"

  // MARK: AudioComponents

  static func component(_ index: Int, _ mistake: String) -> String {
    "AudioComponents[\(index)] " + mistake
  }

  static func noCode(_ key: String) -> String { "has no four-letter '\(key)'" }
  static let noName = "has no 'name'"

  static func unknownType(among kinds: [String]) -> String {
    "has a 'type' that isn't one of \(kinds.joined(separator: ", "))"
  }
}
