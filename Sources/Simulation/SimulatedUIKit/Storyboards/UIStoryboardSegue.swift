public import Foundation

/// The way from one controller to another, as a storyboard has it.
///
/// Simulated: the destination is made, the source is asked and told, and then it is shown.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  private let action: () -> Void

  /// Makes a way that does nothing by itself.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    action = {}
    super.init()
  }

  /// Makes a way that runs something.
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

  /// The name.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController

  /// Shows the destination.
  open func perform() { action() }
}
