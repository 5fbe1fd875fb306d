/// Where a view is read: the values that it gets from the views around it, and what is kept for its
/// place.
@MainActor package struct ViewContext {
  package var environment: EnvironmentValues
  package let node: ViewNode

  package init(_ environment: EnvironmentValues, _ node: ViewNode) {
    self.environment = environment
    self.node = node
  }

  /// Returns the context of a view inside this one.
  package func inside(_ slot: ViewNode.Slot) -> ViewContext {
    ViewContext(environment, node.child(slot))
  }

  /// Returns the context of one of several views inside this one.
  package func part(_ index: Int) -> ViewContext { inside(.part(index)) }

  /// Returns this context with other values.
  package func with(_ change: (inout EnvironmentValues) -> Void) -> ViewContext {
    var context = self
    change(&context.environment)
    return context
  }
}
