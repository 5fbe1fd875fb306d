public import SimulatedFoundation

// The documented names of types for pictures, sounds and movies.
// These objects never change, so any thread may use them.

/// The name `public.image`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"

/// The name `public.jpeg`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"

/// The name `public.jpeg-2000`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeJPEG2000: CFString = "public.jpeg-2000"

/// The name `public.tiff`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"

/// The name `com.apple.pict`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePICT: CFString = "com.apple.pict"

/// The name `com.compuserve.gif`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"

/// The name `public.png`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"

/// The name `com.apple.quicktime-image`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"

/// The name `com.apple.icns`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeAppleICNS: CFString = "com.apple.icns"

/// The name `com.microsoft.bmp`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeBMP: CFString = "com.microsoft.bmp"

/// The name `com.microsoft.ico`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeICO: CFString = "com.microsoft.ico"

/// The name `public.camera-raw-image`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeRawImage: CFString = "public.camera-raw-image"

/// The name `public.svg-image`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"

/// The name `com.apple.live-photo`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = "com.apple.live-photo"

/// The name `public.3d-content`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTType3DContent: CFString = "public.3d-content"

/// The name `public.audiovisual-content`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString =
  "public.audiovisual-content"

/// The name `public.movie`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"

/// The name `public.video`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"

/// The name `public.audio`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"

/// The name `com.apple.quicktime-movie`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"

/// The name `public.mpeg`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeMPEG: CFString = "public.mpeg"

/// The name `public.mpeg-2-video`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"

/// The name `public.mpeg-2-transport-stream`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeMPEG2TransportStream: CFString =
  "public.mpeg-2-transport-stream"

/// The name `public.mp3`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeMP3: CFString = "public.mp3"

/// The name `public.mpeg-4`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"

/// The name `public.mpeg-4-audio`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"

/// The name `com.apple.protected-mpeg-4-audio`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeAppleProtectedMPEG4Audio: CFString =
  "com.apple.protected-mpeg-4-audio"

/// The name `com.apple.protected-mpeg-4-video`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeAppleProtectedMPEG4Video: CFString =
  "com.apple.protected-mpeg-4-video"

/// The name `public.avi`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeAVIMovie: CFString = "public.avi"

/// The name `public.aiff-audio`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"

/// The name `com.microsoft.waveform-audio`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"

/// The name `public.midi-audio`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeMIDIAudio: CFString = "public.midi-audio"

/// The name `public.playlist`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePlaylist: CFString = "public.playlist"

/// The name `public.m3u-playlist`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
