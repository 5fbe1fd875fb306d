public import SimulatedFoundation

/// The key of whether the decoded picture is cached.
///
/// Type-checks only: it is ignored.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }

/// The key of whether it is decoded at once.
///
/// Type-checks only: it is ignored.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }

/// The key of whether colours may be fractions.
///
/// Type-checks only: it is ignored.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }

/// The key of the expected type of file.
///
/// Type-checks only: it is ignored.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }

/// The key of whether a thumbnail is made from the picture.
///
/// Type-checks only: it is ignored.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}

/// The key of whether a thumbnail is made if the file has none.
///
/// Type-checks only: it is ignored.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}

/// The key of whether a thumbnail is turned upright.
///
/// Type-checks only: it is ignored.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}

/// The key of the maximum length of a thumbnail's longer side.
///
/// Simulated: used by `CGImageSourceCreateThumbnailAtIndex`.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }

/// The key of the factor by which it is made smaller.
///
/// Type-checks only: it is ignored.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
