public import SimulatedFoundation

// These objects never change, so any thread may use them.

/// The tag class of filename extensions.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString =
  "public.filename-extension"

/// The tag class of MIME types.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"
