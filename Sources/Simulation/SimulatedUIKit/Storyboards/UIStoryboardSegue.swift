public import Foundation

/// A transition from one controller to another, described by a storyboard.
///
/// Simulated: the destination is made, the source is asked and prepares it, and then it is shown.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  private let action: () -> Void

  /// Makes a segue that does nothing by itself.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    action = {}
    super.init()
  }

  /// Makes a segue that runs a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    action = performHandler
    super.init()
  }

  /// The identifier.
  public let identifier: String?
  /// The controller where it begins.
  public let source: UIViewController
  /// The controller to which it leads.
  public let destination: UIViewController

  /// Shows the destination.
  open func perform() { action() }
}
