public import SimulatedFoundation

/// The key of whether what is decoded is kept.
///
/// Type-checks only: nothing looks at it.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }

/// The key of whether it is decoded at once.
///
/// Type-checks only: nothing looks at it.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }

/// The key of whether colours may be fractions.
///
/// Type-checks only: nothing looks at it.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }

/// The key of what the file is taken for.
///
/// Type-checks only: nothing looks at it.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }

/// The key of whether a small picture is made of the picture.
///
/// Type-checks only: nothing looks at it.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}

/// The key of whether one is made where the file has none.
///
/// Type-checks only: nothing looks at it.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}

/// The key of whether a small picture is turned upright.
///
/// Type-checks only: nothing looks at it.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}

/// The key of a small picture's longer side.
///
/// Simulated: looked at by `CGImageSourceCreateThumbnailAtIndex`.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }

/// The key of how much it is made smaller.
///
/// Type-checks only: nothing looks at it.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
