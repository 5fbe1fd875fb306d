public import Foundation

/// The way in which an app uses sound.
///
/// Type-checks only: keeps its values; there is no sound. Recording is refused in an app extension
/// other than an iMessage app (documented), and elsewhere there is no microphone.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // As on iOS, it is set up on one queue.
  /// The purpose of an app's sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a category.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound that mixes with that of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that silences other apps; the device's silent mode turns it off.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Playback of music and films.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording of sound.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Playback and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Sound on several devices.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// The kind of sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any kind of sound.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Playback of films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Recording of films.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Spoken audio.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Measurements.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }
  /// The options for combining an app's sound with others.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sound of other apps continues.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The sound of other apps becomes quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets for calls can be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker is used by default.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Speech of other apps is interrupted.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Headsets for music can be used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// AirPlay can be used.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  /// The options for activating and deactivating a session.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps are told that they can resume.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// Whether the app may record.
  public enum RecordPermission: UInt, Sendable {
    /// The user hasn't been asked.
    case undetermined = 0x756e_6474
    /// The user has refused.
    case denied = 0x6465_6e79
    /// The user has agreed.
    case granted = 0x6772_6e74
  }

  private static let theOne = AVAudioSession()
  /// The one session of the process.
  open class func sharedInstance() -> AVAudioSession { theOne }

  /// The purpose of the app's sound.
  open private(set) var category = Category.soloAmbient
  /// The kind of sound.
  open private(set) var mode = Mode.default
  /// The options for combining the app's sound with others.
  open private(set) var categoryOptions: CategoryOptions = []

  /// Sets the purpose of the app's sound.
  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }
  /// Sets the purpose of the app's sound.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  /// Sets the purpose of the app's sound.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  /// Activates or deactivates the session, which always throws: there is no sound.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    if active { throw AVError(.deviceNotConnected) }
  }
  /// Whether the app may record.
  ///
  /// Simulated: denied in an app extension other than an iMessage app, otherwise undetermined.
  /// Differs: the value for extensions is inferred.
  open var recordPermission: RecordPermission {
    CameraPermission.isExtension ? .denied : .undetermined
  }
  /// Asks the user whether the app may record.
  ///
  /// Simulated: the answer is `false`. Differs: the user isn't asked, not even in an app.
  @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void)
  { DispatchQueue.global().async { response(false) } }
}

/// A player of a sound.
///
/// Type-checks only: it can't be made, because sound can't be decoded here.
open class AVAudioPlayer: NSObject {
  /// The delegate, which is told of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The volume.
  open var volume: Float = 1
  /// The number of repetitions.
  open var numberOfLoops = 0
  /// The position in the sound.
  open var currentTime: TimeInterval = 0
  /// The duration of the sound.
  open var duration: TimeInterval { 0 }
  /// Whether it is playing.
  open var isPlaying: Bool { false }
  /// Throws `AVError.decoderNotFound`.
  public init(contentsOf url: URL) throws { throw AVError(.decoderNotFound) }
  /// Throws `AVError.decoderNotFound`.
  public init(data: Data) throws { throw AVError(.decoderNotFound) }
  /// Prepares playback, which always fails.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Starts playback, which always fails.
  @discardableResult open func play() -> Bool { false }
  /// Pauses playback.
  open func pause() {}
  /// Stops playback.
  open func stop() {}
}

/// A delegate that is told of a sound's end.
///
/// Type-checks only: nothing is played.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when the sound is over.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// A recorder of sound.
///
/// Simulated: it can't record: an app extension other than an iMessage app may not (documented),
/// and elsewhere there is no microphone.
open class AVAudioRecorder: NSObject {
  /// The URL of the recording.
  public let url: URL
  /// Whether it is recording: never.
  open var isRecording: Bool { false }
  /// Makes a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    super.init()
  }
  /// Prepares recording, which always fails.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Starts recording, which always fails.
  @discardableResult open func record() -> Bool { false }
  /// Stops recording.
  ///
  /// Type-checks only: it never records.
  open func stop() {}
}
