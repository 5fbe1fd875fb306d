import DeviceProtocol

extension Device {
  /// Receives something that another device sends by AirDrop, and that the user accepts.
  ///
  /// A link opens the app that takes its scheme or claims its domain, or otherwise the browser. A
  /// file goes to the app that declares its type in CFBundleDocumentTypes: it is put into
  /// `Documents/Inbox`, where the app may read and remove it, and the app is given its URL like any
  /// other (documented). Pictures and films go to Photos (observed). An extension is never asked,
  /// whatever it declares (documented). Differs: of several apps, the one that was installed first
  /// takes it, without a list to choose from; Photos only comes to the foreground; a link that an
  /// app claims is handled as if it were tapped; an app is kept from writing to the file only by
  /// the file's permissions.
  ///
  /// - Parameter thing: A link or a file; text alone can't be sent.
  /// - Returns: The name of the app that received it; `nil` when none takes it: the log says why.
  @discardableResult
  public func airDrop(_ thing: Shareable) -> String? {
    guard case .taken(let app) = link.perform(.airDrop(thing.thing)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return app
  }
}
