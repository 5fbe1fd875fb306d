public import SimulatedFoundation

/// The key of where a picture was taken.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }

/// The key of what a camera says of a picture.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }

/// The key of what a TIFF file says of a picture.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }

/// The key of what a JPEG file says of a picture.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }

/// The key of what a PNG file says of a picture.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }

/// The key of what a GIF file says of a picture.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }

/// The key of what an agency says of a picture.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyIPTCDictionary: CFString { "{IPTC}" }

/// The key of the degrees north or south.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGPSLatitude: CFString { "Latitude" }

/// The key of `N` or `S`.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" }

/// The key of the degrees east or west.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" }

/// The key of `E` or `W`.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" }

/// The key of the metres above the sea.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGPSAltitude: CFString { "Altitude" }

/// The key of whether it is below the sea.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGPSAltitudeRef: CFString { "AltitudeRef" }

/// The key of the time.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGPSTimeStamp: CFString { "TimeStamp" }

/// The key of the day.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGPSDateStamp: CFString { "DateStamp" }

/// The key of when a picture was taken.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }

/// The key of a remark.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyExifUserComment: CFString { "UserComment" }

/// The key of the width that the camera says.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyExifPixelXDimension: CFString { "PixelXDimension" }

/// The key of the height that the camera says.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyExifPixelYDimension: CFString { "PixelYDimension" }

/// The key of how a picture has to be turned.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }

/// The key of who made the camera.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyTIFFMake: CFString { "Make" }

/// The key of the camera.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyTIFFModel: CFString { "Model" }

/// The key of when the file was made.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyTIFFDateTime: CFString { "DateTime" }

/// The key of how long a picture stays.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }

/// The key of how long a picture stays, as the file says it.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }

/// The key of how often it begins anew.
///
/// Type-checks only: nothing reads it of a file.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
