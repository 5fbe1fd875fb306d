public import SimulatedFoundation

// The documented names of types for documents, people, messages and programs.
// These objects never change, so any thread may use them.

/// The name `com.adobe.pdf`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"

/// The name `com.apple.rtfd`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeRTFD: CFString = "com.apple.rtfd"

/// The name `com.apple.flat-rtfd`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"

/// The name `com.apple.txn.text-multimedia-data`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeTXNTextAndMultimediaData: CFString =
  "com.apple.txn.text-multimedia-data"

/// The name `com.apple.webarchive`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeWebArchive: CFString = "com.apple.webarchive"

/// The name `org.idpf.epub-container`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeElectronicPublication: CFString =
  "org.idpf.epub-container"

/// The name `public.spreadsheet`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeSpreadsheet: CFString = "public.spreadsheet"

/// The name `public.presentation`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePresentation: CFString = "public.presentation"

/// The name `public.message`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeMessage: CFString = "public.message"

/// The name `public.email-message`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeEmailMessage: CFString = "public.email-message"

/// The name `public.contact`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeContact: CFString = "public.contact"

/// The name `public.vcard`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeVCard: CFString = "public.vcard"

/// The name `public.to-do-item`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeToDoItem: CFString = "public.to-do-item"

/// The name `public.calendar-event`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeCalendarEvent: CFString = "public.calendar-event"

/// The name `public.font`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeFont: CFString = "public.font"

/// The name `com.rsa.pkcs-12`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"

/// The name `public.x509-certificate`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeX509Certificate: CFString = "public.x509-certificate"

/// The name `com.apple.plugin`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePluginBundle: CFString = "com.apple.plugin"

/// The name `com.apple.metadata-importer`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeSpotlightImporter: CFString =
  "com.apple.metadata-importer"

/// The name `com.apple.quicklook-generator`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeQuickLookGenerator: CFString =
  "com.apple.quicklook-generator"

/// The name `com.apple.xpc-service`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeXPCService: CFString = "com.apple.xpc-service"

/// The name `com.apple.framework`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeFramework: CFString = "com.apple.framework"

/// The name `com.apple.application`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeApplication: CFString = "com.apple.application"

/// The name `com.apple.application-bundle`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeApplicationBundle: CFString =
  "com.apple.application-bundle"

/// The name `com.apple.application-file`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeApplicationFile: CFString = "com.apple.application-file"

/// The name `public.unix-executable`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeUnixExecutable: CFString = "public.unix-executable"

/// The name `com.microsoft.windows-executable`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeWindowsExecutable: CFString =
  "com.microsoft.windows-executable"

/// The name `com.sun.java-class`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeJavaClass: CFString = "com.sun.java-class"

/// The name `com.sun.java-archive`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeJavaArchive: CFString = "com.sun.java-archive"

/// The name `com.apple.systempreference.prefpane`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeSystemPreferencesPane: CFString =
  "com.apple.systempreference.prefpane"
