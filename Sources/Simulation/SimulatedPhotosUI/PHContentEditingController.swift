public import Foundation
import SimulatedFoundation
public import SimulatedPhotos
public import SimulatedUIKit

/// The methods of a photo editor's view controller.
///
/// Simulated: Photos calls the principal view controller, as documented. `canHandle(_:)` comes
/// before the view is loaded, for a picture that has been edited; the rest when the interface is on
/// screen. Differs: `finishContentEditing(completionHandler:)` may take thirty seconds, because
/// Apple publishes no number.
@preconcurrency @MainActor public protocol PHContentEditingController: NSObjectProtocol {
  /// Returns whether it can continue previous changes.
  func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
  /// Shows the picture.
  func startContentEditing(
    with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
  /// Writes the result, and calls the handler with it, or with `nil` if there is none.
  func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
  /// Writes the result and returns it, or `nil` if there is none.
  ///
  /// Simulated: called if the form with a handler is missing; one of the two is required. Differs:
  /// the compiler doesn't notice if both are missing, and the process ends.
  func finishContentEditing() async -> PHContentEditingOutput?
  /// Called when the user cancels.
  func cancelContentEditing()
  /// Whether the user is asked before cancelling.
  var shouldShowCancelConfirmation: Bool { get }
}

extension PHContentEditingController {
  /// Calls the form without a handler.
  public func finishContentEditing(
    completionHandler: @escaping (PHContentEditingOutput?) -> Void
  ) { Completion.give({ await self.finishContentEditing() }, to: completionHandler) }

  /// Ends the process: one of the two forms is required.
  public func finishContentEditing() async -> PHContentEditingOutput? {
    Completion.isMissing("finishContentEditing(completionHandler:)", of: self)
  }
}
