import DeviceProtocol

extension Device {
  /// Starts a broadcast of the screen, as the user does by picking a service.
  ///
  /// - Parameter broadcast: The extension's name as the user sees it.
  /// - Returns: The state of the broadcast; there is none if the service can't be used.
  @discardableResult
  public func start(broadcast: String) -> ScreenBroadcast {
    self.broadcast(.start(name: broadcast))
  }

  /// Lets the broadcast run for a number of pictures of the screen, thirty per second.
  ///
  /// - Parameter frames: The number of pictures.
  /// - Returns: The state of the broadcast.
  @discardableResult
  public func recordScreen(frames: Int) -> ScreenBroadcast { broadcast(.record(frames: frames)) }

  /// Pauses the broadcast: pictures are lost until it resumes.
  public func pauseBroadcast() { _ = broadcast(.pause) }

  /// Resumes the broadcast.
  public func resumeBroadcast() { _ = broadcast(.resume) }

  /// Stops the broadcast, as the user does in the status bar.
  public func stopBroadcast() { _ = broadcast(.stop) }

  /// The state of the broadcast.
  public var screenBroadcast: ScreenBroadcast { broadcast(.state) }

  /// Shows the setup of a broadcast service, as an app does before its first broadcast.
  ///
  /// - Parameter broadcastSetup: The extension's name as the user sees it.
  /// - Returns: Its interface; `nil` when it has none to show.
  public func open(broadcastSetup: String) -> ExtensionInterface? {
    guard
      case .interface(let session) = link.perform(.point(.broadcast(.setUp(name: broadcastSetup))))
    else { preconditionFailure(LinkWords.otherAnswer) }
    return session.map { ExtensionInterface(session: $0, link: link) }
  }

  private func broadcast(_ command: BroadcastCommand) -> ScreenBroadcast {
    guard case .point(.broadcast(let state)) = link.perform(.point(.broadcast(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return ScreenBroadcast(state)
  }
}

/// A broadcast of the screen, as its user sees it.
public struct ScreenBroadcast: Sendable, Equatable {
  /// The service that is at work; `nil` when nothing is broadcast.
  public let service: String?
  /// Whether it is paused.
  public let isPaused: Bool
  /// What the user was told when the last broadcast ended by itself.
  public let message: String?

  init(_ state: BroadcastState) {
    service = state.name
    isPaused = state.isPaused
    message = state.message
  }
}
