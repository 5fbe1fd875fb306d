extension ExtensionPoint {
  /// Points that make and send sound and pictures.
  static let media: [ExtensionPoint] = [
    ExtensionPoint(
      "com.apple.broadcast-services-upload", "Broadcast Upload",
      [.observed(.iOS, "11.0"), .observed(.tvOS, "11.0"), .macOS("11.0")],
      .object("RPBroadcastSampleHandler"),
      keys: ["RPBroadcastProcessMode"]),
    ExtensionPoint(
      "com.apple.broadcast-services-setupui", "Broadcast Setup UI",
      [.observed(.iOS, "11.0"), .observed(.tvOS, "11.0")], .viewController("UIViewController"),
      interface: .always,
      attributes: ["NSExtensionActivationRule"]),
    ExtensionPoint(
      "com.apple.broadcast-services", "Broadcast", [.iOS("10.0"), .tvOS("10.0")],
      .viewController("RPBroadcastActivityViewController"), interface: .optional,
      isDocumented: true,
      retirement: .superseded(PointWords.broadcast),
      keys: ["RPBroadcastProcessMode"], attributes: ["NSExtensionActivationRule"]),
    ExtensionPoint(
      "com.apple.AudioUnit", "Audio Unit", [.iOS("9.0"), .macOS("10.11")],
      .object("AUAudioUnitFactory"), attributes: ["AudioComponents", "AudioComponentBundle"],
      required: ["AudioComponents"]),
    ExtensionPoint(
      "com.apple.AudioUnit-UI", "Audio Unit with an interface", [.iOS("9.0"), .macOS("10.11")],
      .viewController("AUViewController"), interface: .always,
      attributes: ["AudioComponents", "AudioComponentBundle"], required: ["AudioComponents"]),
  ]
}
