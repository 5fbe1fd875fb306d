// The identifiers are documented by Apple, with the types that each conforms to.

/// Documents, people, messages and programs.
///
/// Simulated: the documented identifiers. No known difference.
extension UTType {
  /// PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Rich text with attachments, as a package.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// Rich text with attachments, in one file.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// A web page with everything that belongs to it.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// An electronic book.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// A spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// A presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A message.
  public static var message: UTType { UTType(known: "public.message") }
  /// An e-mail message.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// A person's name and contact details.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// A contact card.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// A thing to do.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// A calendar event.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// PKCS #12 keys and certificates.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// An X.509 certificate.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// A plug-in.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// A Spotlight importer.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// A Quick Look generator.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// An XPC service.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// A framework.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// An app.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// An app as a bundle.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// An app extension.
  public static var applicationExtension: UTType {
    UTType(known: "com.apple.application-and-system-extension")
  }
  /// A Unix program.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// A Windows program.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// A pane of System Preferences.
  public static var systemPreferencesPane: UTType {
    UTType(known: "com.apple.systempreference.prefpane")
  }
}
