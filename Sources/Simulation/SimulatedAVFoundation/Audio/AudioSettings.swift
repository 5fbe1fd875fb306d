// The keys of a recording's settings, and their values. The names are documented; the recorder
// takes the settings, and can't record.

/// The key of a recording's encoding: an `AudioFormatID`.
///
/// Type-checks only: nothing is recorded.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of a recording's samples in a second.
///
/// Type-checks only: nothing is recorded.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of a recording's number of channels.
///
/// Type-checks only: nothing is recorded.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of a recording's quality: an `AVAudioQuality`.
///
/// Type-checks only: nothing is recorded.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of a recording's bits in a second.
///
/// Type-checks only: nothing is recorded.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits in a sample.
///
/// Type-checks only: nothing is recorded.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key that says whether samples are floating-point numbers.
///
/// Type-checks only: nothing is recorded.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key that says whether a sample's most significant byte comes first.
///
/// Type-checks only: nothing is recorded.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"

/// The quality of a recording.
///
/// Type-checks only: nothing is recorded.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7f
}
