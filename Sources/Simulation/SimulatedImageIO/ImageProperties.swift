public import SimulatedFoundation

/// The key of a file's size in bytes.
///
/// Simulated: there where the file says it.
public var kCGImagePropertyFileSize: CFString { "FileSize" }

/// The key of a picture's width.
///
/// Simulated: there where the file says it.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }

/// The key of a picture's height.
///
/// Simulated: there where the file says it.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }

/// The key of dots an inch across.
///
/// Type-checks only: nothing reads it.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }

/// The key of dots an inch down.
///
/// Type-checks only: nothing reads it.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }

/// The key of bits a colour.
///
/// Type-checks only: nothing reads it.
public var kCGImagePropertyDepth: CFString { "Depth" }

/// The key of how a picture has to be turned, from 1 to 8.
///
/// Simulated: there where the file says it.
public var kCGImagePropertyOrientation: CFString { "Orientation" }

/// The key of whether there is transparency.
///
/// Type-checks only: nothing reads it.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }

/// The key of the colour model.
///
/// Type-checks only: nothing reads it.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }

/// The key of the colour profile's name.
///
/// Type-checks only: nothing reads it.
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
