public import Foundation
public import SimulatedPhotos
public import SimulatedUIKit

/// What the view controller of a photo editor does.
///
/// Simulated: Photos calls the principal view controller, as documented. `canHandle(_:)` comes before
/// the view is loaded, for a picture that has been edited; the rest when the interface is on screen.
/// Differs: `finishContentEditing(completionHandler:)` may take thirty seconds, for Apple publishes no
/// number.
@preconcurrency @MainActor public protocol PHContentEditingController: NSObjectProtocol {
  /// Whether it can go on with what was done before.
  func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
  /// Shows the picture.
  func startContentEditing(
    with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
  /// Writes what was made of it, and calls the handler; `nil` when there is nothing.
  func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
  /// The user gives up.
  func cancelContentEditing()
  /// Whether the user is asked before giving up.
  var shouldShowCancelConfirmation: Bool { get }
}
