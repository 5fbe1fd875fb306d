import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// A controller that opens the share sheet for what an app shares.
///
/// Simulated: an app that presents it is the host: its items go to the extensions that the user
/// picks, and an Action's returned items come back to `completionWithItemsHandler`. URLs, strings,
/// data, item providers and extension items can be shared; each object is an attachment of one item
/// (observed), but an NSExtensionItem is an item of its own. Differs: the app's own and the
/// system's activities aren't offered; items of other classes are ignored.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The type of an activity: an extension's is its bundle identifier.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A closure that receives the activity, whether it was completed, what it returned, and the
  /// error.
  public typealias CompletionWithItemsHandler = (
    _ activityType: ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ error: (any Error)?
  ) -> Void

  /// Called on the main queue when the extension that the user picked has ended its request.
  ///
  /// Simulated: with the returned items of an Action, and none of a Share extension (documented).
  /// Differs: the activity's type is always `nil`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  private let items: [NSExtensionItem]

  /// Makes a controller for the items.
  ///
  /// - Parameters:
  ///   - activityItems: The items to share.
  ///   - applicationActivities: The app's own activities; they are ignored.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = SharedActivityItems.items(of: activityItems)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that shares nothing.
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  /// Opens the sheet; called when the controller has been presented.
  func openSheet() {
    guard let connection = DeviceConnection.shared else { return }
    let number = SharedActivityItems.nextNumber()
    let controller = Weak(value: self)
    SharedSheets.keep(items, sheet: number) { end, returned in
      let result = Returned(end: end, items: returned)
      DispatchQueue.main.async { MainActor.assumeIsolated { controller.value?.finish(result) } }
    }
    connection.send(.presentSheet(sheet: number, items.map(\.wireDescription)))
  }

  private func finish(_ result: Returned) {
    switch result.end {
    case .completed:
      completionWithItemsHandler?(nil, true, result.items.isEmpty ? nil : result.items, nil)
    case .cancelled(let error), .failed(let error):
      completionWithItemsHandler?(nil, false, nil, error.nsError)
    }
    dismiss(animated: true)
  }

  private struct Returned: @unchecked Sendable {
    // Passed to the main queue for good.
    var end: RequestEnd
    var items: [NSExtensionItem]
  }

  private struct Weak: @unchecked Sendable {
    // Read only on the main queue.
    weak var value: UIActivityViewController?
  }
}

/// An activity of the app itself.
///
/// Simulated: there for the initializer's type. Differs: it is never offered.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// Makes an activity.
  public override init() { super.init() }
}
