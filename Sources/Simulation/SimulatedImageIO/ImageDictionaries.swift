public import SimulatedFoundation

/// The key of the GPS properties.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }

/// The key of the camera's properties.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }

/// The key of the properties in a TIFF file.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }

/// The key of the properties in a JPEG file.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }

/// The key of the properties in a PNG file.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }

/// The key of the properties in a GIF file.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }

/// The key of the properties from a press agency.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyIPTCDictionary: CFString { "{IPTC}" }

/// The key of the degrees north or south.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGPSLatitude: CFString { "Latitude" }

/// The key of `N` or `S`.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" }

/// The key of the degrees east or west.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" }

/// The key of `E` or `W`.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" }

/// The key of the altitude in metres.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGPSAltitude: CFString { "Altitude" }

/// The key of whether the altitude is below sea level.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGPSAltitudeRef: CFString { "AltitudeRef" }

/// The key of the time.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGPSTimeStamp: CFString { "TimeStamp" }

/// The key of the day.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGPSDateStamp: CFString { "DateStamp" }

/// The key of the time when the picture was taken.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }

/// The key of a comment.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyExifUserComment: CFString { "UserComment" }

/// The key of the width that the camera records.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyExifPixelXDimension: CFString { "PixelXDimension" }

/// The key of the height that the camera records.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyExifPixelYDimension: CFString { "PixelYDimension" }

/// The key of the orientation.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }

/// The key of the camera's manufacturer.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyTIFFMake: CFString { "Make" }

/// The key of the camera's model.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyTIFFModel: CFString { "Model" }

/// The key of the date when the file was made.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyTIFFDateTime: CFString { "DateTime" }

/// The key of the time for which a frame is shown.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }

/// The key of the time for which a frame is shown, exactly as in the file.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }

/// The key of the number of repetitions.
///
/// Type-checks only: it isn't read from files.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
