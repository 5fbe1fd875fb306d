/// The classes that the sources of a bundle declare, as far as a principal class may be among them.
public struct DeclaredClasses: Hashable, Sendable {
  /// The names that Objective-C's runtime knows them by without a module: those of classes written in
  /// Objective-C, and those that `@objc(Name)` gives to classes of Swift.
  public var plain: Set<String>
  /// The names of classes of Swift, as they stand in the sources.
  public var swift: Set<String>

  /// Makes the two sets.
  ///
  /// - Parameters:
  ///   - plain: The names without a module.
  ///   - swift: The names of classes of Swift, as they stand in the sources.
  public init(plain: Set<String> = [], swift: Set<String> = []) {
    self.plain = plain
    self.swift = swift
  }
}
