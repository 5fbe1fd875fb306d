public import Foundation

/// The way in which a controller is presented over another.
///
/// Simulated: `fullScreen` and `currentContext` cover what is below, which is told so; the others
/// leave it where it is. Differs: all are drawn as a sheet or as the whole screen.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// The place of the presenting controller.
  case currentContext = 3
  /// A presentation directed by an object of the program.
  case custom = 4
  /// The whole screen, with the content below visible through it.
  case overFullScreen = 5
  /// The place of the presenting controller, with the content below visible through it.
  case overCurrentContext = 6
  /// A popover with an arrow.
  case popover = 7
  /// No adaptation; for popovers on a phone.
  case none = -1
  /// The system's choice: a sheet.
  case automatic = -2
}

/// The animation of a controller's presentation.
///
/// Simulated: keeps its value; nothing is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The controller comes from below.
  case coverVertical
  /// The view is flipped.
  case flipHorizontal
  /// One view fades into the other.
  case crossDissolve
  /// The page is turned.
  case partialCurl
}

/// The look of the status bar.
///
/// Simulated: keeps its value; no status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// The look that suits the background.
  case `default` = 0
  /// Light content on a dark background.
  case lightContent = 1
  /// Dark content on a light background.
  case darkContent = 3
}

/// The way in which the status bar goes and comes.
///
/// Simulated: keeps its value; no status bar is drawn.
public enum UIStatusBarAnimation: Int, Sendable {
  /// A change at once.
  case none
  /// Fading.
  case fade
  /// Sliding.
  case slide
}

/// An object with a size that it would like to have, such as a view controller.
///
/// Simulated: view controllers conform; only their preferred sizes are asked for.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have.
  var preferredContentSize: CGSize { get }
  /// Called when a child asks for another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when layout has changed a child's size.
  ///
  /// Type-checks only: it isn't called.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size that a child gets.
  ///
  /// Type-checks only: it isn't asked.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called when the content's size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called when the traits are about to change.
  ///
  /// Type-checks only: they don't change while a process runs.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
