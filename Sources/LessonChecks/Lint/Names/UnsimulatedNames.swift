/// What lessons name on purpose although the simulated device doesn't have it, each with the reason.
///
/// A test fails when a name here is simulated by now.
enum UnsimulatedNames {
  static let reasons = [
    "iOS": "a system",
    "macOS": "a system",
    "NSExtensionActivation": "how the keys of a dictionary rule begin; no name of its own",
  ]
}
