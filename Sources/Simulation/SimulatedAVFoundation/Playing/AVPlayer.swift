public import Foundation
public import SimulatedCoreMedia
public import SimulatedQuartzCore

/// Plays a film or a sound.
///
/// Type-checks only: keeps its values; nothing is played, so its status stays unknown.
open class AVPlayer: NSObject, @unchecked Sendable {
  // Whoever has made it uses it, on one queue.
  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// Nobody knows yet.
    case unknown
    /// It can.
    case readyToPlay
    /// It can't.
    case failed
  }
  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    /// No.
    case paused
    /// As soon as it can.
    case waitingToPlayAtSpecifiedRate
    /// Yes.
    case playing
  }
  /// What it does at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item.
    case advance
    /// It pauses.
    case pause
    /// Nothing.
    case none
  }

  /// What it plays.
  open private(set) var currentItem: AVPlayerItem?
  /// Whether it can play.
  open var status: Status { .unknown }
  /// Why it can't.
  open var error: (any Error)? { nil }
  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// How fast it plays; nothing does.
  open var rate: Float = 0
  /// How loud it is.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false
  /// What it does at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it may play on another screen.
  open var allowsExternalPlayback = true
  /// Whether it waits until it can play without a break.
  open var automaticallyWaitsToMinimizeStalling = true

  /// Makes a player of nothing.
  public override init() { super.init() }
  /// Makes a player of what is at a URL.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  /// Makes a player of an item.
  public init(playerItem: AVPlayerItem?) {
    currentItem = playerItem
    super.init()
  }

  /// Plays.
  open func play() {}
  /// Pauses.
  open func pause() {}
  /// Takes another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Where it is.
  open func currentTime() -> CMTime { .zero }
  /// Goes elsewhere.
  open func seek(to time: CMTime) {}
  /// Goes elsewhere.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Goes elsewhere.
  @preconcurrency open func seek(
    to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { completionHandler(false) } }
  /// Calls the block again and again while it plays.
  @preconcurrency open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Ends that.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays one item after the other.
///
/// Type-checks only: as AVPlayer.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  /// Makes a player of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }
  /// The items that are left.
  open func items() -> [AVPlayerItem] { queue }
  /// Takes away all items.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays an item again and again.
///
/// Type-checks only: as AVPlayer.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  // It keeps nothing.
  /// Makes it for a player.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
  /// Ends it.
  open func disableLooping() {}
}

/// A film or a sound in a player.
///
/// Type-checks only: keeps its values; nothing is played, so its status stays unknown.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// Nobody knows yet.
    case unknown
    /// It can.
    case readyToPlay
    /// It can't.
    case failed
  }
  /// The film or the sound.
  public let asset: AVAsset
  /// Whether it can be played.
  open var status: Status { .unknown }
  /// Why it can't.
  open var error: (any Error)? { nil }
  /// How long it is.
  open var duration: CMTime { asset.duration }

  /// Takes what is at a URL.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// Takes a film or a sound.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  /// Where it is.
  open func currentTime() -> CMTime { .zero }
  /// Posted at the end.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  /// Posted at the end.
  ///
  /// Type-checks only: nothing is played.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Where a film is shown.
///
/// Type-checks only: keeps its player; no film is shown.
open class AVPlayerLayer: CALayer {
  /// What plays.
  open var player: AVPlayer?
  /// How the film fits.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is something to show.
  open var isReadyForDisplay: Bool { false }
  /// Makes a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
