/// The classes that the sources of a bundle declare, as far as a principal class may be among them.
public struct DeclaredClasses: Hashable, Sendable {
  /// The names without a module by which Objective-C's runtime knows them.
  ///
  /// They are those of classes written in Objective-C, and those that `@objc(Name)` gives to Swift
  /// classes.
  public var plain: Set<String>
  /// The names of Swift classes, as in the sources.
  public var swift: Set<String>

  /// Makes the two sets.
  ///
  /// - Parameters:
  ///   - plain: The names without a module.
  ///   - swift: The names of Swift classes, as in the sources.
  public init(plain: Set<String> = [], swift: Set<String> = []) {
    self.plain = plain
    self.swift = swift
  }
}
