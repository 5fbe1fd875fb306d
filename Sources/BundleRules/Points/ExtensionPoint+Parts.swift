extension ExtensionPoint {
  /// A system that has an extension point, and since when.
  public struct Availability: Hashable, Sendable {
    /// The system.
    public var platform: Platform
    /// The first version that has it; `nil` where that isn't known.
    public var since: String?
    /// Whether Apple's reference or an SDK's header gives that version, for the type that the
    /// extension begins with or for its framework.
    public var isDocumented: Bool

    static func iOS(_ since: String) -> Availability { documented(.iOS, since) }
    static func macOS(_ since: String) -> Availability { documented(.macOS, since) }
    static func tvOS(_ since: String) -> Availability { documented(.tvOS, since) }
    static func watchOS(_ since: String) -> Availability { documented(.watchOS, since) }

    /// A version that extensions were seen on, which Apple's references don't give.
    static func observed(_ platform: Platform, _ since: String) -> Availability {
      Availability(platform: platform, since: since, isDocumented: false)
    }

    /// A system that is known to have it, nobody here knows since when.
    static func unknown(_ platform: Platform) -> Availability {
      Availability(platform: platform, since: nil, isDocumented: false)
    }

    private static func documented(_ platform: Platform, _ since: String) -> Availability {
      Availability(platform: platform, since: since, isDocumented: true)
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

  /// Which dictionary of the Info.plist an extension point stands in, and so which folder of the app
  /// its extensions lie in.
  public enum Home: String, Hashable, Sendable {
    /// `NSExtension`, and the folder PlugIns.
    case foundation
    /// `EXAppExtensionAttributes`, and the folder Extensions.
    case extensionKit
    /// Both were seen.
    case either
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
    /// Whether Apple says so.
    public var isDocumented = false

    /// A kind that still runs, and that Apple's headers or references call deprecated.
    static func deprecated(_ note: String) -> Retirement {
      Retirement(isGone: false, note: note, isDocumented: true)
    }

    /// A kind that still runs, and that nobody begins any more.
    static func superseded(_ note: String) -> Retirement { Retirement(isGone: false, note: note) }

    /// A kind that no current system runs.
    static func gone(_ note: String) -> Retirement { Retirement(isGone: true, note: note) }
  }
}
