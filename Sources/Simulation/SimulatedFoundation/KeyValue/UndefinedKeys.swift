extension _KeyValueCodingAndObserving {
  /// Handles the reading of a key that has no property; classes may have their own version.
  ///
  /// Simulated: as on iOS, a class without its own version ends the program. No known difference.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value that the class's own version gives.
  public func value(forUndefinedKey key: String) -> Any? {
    preconditionFailure(
      "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }

  /// Handles the setting of a key that has no property; classes may have their own version.
  ///
  /// Simulated: as on iOS, a class without its own version ends the program. No known difference.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    preconditionFailure(
      "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }
}
