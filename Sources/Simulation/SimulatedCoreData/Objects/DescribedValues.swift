/// An object's values as its description shows them.
enum DescribedValues {
  /// The values in braces, by name, one on each line.
  static func text(of object: NSManagedObject) -> String {
    let lines = object.entity.layout.properties.enumerated().map { slot, property in
      "    \(property.name) = \(text(object.values[slot], property));"
    }
    return "{\n" + lines.sorted().joined(separator: "\n") + "\n}"
  }

  private static func text(_ value: StoredValue, _ property: NSPropertyDescription) -> String {
    switch value {
    case .null: "nil"
    case .unread: "\"<relationship fault: '\(property.name)'>\""
    case .one(let identity): "\"\(identity.publicID.description)\""
    case .many(let list):
      "(\n" + list.map { "        \"\($0.publicID.description)\"" }.joined(separator: ",\n")
        + "\n    )"
    default:
      (property as? NSAttributeDescription)
        .flatMap { value.object(as: $0.attributeType) }.map { "\"\($0)\"" } ?? "nil"
    }
  }
}
