import DeviceProtocol

extension Device {
  /// Photographs the home screen with the icons of all apps; the picture is among the events under
  /// that name.
  public func photographHomeScreen(_ name: String = PhotographWords.homeScreen) {
    link.perform(.photograph(.homeScreen, name: name))
  }
}
