extension _KeyValueCodingAndObserving {
  /// Receives the reading of a key that nothing stands under; classes may have their own.
  ///
  /// Simulated: as on iOS a class that has none of its own ends the program. No known difference.
  ///
  /// - Parameter key: The key.
  /// - Returns: What a class of its own makes of it.
  public func value(forUndefinedKey key: String) -> Any? {
    preconditionFailure(
      "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }

  /// Receives the setting of a key that nothing stands under; classes may have their own.
  ///
  /// Simulated: as on iOS a class that has none of its own ends the program. No known difference.
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
