import LessonModel
import Testing

/// One of the files in `Sources`, and how it is used.
struct Case: CustomTestStringConvertible, Sendable {
  /// The file's name without `.swift`.
  var name: String
  var point: ExtensionPoint
  /// The principal class as the property list names it.
  var principal: String
  /// How the extension is driven; `nil` when it is only compiled.
  var drive: Drive?
  /// The language mode that the file was written for.
  var mode: Lesson.LanguageMode

  init(
    _ name: String, _ point: ExtensionPoint, _ principal: String, _ drive: Drive? = nil,
    mode: Lesson.LanguageMode = .v5
  ) {
    self.name = name
    self.point = point
    self.principal = principal
    self.drive = drive
    self.mode = mode
  }

  var testDescription: String { name }

  /// One share, and what the app that contains the extension makes of it.
  struct Drive: Sendable {
    /// The group that the source names.
    var group: String
    /// What the user does, as lines of a scene; at their end the request has ended.
    var scene: String
    /// What the app prints when it comes to the front; `defaults` and `folder` are the group's.
    var reads: String
    /// What the scene prints: how the request ended.
    var ends = "completed\n"
    /// What the app must have printed by the end.
    var app: String
    /// The scheme of the URLs that the app opens.
    var scheme: String?
    /// Further files of the extension: a name in its bundle, and the text.
    var files: [String: String] = [:]
    /// Keys for NSExtensionAttributes.
    var attributes = ""
  }
}

extension Case.Drive {
  /// A link from the browser, picked and left to itself.
  static let link =
    "device.open(.browser).share(.link(\"https://example.com/a\", title: \"On reading\"))"
  static let text = "device.open(.notes).share(.text(\"Buy milk\"))"
  static let photo = "device.open(.photos).share(.fixture(.beach))"
  /// A photo shared as a file URL.
  static let photoFile = "device.open(.photos).share(.file(.beach))"

  /// A scene that picks the extension and prints how it ended.
  static func pick(_ shared: String) -> String { "print(\(shared).pick(\"Share\"))" }

  /// A scene that picks the extension, taps these titles, and prints how it ended.
  static func pick(_ shared: String, tap titles: String...) -> String {
    (["let request = \(shared).begin(\"Share\")"]
      + titles.map { "request.tap(\"\($0)\")" }
      + ["print(request.wait())"]).joined(separator: "\n")
  }
}
