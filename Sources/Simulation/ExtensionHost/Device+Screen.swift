import DeviceProtocol

extension Device {
  /// Photographs the home screen with the icons of all apps; the picture stands among the events
  /// under the name.
  public func photographHomeScreen(_ name: String = "the home screen") {
    link.perform(.photograph(.homeScreen, name: name))
  }
}
