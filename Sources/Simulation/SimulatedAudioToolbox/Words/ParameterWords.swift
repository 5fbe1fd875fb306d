/// What an audio unit doesn't have.
enum ParameterWords {
  static func noParameter(at address: UInt64) -> String {
    "the audio unit has no parameter with the address \(address)"
  }

  static func noPreset(_ number: Int) -> String {
    "the audio unit has no preset with the number \(number)"
  }
}
