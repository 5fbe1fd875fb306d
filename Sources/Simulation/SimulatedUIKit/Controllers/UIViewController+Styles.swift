public import Foundation

/// How a controller is shown over another.
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
  /// The place of the controller that presents.
  case currentContext = 3
  /// As an object of the program says.
  case custom = 4
  /// The whole screen, with what is below it to be seen through.
  case overFullScreen = 5
  /// The place of the controller that presents, to be seen through.
  case overCurrentContext = 6
  /// A bubble with an arrow.
  case popover = 7
  /// Not shown as anything else; of popovers on a phone.
  case none = -1
  /// As the system thinks best: a sheet.
  case automatic = -2
}

/// How the presentation of a controller is animated.
///
/// Simulated: keeps its value; nothing is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It comes from below.
  case coverVertical
  /// It is turned round.
  case flipHorizontal
  /// One fades into the other.
  case crossDissolve
  /// The page is turned over.
  case partialCurl
}

/// How the status bar looks.
///
/// Simulated: keeps its value; no status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the background wants it.
  case `default` = 0
  /// Light on a dark background.
  case lightContent = 1
  /// Dark on a light background.
  case darkContent = 3
}

/// How the status bar goes and comes.
///
/// Simulated: keeps its value; no status bar is drawn.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
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
  /// Called when a child's own layout has changed its size.
  ///
  /// Type-checks only: nobody calls it.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets.
  ///
  /// Type-checks only: nobody asks.
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
