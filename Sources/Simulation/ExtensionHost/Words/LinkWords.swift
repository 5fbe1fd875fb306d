/// Why a scene can't talk to the device.
enum LinkWords {
  static let outsideScene = "ExtensionHost works only in a scene that the device runs"
  static let noAnswer = "the device gave no answer"
  static let otherAnswer = "the device answered something else"
  static let noSheet = "the device gave no sheet"
}
