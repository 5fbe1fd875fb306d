/// The unit of a parameter's values.
///
/// Simulated: Apple's numbers. Differs: `AUParameter.string(fromValue:)` and hosts ignore it.
public enum AudioUnitParameterUnit: UInt32, Sendable {
  /// Plain numbers.
  case generic = 0
  /// Indices in a list.
  case indexed = 1
  /// Truth values.
  case boolean = 2
  /// Percent.
  case percent = 3
  /// Seconds.
  case seconds = 4
  /// Frames.
  case sampleFrames = 5
  /// Phase angles.
  case phase = 6
  /// A rate.
  case rate = 7
  /// Hertz.
  case hertz = 8
  /// Cents.
  case cents = 9
  /// Semitones.
  case relativeSemiTones = 10
  /// MIDI note numbers.
  case midiNoteNumber = 11
  /// MIDI controller numbers.
  case midiController = 12
  /// Decibels.
  case decibels = 13
  /// Factors of samples.
  case linearGain = 14
  /// Degrees.
  case degrees = 15
  /// A crossfade.
  case equalPowerCrossfade = 16
  /// The position of a mixer's fader.
  case mixerFaderCurve1 = 17
  /// The balance between left and right.
  case pan = 18
  /// Metres.
  case meters = 19
  /// Cents above a fixed note.
  case absoluteCents = 20
  /// Octaves.
  case octaves = 21
  /// Beats per minute.
  case BPM = 22
  /// Beats.
  case beats = 23
  /// Milliseconds.
  case milliseconds = 24
  /// A ratio.
  case ratio = 25
  /// A custom unit.
  case customUnit = 26
}

/// The options of a parameter.
///
/// Simulated: Apple's bits. Differs: hosts here ignore them.
public struct AudioUnitParameterOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The steps are small.
  public static let flag_IsHighResolution = AudioUnitParameterOptions(rawValue: 1 << 23)
  /// The parameter can ramp to a value.
  public static let flag_CanRamp = AudioUnitParameterOptions(rawValue: 1 << 25)
  /// The parameter can be read.
  public static let flag_IsReadable = AudioUnitParameterOptions(rawValue: 1 << 30)
  /// The parameter can be set.
  public static let flag_IsWritable = AudioUnitParameterOptions(rawValue: 1 << 31)
}
