/// What is said when a scene uses an audio unit wrongly.
enum HostedAudioWords {
  static func badIdentifier(_ text: String) -> String {
    "'\(text)' isn't three groups of four letters, separated by spaces"
  }

  static func noParameter(_ name: String, among names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
    return "the audio unit has no parameter '\(name)': there are \(quoted)"
  }

  static func noPreset(_ name: String) -> String { "the audio unit has no preset '\(name)'" }
  static let unequalChannels = "all channels need the same number of samples"
}
