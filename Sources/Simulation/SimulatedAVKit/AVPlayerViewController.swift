public import Foundation
public import SimulatedAVFoundation
public import SimulatedUIKit

/// Shows a film with buttons to play it.
///
/// Type-checks only: keeps its player; no film is shown.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  /// What plays.
  open var player: AVPlayer?
  /// Whether there are buttons.
  open var showsPlaybackControls = true
  /// How the film fits.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is something to show.
  open var isReadyForDisplay: Bool { false }
  /// Where the film is, without the buttons.
  open var videoBounds: CGRect { .zero }
  /// Whether it may go on in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether it begins to fill the screen when it plays.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it stops filling the screen at the end.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the system's list of what plays is kept.
  open var updatesNowPlayingInfoCenter = true
  /// Told of what happens.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// What lies between the film and the buttons.
  open var contentOverlayView: UIView? { nil }
}

/// Told of what happens in the film's controller.
///
/// Type-checks only: nothing happens.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// It goes on in a small window.
  func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController)
  /// It doesn't any more.
  func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {}
}
