public import SimulatedCoreGraphics
public import SimulatedFoundation

/// A picture's file that is written.
///
/// Type-checks only: nothing writes pictures so: none can be made.
public final class CGImageDestination: Sendable {
  private init() {}
}

/// Writes a picture's file: it can't.
///
/// Type-checks only: as CGImageDestination.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { nil }

/// Writes a picture's file into bytes: it can't.
///
/// Type-checks only: as CGImageDestination.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { nil }

/// Puts a picture in.
///
/// Type-checks only: as CGImageDestination.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}

/// Puts a picture of another file in.
///
/// Type-checks only: as CGImageDestination.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {}

/// Writes it.
///
/// Type-checks only: as CGImageDestination.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }
