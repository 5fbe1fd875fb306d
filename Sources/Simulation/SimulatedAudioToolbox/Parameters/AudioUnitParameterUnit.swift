/// What the values of a parameter are.
///
/// Simulated: Apple's numbers. Differs: `AUParameter.string(fromValue:)` and hosts don't go by it.
public enum AudioUnitParameterUnit: UInt32, Sendable {
  /// Numbers.
  case generic = 0
  /// Places in a list.
  case indexed = 1
  /// Yes and no.
  case boolean = 2
  /// Hundredths.
  case percent = 3
  /// Seconds.
  case seconds = 4
  /// Frames.
  case sampleFrames = 5
  /// Angles of a phase.
  case phase = 6
  /// How fast.
  case rate = 7
  /// How often a second.
  case hertz = 8
  /// Hundredths of a semitone.
  case cents = 9
  /// Semitones.
  case relativeSemiTones = 10
  /// MIDI's numbers of notes.
  case midiNoteNumber = 11
  /// MIDI's controllers.
  case midiController = 12
  /// Decibels.
  case decibels = 13
  /// What samples are multiplied with.
  case linearGain = 14
  /// Degrees.
  case degrees = 15
  /// From one to the other.
  case equalPowerCrossfade = 16
  /// A mixer's fader.
  case mixerFaderCurve1 = 17
  /// Left and right.
  case pan = 18
  /// Metres.
  case meters = 19
  /// Hundredths of a semitone from a fixed note.
  case absoluteCents = 20
  /// Octaves.
  case octaves = 21
  /// Beats a minute.
  case BPM = 22
  /// Beats.
  case beats = 23
  /// Thousandths of a second.
  case milliseconds = 24
  /// One to another.
  case ratio = 25
  /// What the unit says itself.
  case customUnit = 26
}

/// What can be done with a parameter.
///
/// Simulated: Apple's bits. Differs: hosts here don't go by them.
public struct AudioUnitParameterOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A step is a small one.
  public static let flag_IsHighResolution = AudioUnitParameterOptions(rawValue: 1 << 23)
  /// It can go to a value.
  public static let flag_CanRamp = AudioUnitParameterOptions(rawValue: 1 << 25)
  /// It can be read.
  public static let flag_IsReadable = AudioUnitParameterOptions(rawValue: 1 << 30)
  /// It can be set.
  public static let flag_IsWritable = AudioUnitParameterOptions(rawValue: 1 << 31)
}
