import Foundation

/// Converts a stored value to a requested type.
enum DefaultsCoercion {
  static func string(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  static func integer(_ value: Any?) -> Int {
    switch value {
    case let number as NSNumber: number.intValue
    case let text as String: NSString(string: text).integerValue
    default: 0
    }
  }

  static func double(_ value: Any?) -> Double {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let text as String: NSString(string: text).doubleValue
    default: 0
    }
  }

  static func bool(_ value: Any?) -> Bool {
    switch value {
    case let number as NSNumber: number.boolValue
    case let text as String: NSString(string: text).boolValue
    default: false
    }
  }

  static func url(_ value: Any?) -> URL? {
    switch value {
    case let text as String: URL(fileURLWithPath: NSString(string: text).expandingTildeInPath)
    case let data as Data:
      (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)).map { $0 as URL }
    default: nil
    }
  }

  /// A URL as it is stored: the path of a file, relative to the home folder, or an archive.
  static func stored(_ url: URL) -> Any? {
    guard url.isFileURL else {
      return try? NSKeyedArchiver.archivedData(
        withRootObject: url as NSURL, requiringSecureCoding: true)
    }
    let (path, home) = (url.absoluteURL.path, NSHomeDirectory())
    return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }
}
