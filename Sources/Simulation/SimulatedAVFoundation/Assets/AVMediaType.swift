/// A kind of media in a film.
///
/// Simulated: the four letters used in files (documented).
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Closed captions.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Time codes.
  public static let timecode = AVMediaType(rawValue: "tmcd")
  /// Metadata of the film.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Several kinds in one.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// Depth data.
  public static let depthData = AVMediaType(rawValue: "dpth")
}

/// A kind of file.
///
/// Simulated: uniform type identifiers. Differs: files can't be written.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A QuickTime film.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// An MPEG-4 film.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// Apple's form of an MPEG-4 film.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// MPEG-4 sound.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// A Core Audio file.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// A WAVE file.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// An AIFF file.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// An MP3 file.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// A JPEG file.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// A HEIC file.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// A TIFF file.
  public static let tif = AVFileType(rawValue: "public.tiff")
}
