import Foundation

/// The key that a property in an extension of UserDefaults stands for, when the program doesn't
/// list the names of its key paths.
enum DefaultsKeyPath {
  /// The name of the property that a piece of code reads, as far as it matters.
  ///
  /// On iOS the property's name is the key that is observed. Here the property is read, and one of
  /// the keys that it reads has to be the name of a property marked `@objc`. If none is, the
  /// property's name isn't that of its setting, whose changes iOS doesn't report either: the empty
  /// key is returned, which never changes.
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
