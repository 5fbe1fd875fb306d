public import Foundation
public import SimulatedUIKit

/// A controller that shows a web page as the browser does.
///
/// Type-checks only: keeps its values; pages aren't shown.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The configuration for showing a page.
  ///
  /// Type-checks only: as the controller.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether the reader is used, if it is available.
    open var entersReaderIfAvailable = false
    /// Whether the bars shrink.
    open var barCollapsingEnabled = true
    /// Makes a configuration.
    public override init() { super.init() }
  }
  /// The title of the button that closes it.
  ///
  /// Type-checks only: as the controller.
  public enum DismissButtonStyle: Int, Sendable {
    /// The title Done.
    case done
    /// The title Close.
    case close
    /// The title Cancel.
    case cancel
  }

  let url: URL
  /// The configuration.
  public let configuration: Configuration
  /// The delegate, which is told what happens.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons.
  open var preferredControlTintColor: UIColor?
  /// The title of the button that closes it.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Makes a controller for a page.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller for a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Makes a controller for a page.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    self.init(url: URL)
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
  }
  /// Returns `nil`: a controller can't be made from an archive.
  public required init?(coder: NSCoder) { nil }
}

/// A delegate that is told what happens in the controller.
///
/// Type-checks only: pages aren't shown, so it isn't called. All methods are optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the page was loaded, or failed to load.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called when the page has redirected.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Returns the app's own activities.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  /// Called when the user continues in the browser.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  /// Returns none.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// The user's reading list.
///
/// Type-checks only: there is none, so nothing can be added.
open class SSReadingList: NSObject {
  /// Returns the list.
  open class func `default`() -> SSReadingList? { nil }
  /// Returns whether a URL can be added.
  ///
  /// Simulated: web addresses can (documented).
  open class func supportsURL(_ URL: URL) -> Bool {
    ["http", "https"].contains(URL.scheme?.lowercased())
  }
  /// Adds a page.
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    throw SFError(.noExtensionFound)
  }
}
