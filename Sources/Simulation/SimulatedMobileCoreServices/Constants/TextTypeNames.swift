public import SimulatedFoundation

// The documented names of types for text, markup and code.
// These objects never change, so any thread may use them.

/// The name `public.text`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"

/// The name `public.plain-text`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"

/// The name `public.utf8-plain-text`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"

/// The name `public.utf16-external-plain-text`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeUTF16ExternalPlainText: CFString =
  "public.utf16-external-plain-text"

/// The name `public.utf16-plain-text`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"

/// The name `public.delimited-values-text`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeDelimitedText: CFString = "public.delimited-values-text"

/// The name `public.comma-separated-values-text`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString =
  "public.comma-separated-values-text"

/// The name `public.tab-separated-values-text`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeTabSeparatedText: CFString =
  "public.tab-separated-values-text"

/// The name `public.utf8-tab-separated-values-text`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeUTF8TabSeparatedText: CFString =
  "public.utf8-tab-separated-values-text"

/// The name `public.rtf`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeRTF: CFString = "public.rtf"

/// The name `public.html`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"

/// The name `public.xml`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeXML: CFString = "public.xml"

/// The name `public.json`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"

/// The name `com.apple.property-list`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePropertyList: CFString = "com.apple.property-list"

/// The name `com.apple.xml-property-list`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"

/// The name `com.apple.binary-property-list`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeBinaryPropertyList: CFString =
  "com.apple.binary-property-list"

/// The name `public.log`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeLog: CFString = "public.log"

/// The name `com.apple.ink.inktext`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeInkText: CFString = "com.apple.ink.inktext"

/// The name `public.source-code`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeSourceCode: CFString = "public.source-code"

/// The name `public.assembly-source`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeAssemblyLanguageSource: CFString =
  "public.assembly-source"

/// The name `public.c-source`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeCSource: CFString = "public.c-source"

/// The name `public.objective-c-source`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"

/// The name `public.swift-source`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeSwiftSource: CFString = "public.swift-source"

/// The name `public.c-plus-plus-source`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"

/// The name `public.objective-c-plus-plus-source`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeObjectiveCPlusPlusSource: CFString =
  "public.objective-c-plus-plus-source"

/// The name `public.c-header`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeCHeader: CFString = "public.c-header"

/// The name `public.c-plus-plus-header`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"

/// The name `com.sun.java-source`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeJavaSource: CFString = "com.sun.java-source"

/// The name `public.script`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeScript: CFString = "public.script"

/// The name `com.apple.applescript.text`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeAppleScript: CFString = "com.apple.applescript.text"

/// The name `com.apple.applescript.script`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeOSAScript: CFString = "com.apple.applescript.script"

/// The name `com.apple.applescript.script-bundle`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeOSAScriptBundle: CFString =
  "com.apple.applescript.script-bundle"

/// The name `com.netscape.javascript-source`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"

/// The name `public.shell-script`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeShellScript: CFString = "public.shell-script"

/// The name `public.perl-script`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePerlScript: CFString = "public.perl-script"

/// The name `public.python-script`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePythonScript: CFString = "public.python-script"

/// The name `public.ruby-script`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypeRubyScript: CFString = "public.ruby-script"

/// The name `public.php-script`.
///
/// Simulated: the documented name. No known difference.
public nonisolated(unsafe) let kUTTypePHPScript: CFString = "public.php-script"
