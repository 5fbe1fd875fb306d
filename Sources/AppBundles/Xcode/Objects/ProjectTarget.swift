/// A target of a project that builds an app or an extension.
struct ProjectTarget {
  /// The target in the project file.
  let object: ProjectObject
  /// Its name.
  let name: String
  /// What it builds.
  let type: ProductType

  /// Makes a target; `nil` for an object that builds neither an app nor an extension.
  init?(_ object: ProjectObject) {
    guard object.isa == "PBXNativeTarget",
      let type = ProductType(object.string("productType") ?? "")
    else { return nil }
    self.object = object
    self.name = object.string("name") ?? object.string("productName") ?? object.id
    self.type = type
  }

  /// The identifier of the reference to what it builds.
  var product: String? { object.string("productReference") }
}
