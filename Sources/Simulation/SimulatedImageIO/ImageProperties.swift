public import SimulatedFoundation

/// The key of a file's size in bytes.
///
/// Simulated: present if the file specifies it.
public var kCGImagePropertyFileSize: CFString { "FileSize" }

/// The key of a picture's width.
///
/// Simulated: present if the file specifies it.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }

/// The key of a picture's height.
///
/// Simulated: present if the file specifies it.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }

/// The key of the horizontal dots per inch.
///
/// Type-checks only: it isn't read.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }

/// The key of the vertical dots per inch.
///
/// Type-checks only: it isn't read.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }

/// The key of the bits per colour.
///
/// Type-checks only: it isn't read.
public var kCGImagePropertyDepth: CFString { "Depth" }

/// The key of a picture's orientation, from 1 to 8.
///
/// Simulated: present if the file specifies it.
public var kCGImagePropertyOrientation: CFString { "Orientation" }

/// The key of whether there is transparency.
///
/// Type-checks only: it isn't read.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }

/// The key of the colour model.
///
/// Type-checks only: it isn't read.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }

/// The key of the colour profile's name.
///
/// Type-checks only: it isn't read.
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
