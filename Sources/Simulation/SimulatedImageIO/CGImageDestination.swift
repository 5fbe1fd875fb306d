public import SimulatedCoreGraphics
public import SimulatedFoundation

/// A destination for writing a picture's file.
///
/// Type-checks only: it can't be made, because pictures aren't written in this way.
public final class CGImageDestination: Sendable {
  private init() {}
}

/// Returns `nil`, in place of a destination that writes a file.
///
/// Type-checks only: as CGImageDestination.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { nil }

/// Returns `nil`, in place of a destination that writes into bytes.
///
/// Type-checks only: as CGImageDestination.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { nil }

/// Adds a picture.
///
/// Type-checks only: as CGImageDestination.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}

/// Adds a picture from another file.
///
/// Type-checks only: as CGImageDestination.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {}

/// Finishes writing.
///
/// Type-checks only: as CGImageDestination.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }
