public import ActivationRules
public import BundleRules
public import Findings

/// A property list, with the position of each value in the file.
public struct LocatedPropertyList: Hashable, Sendable {
  /// The file, as the reader should see it.
  public var file: String
  /// How the file was written.
  public var format: Format
  /// The list.
  public var value: PropertyValue
  /// The positions of values: for an entry of a dictionary its key, for anything else the value
  /// itself.
  ///
  /// A binary list has no positions.
  public var positions: [PropertyPath: SourcePosition]

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - file: The file, as the reader should see it.
  ///   - format: How the file was written.
  ///   - value: The list.
  ///   - positions: The positions of values.
  public init(
    file: String, format: Format, value: PropertyValue,
    positions: [PropertyPath: SourcePosition] = [:]
  ) {
    self.file = file
    self.format = format
    self.value = value
    self.positions = positions
  }

  /// The ways to write a property list.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case xml, binary, openStep
  }

  /// Finds the position of a value.
  ///
  /// - Parameter path: The path to the value; a missing one is looked up at the nearest value
  ///   around it.
  /// - Returns: The place; `nil` when the file has no positions.
  public func position(of path: PropertyPath) -> SourcePosition? {
    var path = path
    while positions[path] == nil, !path.steps.isEmpty { path.steps.removeLast() }
    return positions[path]
  }
}
