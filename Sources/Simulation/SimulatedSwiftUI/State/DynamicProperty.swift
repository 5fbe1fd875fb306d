/// A property of a view that gets its value from outside the view, and has the body evaluated again
/// when that changes.
///
/// Simulated: State, Binding, Environment and their like, and types of your own that contain such
/// properties; `update()` is called before the body is evaluated.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that is connected to the place of its view before the body is evaluated.
@MainActor protocol LinkedProperty {
  /// Connects the property.
  ///
  /// - Parameters:
  ///   - context: The place of the view.
  ///   - name: The property's path in the view.
  func link(in context: ViewContext, name: String)
}

/// What connects the properties of views to their places.
@MainActor enum PropertyLinks {
  /// Connects all properties of a view, or of a dynamic property.
  static func link(_ owner: Any, in context: ViewContext, path: String = "") {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      for (index, child) in current.children.enumerated() {
        guard child.value is any DynamicProperty else { continue }
        let name = "\(path)/\(child.label ?? "")\(index)"
        if let property = child.value as? any LinkedProperty {
          property.link(in: context, name: name)
        } else {
          link(child.value, in: context, path: name)
        }
        update(child.value)
      }
      mirror = current.superclassMirror
    }
  }

  private static func update(_ property: Any) {
    guard var property = property as? any DynamicProperty else { return }
    property.update()
  }
}
