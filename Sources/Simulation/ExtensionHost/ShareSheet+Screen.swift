import DeviceProtocol

extension ShareSheet {
  /// Photographs the sheet; the picture is among the events under that name.
  public func photograph(_ name: String = PhotographWords.shareSheet) {
    link.perform(.photograph(.sheet(number), name: name))
  }
}
