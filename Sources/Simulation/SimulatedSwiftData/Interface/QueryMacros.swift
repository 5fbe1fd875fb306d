public import Foundation
public import SimulatedSwiftUI

/// A property of a view with all objects of a class.
///
/// Simulated: the property reads a `Query` beside it, whose name has an underscore before it. No
/// known difference.
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query() = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// A property of a view with the objects that a descriptor describes.
///
/// Simulated: as `Query()`.
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation = .default
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// A property of a view with the objects that meet a condition, in an order.
///
/// Simulated: as `Query()`.
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation = .default
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// A property of a view with the objects that meet a condition, in the order of a property.
///
/// Simulated: as `Query()`.
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation = .default
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// A property of a view with the objects that meet a condition, in the order of a property that may
/// be missing.
///
/// Simulated: as `Query()`.
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation = .default
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
