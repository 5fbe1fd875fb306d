extension View {
  /// Sets what a screen reader says; scenes find the view by it.
  @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    named(PieceNames(label: String(label)))
  }

  /// Sets what a screen reader says; scenes find the view by it.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    named(PieceNames(label: key.string(in: nil, table: nil)))
  }

  /// Sets what a screen reader says; scenes find the view by it.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    named(PieceNames(label: String(localized: label)))
  }

  /// Sets what a screen reader says; scenes find the view by it.
  public func accessibilityLabel(_ label: Text) -> some View {
    named(PieceNames(label: label.string))
  }

  /// Sets the name by which code finds the view, and scenes, too.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    named(PieceNames(identifier: identifier))
  }

  /// Sets what a screen reader says about the use.
  ///
  /// Simulated: UIKit's `accessibilityHint`. Differs: the screen isn't read aloud.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    named(PieceNames(hint: String(hint)))
  }

  /// Sets what a screen reader says about the value.
  ///
  /// Simulated: UIKit's `accessibilityValue`. Differs: the screen isn't read aloud.
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    named(PieceNames(value: String(value)))
  }

  /// Hides the view from screen readers.
  ///
  /// Type-checks only: the screen isn't read aloud.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Makes one element of several for screen readers.
  ///
  /// Type-checks only: the screen isn't read aloud.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Adds properties for screen readers.
  ///
  /// Type-checks only: the screen isn't read aloud.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Removes properties for screen readers.
  ///
  /// Type-checks only: the screen isn't read aloud.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Sets the order for screen readers.
  ///
  /// Type-checks only: the screen isn't read aloud.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Sets a text that appears where a pointer rests.
  ///
  /// Type-checks only: there is no pointer.
  public func help(_ text: some StringProtocol) -> some View { self }

  private func named(_ names: PieceNames) -> some View { wrapped { $0.wrapped(.named(names)) } }
}

/// What becomes of the views inside an element for screen readers.
///
/// Type-checks only: the screen isn't read aloud.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are joined.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Properties for screen readers.
///
/// Type-checks only: the screen isn't read aloud.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>

  private init(_ name: String) { names = [name] }

  /// Makes an empty set.
  public init() { names = [] }
  /// A button.
  public static let isButton = AccessibilityTraits("isButton")
  /// A heading.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// Something that is selected.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// A link.
  public static let isLink = AccessibilityTraits("isLink")
  /// A picture.
  public static let isImage = AccessibilityTraits("isImage")
  /// Text that doesn't change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// Something that hides all others.
  public static let isModal = AccessibilityTraits("isModal")

  /// Returns the properties of both sets.
  public func union(_ other: Self) -> Self { changed(names.union(other.names)) }
  /// Returns the common properties.
  public func intersection(_ other: Self) -> Self { changed(names.intersection(other.names)) }
  /// Returns the properties of one of the sets.
  public func symmetricDifference(_ other: Self) -> Self {
    changed(names.symmetricDifference(other.names))
  }
  /// Returns whether a property is in the set.
  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  /// Adds a property.
  @discardableResult public mutating func insert(_ newMember: Self) -> (
    inserted: Bool, memberAfterInsert: Self
  ) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }
  /// Removes a property.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let common = names.intersection(member.names)
    names.subtract(member.names)
    return common.isEmpty ? nil : changed(common)
  }
  /// Adds a property.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    let old = names.intersection(newMember.names)
    names.formUnion(newMember.names)
    return old.isEmpty ? nil : changed(old)
  }
  /// Adds the properties of a set.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps the common properties.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps the properties of one of the sets.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  private func changed(_ names: Set<String>) -> Self {
    var set = Self()
    set.names = names
    return set
  }
}
