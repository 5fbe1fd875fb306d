import DeviceProtocol

extension ShareSheet {
  /// Photographs the sheet; the picture stands among the events under the name.
  public func photograph(_ name: String = "the share sheet") {
    link.perform(.photograph(.sheet(number), name: name))
  }
}
