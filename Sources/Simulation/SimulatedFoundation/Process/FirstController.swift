import Foundation

/// The first controller of an extension's storyboard.
///
/// Storyboards belong to UIKit, which this module doesn't see: UIKit has a function for this under
/// a C name.
enum FirstController {
  private typealias Make =
    @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?

  /// Makes the controller; `nil` when there is no such storyboard, or it has no initial controller.
  ///
  /// - Parameter storyboard: The file's name without its extension.
  /// - Returns: The controller, with its outlets connected.
  @MainActor static func make(storyboard: String) -> (any NSExtensionRequestHandling)? {
    guard let symbol = dlsym(nil, "tutor_main_storyboard_controller") else { return nil }
    guard let pointer = storyboard.withCString(unsafeBitCast(symbol, to: Make.self)) else {
      return nil
    }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
      as? any NSExtensionRequestHandling
  }
}
