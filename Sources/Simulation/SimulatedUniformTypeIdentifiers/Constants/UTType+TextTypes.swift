// The identifiers are documented by Apple, with the types that each conforms to.

/// Text, markup and code.
///
/// Simulated: the documented identifiers. No known difference.
extension UTType {
  /// Any text, with or without markup.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup, in an unspecified encoding.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Plain text in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Plain text in UTF-16 with a byte order mark.
  public static var utf16ExternalPlainText: UTType {
    UTType(known: "public.utf16-external-plain-text")
  }
  /// Plain text in UTF-16 in the machine's byte order.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Values with delimiters between them.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Values with commas between them.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// Values with tabs between them.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Values with tabs between them in UTF-8.
  public static var utf8TabSeparatedText: UTType {
    UTType(known: "public.utf8-tab-separated-values-text")
  }
  /// Rich text.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// HTML of any version.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// Style sheets.
  public static var css: UTType { UTType(known: "public.css") }
  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// GeoJSON.
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// A property list in any form; the type of the results of a web page's script.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list in binary form.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// A program's log.
  public static var log: UTType { UTType(known: "public.log") }
  /// Source code in any language.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Assembly language.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// C.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Objective-C.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// C++.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Objective-C++.
  public static var objectiveCPlusPlusSource: UTType {
    UTType(known: "public.objective-c-plus-plus-source")
  }
  /// A C header.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// A C++ header.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// A makefile.
  public static var makefile: UTType { UTType(known: "public.make-source") }
  /// A script in any language.
  public static var script: UTType { UTType(known: "public.script") }
  /// AppleScript as text.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// A compiled script of the Open Scripting Architecture.
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// A compiled script as a bundle.
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
  /// JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A shell script.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// A Perl script.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// A Python script.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// A Ruby script.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// A PHP script.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
}
