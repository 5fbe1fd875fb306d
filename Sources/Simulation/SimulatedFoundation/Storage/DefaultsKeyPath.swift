import Foundation

/// The key that a property of an extension of UserDefaults stands for, where the program doesn't list
/// the names of its key paths.
enum DefaultsKeyPath {
  /// The name of the property that some code reads, as far as it matters.
  ///
  /// On iOS the property's name is the key that is observed. Here the property is read, and of the
  /// keys that it reads one has to be the name of a property that is marked `@objc`. If none is, the
  /// property is named otherwise than its setting, of whose changes iOS doesn't tell either: the
  /// empty key is never changed.
  static func requiredKey(
    of defaults: UserDefaults, _ keyPath: AnyKeyPath, reading body: () -> Void
  ) -> String {
    let names = ObjectiveCRegistry.methodNames(of: defaults)
    guard !names.isEmpty else {
      preconditionFailure("Could not extract a String from KeyPath \(keyPath)")
    }
    return DefaultsReads.keys(of: body).sorted().first(where: names.contains) ?? ""
  }
}
