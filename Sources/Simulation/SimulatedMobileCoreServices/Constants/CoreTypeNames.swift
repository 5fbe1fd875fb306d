public import SimulatedFoundation

// The documented names of types for data, content and related things.
// These objects never change, so any thread may use them.

/// The name `public.item`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"

/// The name `public.content`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"

/// The name `public.composite-content`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeCompositeContent: CFString = "public.composite-content"

/// The name `public.data`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"

/// The name `public.directory`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeDirectory: CFString = "public.directory"

/// The name `public.folder`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"

/// The name `public.volume`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeVolume: CFString = "public.volume"

/// The name `com.apple.package`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePackage: CFString = "com.apple.package"

/// The name `com.apple.bundle`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeBundle: CFString = "com.apple.bundle"

/// The name `public.disk-image`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeDiskImage: CFString = "public.disk-image"

/// The name `com.apple.resolvable`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeResolvable: CFString = "com.apple.resolvable"

/// The name `public.symlink`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeSymLink: CFString = "public.symlink"

/// The name `com.apple.alias-file`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeAliasFile: CFString = "com.apple.alias-file"

/// The name `com.apple.alias-record`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeAliasRecord: CFString = "com.apple.alias-record"

/// The name `com.apple.mount-point`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeMountPoint: CFString = "com.apple.mount-point"

/// The name `public.executable`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeExecutable: CFString = "public.executable"

/// The name `com.apple.bookmark`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"

/// The name `public.bookmark`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeBookmark: CFString = "public.bookmark"

/// The name `public.url`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"

/// The name `public.file-url`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"

/// The name `com.apple.internet-location`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeInternetLocation: CFString = "com.apple.internet-location"

/// The name `public.database`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeDatabase: CFString = "public.database"

/// The name `public.archive`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeArchive: CFString = "public.archive"

/// The name `org.gnu.gnu-zip-archive`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"

/// The name `public.bzip2-archive`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"

/// The name `public.zip-archive`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = "public.zip-archive"
