public import Foundation
public import SimulatedCoreMedia
public import SimulatedQuartzCore

/// A player of a film or a sound.
///
/// Type-checks only: keeps its values; nothing is played, so its status stays unknown.
open class AVPlayer: NSObject, @unchecked Sendable {
  // Its owner uses it on one queue.
  /// The status of a player.
  public enum Status: Int, Sendable {
    /// The status isn't known yet.
    case unknown
    /// It is ready to play.
    case readyToPlay
    /// It can't play.
    case failed
  }
  /// The state of playback.
  public enum TimeControlStatus: Int, Sendable {
    /// Playback is paused.
    case paused
    /// Playback begins as soon as possible.
    case waitingToPlayAtSpecifiedRate
    /// Playback is running.
    case playing
  }
  /// The action at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item begins.
    case advance
    /// Playback pauses.
    case pause
    /// Nothing happens.
    case none
  }

  /// The item that it plays.
  open private(set) var currentItem: AVPlayerItem?
  /// The status of the player.
  open var status: Status { .unknown }
  /// The reason why it can't play.
  open var error: (any Error)? { nil }
  /// The state of playback.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// The speed of playback, which has no effect.
  open var rate: Float = 0
  /// The volume.
  open var volume: Float = 1
  /// Whether it is muted.
  open var isMuted = false
  /// The action at the end of an item.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it may play on another screen.
  open var allowsExternalPlayback = true
  /// Whether it waits until it can play without interruption.
  open var automaticallyWaitsToMinimizeStalling = true

  /// Makes a player without an item.
  public override init() { super.init() }
  /// Makes a player for the file at a URL.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  /// Makes a player for an item.
  public init(playerItem: AVPlayerItem?) {
    currentItem = playerItem
    super.init()
  }

  /// Starts playback.
  open func play() {}
  /// Pauses playback.
  open func pause() {}
  /// Replaces the item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Returns the current time.
  open func currentTime() -> CMTime { .zero }
  /// Moves to another time.
  open func seek(to time: CMTime) {}
  /// Moves to another time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Moves to another time.
  @preconcurrency open func seek(
    to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { completionHandler(false) } }
  /// Calls the block periodically during playback.
  @preconcurrency open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Stops calling a block.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of one item after the other.
///
/// Type-checks only: as AVPlayer.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  /// Makes a player for items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }
  /// Returns the remaining items.
  open func items() -> [AVPlayerItem] { queue }
  /// Removes all items.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// An object that plays an item repeatedly.
///
/// Type-checks only: as AVPlayer.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  // It stores nothing.
  /// Makes a looper for a player.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
  /// Stops the repetition.
  open func disableLooping() {}
}

/// A film or a sound in a player.
///
/// Type-checks only: keeps its values; nothing is played, so its status stays unknown.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The status of an item.
  public enum Status: Int, Sendable {
    /// The status isn't known yet.
    case unknown
    /// It is ready to play.
    case readyToPlay
    /// It can't be played.
    case failed
  }
  /// The film or the sound.
  public let asset: AVAsset
  /// The status of the item.
  open var status: Status { .unknown }
  /// The reason why it can't be played.
  open var error: (any Error)? { nil }
  /// The duration.
  open var duration: CMTime { asset.duration }

  /// Makes an item from the file at a URL.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// Makes an item from a film or a sound.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  /// Returns the current time.
  open func currentTime() -> CMTime { .zero }
  /// Posted when an item ends.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  /// Posted when an item ends.
  ///
  /// Type-checks only: nothing is played.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A layer that shows a film.
///
/// Type-checks only: keeps its player; films aren't shown.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// The way in which the film fits.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is something to show.
  open var isReadyForDisplay: Bool { false }
  /// Makes a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
