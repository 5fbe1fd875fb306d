package import DeviceEvents

extension StepScript {
  /// Photographs of the screen, in the order in which they were taken.
  package struct Photographs: Hashable, Sendable {
    package var title: String
    package var shown: [Photograph]
    /// How many more there are, in words.
    package var more: String?

    /// One photograph: `Share: ready to post`.
    package struct Photograph: Hashable, Sendable {
      package var caption: Caption
      package var screen: Screen
    }
  }
}
