public import Foundation

/// How an app uses sound.
///
/// Type-checks only: keeps what is set; there is no sound. Recording is refused in an app extension
/// other than an iMessage app (documented), and elsewhere there is no microphone.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // Whoever sets it up does so on one queue, as on iOS.
  /// What sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a category.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside that of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Instead of that of others, unless the device is silent.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music and films.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several devices.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// What kind of sound it is.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Recording films.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Measuring.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }
  /// How it goes with that of others.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Both can be heard.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets for calls.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Speech of others is interrupted.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Headsets for music.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// AirPlay.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  /// What happens when it is switched on or off.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told that they can go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// Whether the app may record.
  public enum RecordPermission: UInt, Sendable {
    /// Nobody has been asked.
    case undetermined = 0x756e_6474
    /// No.
    case denied = 0x6465_6e79
    /// Yes.
    case granted = 0x6772_6e74
  }

  private static let theOne = AVAudioSession()
  /// The one session of the process.
  open class func sharedInstance() -> AVAudioSession { theOne }

  /// What sound is for.
  open private(set) var category = Category.soloAmbient
  /// What kind of sound it is.
  open private(set) var mode = Mode.default
  /// How it goes with that of others.
  open private(set) var categoryOptions: CategoryOptions = []

  /// Says what sound is for.
  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }
  /// Says what sound is for.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  /// Says what sound is for.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  /// Switches sound on or off; there is none: it throws.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    if active { throw AVError(.deviceNotConnected) }
  }
  /// Whether the app may record.
  ///
  /// Simulated: denied in an app extension other than an iMessage app, else undetermined. Differs:
  /// that it says so is inferred.
  open var recordPermission: RecordPermission {
    CameraPermission.isExtension ? .denied : .undetermined
  }
  /// Asks the user whether the app may record.
  ///
  /// Simulated: the answer is `false`. Differs: nobody is asked, in an app neither.
  @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void)
  { DispatchQueue.global().async { response(false) } }
}

/// Plays a sound.
///
/// Type-checks only: nothing decodes sound here: it can't be made.
open class AVAudioPlayer: NSObject {
  /// Told of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud it is.
  open var volume: Float = 1
  /// How often it is played again.
  open var numberOfLoops = 0
  /// Where it is.
  open var currentTime: TimeInterval = 0
  /// How long it is.
  open var duration: TimeInterval { 0 }
  /// Whether it plays.
  open var isPlaying: Bool { false }
  /// Throws `AVError.decoderNotFound`.
  public init(contentsOf url: URL) throws { throw AVError(.decoderNotFound) }
  /// Throws `AVError.decoderNotFound`.
  public init(data: Data) throws { throw AVError(.decoderNotFound) }
  /// Gets ready: it can't.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Plays: it can't.
  @discardableResult open func play() -> Bool { false }
  /// Pauses.
  open func pause() {}
  /// Stops.
  open func stop() {}
}

/// Told of a sound's end.
///
/// Type-checks only: nothing is played.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// It is over.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// Records sound.
///
/// Simulated: can't record: in an app extension other than an iMessage app it mustn't (documented),
/// and elsewhere there is no microphone.
open class AVAudioRecorder: NSObject {
  /// Where it goes.
  public let url: URL
  /// Whether it records: no.
  open var isRecording: Bool { false }
  /// Makes a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    super.init()
  }
  /// Gets ready: it can't.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Records: it can't.
  @discardableResult open func record() -> Bool { false }
  /// Stops.
  ///
  /// Type-checks only: it never records.
  open func stop() {}
}
