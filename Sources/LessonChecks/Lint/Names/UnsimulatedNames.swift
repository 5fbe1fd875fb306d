/// Names that lessons use although the simulated device lacks them, each with the reason.
///
/// A test fails once a name here is simulated.
enum UnsimulatedNames {
  static let reasons = [
    "iOS": "a system",
    "macOS": "a system",
    "NSExtensionActivation": "how the keys of a dictionary rule begin; no name of its own",
  ]
}
