// The identifiers are documented by Apple, with the types that each conforms to.

/// Pictures, sounds, movies and scenes.
///
/// Simulated: the documented identifiers. No known difference.
extension UTType {
  /// Any picture.
  public static var image: UTType { UTType(known: "public.image") }
  /// JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// TIFF.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// PNG.
  public static var png: UTType { UTType(known: "public.png") }
  /// A macOS icon.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A Windows bitmap.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// A Windows icon.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// A camera's raw picture.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// OpenEXR.
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
  /// SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A Live Photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// HEIF.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A sequence of HEIC pictures.
  public static var heics: UTType { UTType(known: "public.heics") }
  /// WebP.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// JPEG XL.
  public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
  /// Anything in three dimensions.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A Universal Scene Description.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// A Universal Scene Description for mobile devices.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// A Reality Composer file.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// A SceneKit scene.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// An object that ARKit recognises.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// Anything to be seen or heard over time.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// A movie, with or without sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Moving pictures without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// Sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// An MPEG movie.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// MPEG-2 video.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// An MPEG-2 transport stream.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// An MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// MPEG-4 sound.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Protected MPEG-4 sound.
  public static var appleProtectedMPEG4Audio: UTType {
    UTType(known: "com.apple.protected-mpeg-4-audio")
  }
  /// A protected MPEG-4 movie.
  public static var appleProtectedMPEG4Video: UTType {
    UTType(known: "com.apple.protected-mpeg-4-video")
  }
  /// AVI.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// AIFF.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// WAV.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// MIDI.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// A list of items to play.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// An M3U playlist.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// A haptic pattern.
  public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
}
