import Foundation
import SimulatedFoundation

/// The columns of a fetch that returns dictionaries.
struct FetchedColumns {
  private enum Column {
    case property(String)
    case expression(NSExpressionDescription)
  }

  private let columns: [Column]
  private let groups: FetchedGroups?

  init<T>(_ request: NSFetchRequest<T>, _ entity: NSEntityDescription) throws {
    let groups = request.propertiesToGroupBy.map {
      FetchedGroups(
        names: $0.map { Self.name(of: $0, "setPropertiesToGroupBy", entity) },
        condition: request.havingPredicate)
    }
    columns =
      request.propertiesToFetch?.map { property in
        if let expression = property as? NSExpressionDescription { return .expression(expression) }
        return .property(Self.name(of: property, "setPropertiesToFetch", entity))
      } ?? entity.layout.attributes.map { .property($0.attribute.name) }
    self.groups = groups
    guard let groups else { return }
    for case .property(let name) in columns where !groups.names.contains(name) {
      preconditionFailure(
        "SELECT clauses in queries with GROUP BY components can only contain properties named in "
          + "the GROUP BY or aggregate functions (\(name) is not in the GROUP BY)")
    }
  }

  func dictionaries(of objects: [NSManagedObject], distinct: Bool) -> [NSDictionary] {
    let isAggregate = columns.contains { if case .expression = $0 { true } else { false } }
    let parts =
      groups?.parts(of: objects) ?? (isAggregate ? [objects] : objects.map { [$0] })
    var seen: Set<NSDictionary> = []
    let all = parts.compactMap { part in
      let row = dictionary(part)
      return groups?.takes(row, part) ?? true ? row : nil
    }
    return distinct ? all.filter { seen.insert($0).inserted } : all
  }

  private func dictionary(_ objects: [NSManagedObject]) -> NSDictionary {
    let result = NSMutableDictionary()
    for column in columns {
      switch column {
      case .property(let name):
        let value = objects.first?.keyedValue(name)
        result[name] = (value as? NSManagedObject)?.objectID ?? value
      case .expression(let description):
        result[description.name] = description.value(of: objects)
      }
    }
    return result
  }

  private static func name(
    of property: Any, _ setter: String, _ entity: NSEntityDescription
  ) -> String {
    let name = (property as? NSPropertyDescription)?.name ?? property as? String
    guard let name, entity.layout.slots[name] != nil else {
      preconditionFailure("Invalid keypath \(name ?? "\(property)") passed to \(setter):")
    }
    return name
  }
}
