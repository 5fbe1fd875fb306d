public import Foundation
import FoundationNetworking

/// The settings of a session.
///
/// It replaces Linux's class of that name, which has no background sessions. Simulated: caches,
/// cookies, timeouts, headers and connections as Linux's Foundation has them; background sessions
/// in the device. Differs: settings about mobile networks, power and priorities have no effect: a
/// device has one network, which is always there.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
  // As on iOS, it is set up before a session takes a copy of it.
  let inner: FoundationNetworking.URLSessionConfiguration

  init(_ inner: FoundationNetworking.URLSessionConfiguration, identifier: String? = nil) {
    self.inner = inner
    self.identifier = identifier
  }

  /// Makes a configuration with the usual values, like ``default``.
  public override init() {
    inner = .default
    identifier = nil
  }

  /// A configuration with the usual values: caches, cookies and passwords belong to the process.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration(.default) }

  /// A configuration that keeps nothing on disk.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(.ephemeral) }

  /// Makes a configuration whose transfers are done by the system, and continue when the process is
  /// suspended or gone.
  ///
  /// Simulated: another process of the device does the transfers. In an extension
  /// ``sharedContainerIdentifier`` has to be set (documented).
  ///
  /// - Parameter identifier: The session's name. Only one process at a time can use a session with
  ///   that name (documented); the containing app makes one with the same name to take it over.
  /// - Returns: A configuration, with the usual values for everything else.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration(.default, identifier: identifier)
  }

  /// The name of a background session; `nil` for others.
  public let identifier: String?

  /// The group whose container a background session's downloads go to.
  ///
  /// Simulated: without it, or with a group that isn't among the entitlements, all tasks of an
  /// extension's background session fail with `NSURLErrorBackgroundSessionRequiresSharedContainer`,
  /// as the error's documentation says. Differs: the property's own documentation says that such a
  /// session is invalid from the start.
  open var sharedContainerIdentifier: String?

  /// Whether the app is launched in the background when a background session's transfers have ended.
  open var sessionSendsLaunchEvents = true

  /// Whether the system may choose the time for a background session's transfers.
  ///
  /// Type-checks only: a transfer begins at once; the device is always charged and idle.
  open var isDiscretionary = false

  /// Whether a task waits for a network instead of failing.
  ///
  /// Type-checks only: the device's network is always there.
  open var waitsForConnectivity = false

  /// Whether mobile networks may be used.
  ///
  /// Type-checks only: there are none.
  open var allowsCellularAccess = true

  /// Whether networks that cost money may be used.
  ///
  /// Type-checks only: there are none.
  open var allowsExpensiveNetworkAccess = true

  /// Whether networks on which the user wants to save data may be used.
  ///
  /// Type-checks only: there are none.
  open var allowsConstrainedNetworkAccess = true

  /// Whether requests are sent before answers have come.
  ///
  /// Type-checks only: they never are.
  open var httpShouldUsePipelining = false

  /// Whether connections are kept open for a while when the app goes to the background.
  ///
  /// Type-checks only: connections are kept as Linux's Foundation does.
  open var shouldUseExtendedBackgroundIdleMode = false

  /// Returns a copy with the same values.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let inner = inner.copy() as? FoundationNetworking.URLSessionConfiguration ?? .default
    let copy = URLSessionConfiguration(inner, identifier: identifier)
    copy.sharedContainerIdentifier = sharedContainerIdentifier
    copy.sessionSendsLaunchEvents = sessionSendsLaunchEvents
    copy.isDiscretionary = isDiscretionary
    copy.waitsForConnectivity = waitsForConnectivity
    copy.httpShouldUsePipelining = httpShouldUsePipelining
    copy.allowsCellularAccess = allowsCellularAccess
    copy.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
    copy.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
    copy.shouldUseExtendedBackgroundIdleMode = shouldUseExtendedBackgroundIdleMode
    return copy
  }
}
