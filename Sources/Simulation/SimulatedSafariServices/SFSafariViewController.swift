public import Foundation
public import SimulatedUIKit

/// Shows a page as the browser does.
///
/// Type-checks only: keeps its values; no page is shown.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// How the page is shown.
  ///
  /// Type-checks only: as the controller.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether it is shown for reading, if it can be.
    open var entersReaderIfAvailable = false
    /// Whether the bars become smaller.
    open var barCollapsingEnabled = true
    /// Makes one.
    public override init() { super.init() }
  }
  /// The text of the button that closes it.
  ///
  /// Type-checks only: as the controller.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  let url: URL
  /// How the page is shown.
  public let configuration: Configuration
  /// Told of what happens.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons.
  open var preferredControlTintColor: UIColor?
  /// The text of the button that closes it.
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
  /// None can be made so.
  public required init?(coder: NSCoder) { nil }
}

/// Told of what happens in the page's controller.
///
/// Type-checks only: no page is shown, so nothing happens. All methods are optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The user has closed it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The page is there, or isn't.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// The page has sent elsewhere.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Activities of the app's own.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  /// The user goes on in the browser.
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
  /// None.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// The user's list of pages to read.
///
/// Type-checks only: there is none: nothing can be added.
open class SSReadingList: NSObject {
  /// The list.
  open class func `default`() -> SSReadingList? { nil }
  /// Whether a page can be in it.
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
