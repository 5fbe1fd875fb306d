extension ExtensionPoint {
  /// A system that has an extension point, and since when.
  public struct Availability: Hashable, Sendable {
    /// The system.
    public var platform: Platform
    /// The first version that has it.
    public var since: String

    static func iOS(_ since: String) -> Availability { Availability(platform: .iOS, since: since) }

    static func macOS(_ since: String) -> Availability {
      Availability(platform: .macOS, since: since)
    }

    static func tvOS(_ since: String) -> Availability {
      Availability(platform: .tvOS, since: since)
    }

    static func watchOS(_ since: String) -> Availability {
      Availability(platform: .watchOS, since: since)
    }
  }

  /// What the system makes an extension's work begin with; the name is that of Apple's class.
  public enum Principal: Hashable, Sendable {
    /// A view controller, from a storyboard or by the name of its class.
    case viewController(String)
    /// An object, by the name of its class.
    case object(String)
    /// The type that is marked `@main`: no key names it.
    case main(String)
    /// A type that other keys name.
    case otherKey(String)

    /// The name of Apple's class or protocol.
    public var typeName: String {
      switch self {
      case .viewController(let name), .object(let name), .main(let name), .otherKey(let name): name
      }
    }
  }

  /// Whether extensions of a kind show something of their own.
  public enum Interface: String, Hashable, Sendable {
    case always, optional, none
  }

  /// Why nobody should make a new extension of a kind.
  public struct Retirement: Hashable, Sendable {
    /// Whether the system doesn't run such extensions any more.
    public var isGone: Bool
    /// Since when, and what came instead: "deprecated since iOS 14 in favor of WidgetKit".
    public var note: String

    /// A kind that still runs.
    static func deprecated(_ note: String) -> Retirement { Retirement(isGone: false, note: note) }

    /// A kind that no current system runs.
    static func gone(_ note: String) -> Retirement { Retirement(isGone: true, note: note) }
  }
}
