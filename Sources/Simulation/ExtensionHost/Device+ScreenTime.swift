import DeviceProtocol

extension Device {
  /// Sets the user's answer from now on when an app asks whether it may work with Screen Time; by
  /// default the user allows it.
  ///
  /// - Parameter isAllowed: Whether the user allows it.
  public func answerScreenTimeRequests(isAllowed: Bool) {
    link.perform(.point(.screenTime(.answerRequests(isAllowed: isAllowed))))
  }

  /// Opens an app, and uses it for a time, which passes on the clock of the device.
  ///
  /// If a shield covers the app, the user looks at the shield for as long.
  ///
  /// - Parameters:
  ///   - app: The app's name: one of the lesson's targets.
  ///   - minutes: The number of minutes, up to a day.
  /// - Returns: The app, for what the user does in it.
  @discardableResult
  public func use(_ app: String, minutes: Double) -> App {
    let app = open(app)
    wait(seconds: minutes * 60)
    return app
  }

  /// Opens one of the device's own apps and uses it for a time.
  @discardableResult
  public func use(_ app: BuiltInApp, minutes: Double) -> App {
    use(app.rawValue, minutes: minutes)
  }
}

extension App {
  /// Whether a shield covers the app: then the user sees the shield instead, and taps its buttons.
  public var isShielded: Bool {
    let command = SceneCommand.point(.screenTime(.isShielded(app: name)))
    guard case .point(.isShielded(let isShielded)) = link.perform(command) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return isShielded
  }
}
