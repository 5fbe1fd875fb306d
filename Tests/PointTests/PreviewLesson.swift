import RunSupport

/// An app that exports a type, and an extension for its files, for tests that vary one part.
struct PreviewLesson {
  /// The principal class, named Extension, and what it needs; Other exists, too.
  var code: String
  var isThumbnail = false
  var principalClass = "Extension"
  var types = ["com.example.recipe"]
  var attributes = ""
  /// Whether the app owns the type.
  var isExported = true
  /// What is done with `files`; `flour`, the bytes of a file, is at hand.
  var scene: String

  var markdown: String {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      """
    lesson.extensionName = "Show"
    lesson.extensionIdentifier = "com.example.Reader.Show"
    lesson.extensionCode = """
      import Foundation
      import \(isThumbnail ? "QuickLookThumbnailing" : "QuickLook")
      import UIKit
      class Other: UIViewController {}
      \(code)
      """
    lesson.point = "com.apple.quicklook.\(isThumbnail ? "thumbnail" : "preview")"
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
    let names = types.map { "<string>\($0)</string>" }.joined()
    lesson.moreAttributes =
      "<key>QLSupportedContentTypes</key><array>\(names)</array>" + attributes
    lesson.appKeys = """
      <key>UT\(isExported ? "Exported" : "Imported")TypeDeclarations</key><array>\(Self.recipe)\
      <dict><key>UTTypeIdentifier</key><string>com.example.draft</string>\
      <key>UTTypeConformsTo</key><array><string>com.example.recipe</string></array>\
      <key>UTTypeTagSpecification</key><dict><key>public.filename-extension</key>\
      <array><string>draft</string></array></dict></dict></array>
      """
    lesson.isEntitled = false
    lesson.scene = """
      import ExtensionHost
      import Foundation
      let flour = Data("Flour".utf8)
      let files = device.open(.files)
      \(scene)
      """
    return lesson.markdown
  }

  private static let recipe = """
    <dict><key>UTTypeIdentifier</key><string>com.example.recipe</string>\
    <key>UTTypeConformsTo</key><array><string>public.data</string></array>\
    <key>UTTypeTagSpecification</key><dict><key>public.filename-extension</key>\
    <array><string>recipe</string></array></dict></dict>
    """
}
