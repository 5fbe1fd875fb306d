public import Foundation
import SimulatedFoundation
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
  /// Writes what was made of it; `nil` when there is nothing.
  ///
  /// Simulated: called where there is no form with a handler; one of the two is needed. Differs: that there
  /// is none the compiler doesn't notice, and the process ends.
  func finishContentEditing() async -> PHContentEditingOutput?
  /// The user gives up.
  func cancelContentEditing()
  /// Whether the user is asked before giving up.
  var shouldShowCancelConfirmation: Bool { get }
}

extension PHContentEditingController {
  /// What the form without a handler does.
  public func finishContentEditing(
    completionHandler: @escaping (PHContentEditingOutput?) -> Void
  ) { Completion.give({ await self.finishContentEditing() }, to: completionHandler) }

  /// Ends the process: one of the two forms is needed.
  public func finishContentEditing() async -> PHContentEditingOutput? {
    Completion.isMissing("finishContentEditing(completionHandler:)", of: self)
  }
}
