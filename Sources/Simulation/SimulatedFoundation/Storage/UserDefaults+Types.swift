public import Foundation

extension UserDefaults {
  /// The text under a key; a number is given as text.
  public func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// The array under a key.
  public func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  /// The dictionary under a key.
  public func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The bytes under a key.
  public func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

  /// The array under a key, if it holds nothing but text.
  public func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// The whole number under a key, 0 when there is none; text is read as a number.
  public func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.intValue
    case let text as String: NSString(string: text).integerValue
    default: 0
    }
  }

  /// The number under a key, 0 when there is none; text is read as a number.
  public func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.doubleValue
    case let text as String: NSString(string: text).doubleValue
    default: 0
    }
  }

  /// The number under a key, 0 when there is none; text is read as a number.
  public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  /// The truth value under a key, `false` when there is none; "YES", "true" and "1" count as true.
  public func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.boolValue
    case let text as String: NSString(string: text).boolValue
    default: false
    }
  }

  /// The URL under a key.
  public func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let text as String: URL(fileURLWithPath: NSString(string: text).expandingTildeInPath)
    case let data as Data:
      (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)).map { $0 as URL }
    default: nil
    }
  }

  /// Stores a whole number.
  public func set(_ value: Int, forKey defaultName: String) {
    set(NSNumber(value: value), forKey: defaultName)
  }

  /// Stores a number.
  public func set(_ value: Double, forKey defaultName: String) {
    set(NSNumber(value: value), forKey: defaultName)
  }

  /// Stores a number.
  public func set(_ value: Float, forKey defaultName: String) {
    set(NSNumber(value: value), forKey: defaultName)
  }

  /// Stores a truth value.
  public func set(_ value: Bool, forKey defaultName: String) {
    set(NSNumber(value: value), forKey: defaultName)
  }

  /// Stores a URL, as an archive as iOS does.
  public func set(_ url: URL?, forKey defaultName: String) {
    guard let url else { return removeObject(forKey: defaultName) }
    let archive = try? NSKeyedArchiver.archivedData(
      withRootObject: url as NSURL, requiringSecureCoding: true)
    guard let archive else { return }
    set(archive as Any?, forKey: defaultName)
  }
}
