import Foundation

/// The columns of a fetch that gives dictionaries.
struct FetchedColumns {
  private enum Column {
    case property(String)
    case expression(NSExpressionDescription)
  }

  private let columns: [Column]

  init<T>(_ request: NSFetchRequest<T>, _ entity: NSEntityDescription) throws {
    if request.propertiesToGroupBy != nil {
      preconditionFailure("propertiesToGroupBy: nothing groups here; it only type-checks.")
    }
    columns =
      request.propertiesToFetch?.map { property in
        switch property {
        case let name as String:
          guard entity.layout.slots[name] != nil else {
            preconditionFailure(
              "Invalid keypath \(name) passed to setPropertiesToFetch:")
          }
          return .property(name)
        case let expression as NSExpressionDescription: return .expression(expression)
        case let property as NSPropertyDescription: return .property(property.name)
        default: preconditionFailure("Invalid property \(property) passed to setPropertiesToFetch:")
        }
      } ?? entity.layout.attributes.map { .property($0.attribute.name) }
  }

  func dictionaries(of objects: [NSManagedObject], distinct: Bool) -> [NSDictionary] {
    let isAggregate = columns.contains { if case .expression = $0 { true } else { false } }
    var seen: Set<NSDictionary> = []
    let all = (isAggregate ? [objects] : objects.map { [$0] }).map(dictionary)
    return distinct ? all.filter { seen.insert($0).inserted } : all
  }

  private func dictionary(_ objects: [NSManagedObject]) -> NSDictionary {
    let result = NSMutableDictionary()
    for column in columns {
      switch column {
      case .property(let name): result[name] = objects.first?.keyedValue(name)
      case .expression(let description):
        result[description.name] = description.value(of: objects)
      }
    }
    return result
  }
}
