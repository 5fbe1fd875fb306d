extension ExtensionPoint {
  /// A system that has an extension point, and since which version.
  public struct Availability: Hashable, Sendable {
    /// The system.
    public var platform: Platform
    /// The first version that has it; `nil` if that isn't known.
    public var since: String?
    /// Whether Apple's reference or an SDK's header gives that version, for the type that the
    /// extension begins with or for its framework.
    public var isDocumented: Bool

    static func iOS(_ since: String) -> Availability { documented(.iOS, since) }
    static func macOS(_ since: String) -> Availability { documented(.macOS, since) }
    static func tvOS(_ since: String) -> Availability { documented(.tvOS, since) }
    static func watchOS(_ since: String) -> Availability { documented(.watchOS, since) }

    /// Makes a version on which extensions were seen, but which Apple's references don't give.
    static func observed(_ platform: Platform, _ since: String) -> Availability {
      Availability(platform: platform, since: since, isDocumented: false)
    }

    /// Makes a system that is known to have it, without a known first version.
    static func unknown(_ platform: Platform) -> Availability {
      Availability(platform: platform, since: nil, isDocumented: false)
    }

    private static func documented(_ platform: Platform, _ since: String) -> Availability {
      Availability(platform: platform, since: since, isDocumented: true)
    }
  }

  /// What an extension's work begins with; the name is that of Apple's class.
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

  /// The dictionary of the Info.plist that contains an extension point, which also determines the
  /// app's folder for its extensions.
  public enum Home: String, Hashable, Sendable {
    /// `NSExtension`, and the folder PlugIns.
    case foundation
    /// `EXAppExtensionAttributes`, and the folder Extensions.
    case extensionKit
    /// Both have been seen.
    case either
  }

  /// Whether extensions of a kind show something of their own.
  public enum Interface: String, Hashable, Sendable {
    case always, optional, none
  }

  /// The reason why no new extension of a kind should be made.
  public struct Retirement: Hashable, Sendable {
    /// Whether the system no longer runs such extensions.
    public var isGone: Bool
    /// Since which version, and what came instead: "deprecated since iOS 14 in favor of WidgetKit".
    public var note: String
    /// Whether Apple says so.
    public var isDocumented = false

    /// Makes the retirement of a kind that still runs, but that Apple's headers or references call
    /// deprecated.
    static func deprecated(_ note: String) -> Retirement {
      Retirement(isGone: false, note: note, isDocumented: true)
    }

    /// Makes the retirement of a kind that still runs, but that is no longer used for new
    /// extensions.
    static func superseded(_ note: String) -> Retirement { Retirement(isGone: false, note: note) }

    /// Makes the retirement of a kind that no current system runs.
    static func gone(_ note: String) -> Retirement { Retirement(isGone: true, note: note) }
  }
}
