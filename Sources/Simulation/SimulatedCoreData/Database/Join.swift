/// A table of pairs, as one of its two relationships sees it.
struct Join {
  let table: String
  /// The column of the object that has the relationship.
  let own: String
  /// The column of the objects at the other end.
  let other: String
  /// The column of their order.
  let order: String?
  let statement: String

  static func key(_ relationship: NSRelationshipDescription) -> String {
    "\(relationship.entity.name ?? "").\(relationship.name)"
  }

  static func joins(
    of entities: [NSEntityDescription], _ numbers: [String: Int64]
  ) -> [String: Join] {
    var joins: [String: Join] = [:]
    for entity in entities {
      for property in entity.declaredProperties.sorted(by: { $0.name < $1.name }) {
        guard let relationship = property as? NSRelationshipDescription, relationship.isJoined,
          !relationship.isTransient, joins[key(relationship)] == nil
        else { continue }
        let inverse = relationship.inverseRelationship
        let number = numbers[entity.name ?? ""] ?? 0
        let destination = inverse?.entity ?? relationship.destinationEntity
        let otherNumber = numbers[destination?.name ?? ""] ?? 0
        let table = "Z_\(number)\(relationship.name.uppercased())"
        let own = "Z_\(number)\(inverse?.name.uppercased() ?? "OWNER")"
        var other = "Z_\(otherNumber)\(relationship.name.uppercased())"
        if own == other { other += "1" }
        let isOrdered = relationship.isOrdered || (inverse?.isOrdered ?? false)
        let isPaired = inverse != nil && inverse !== relationship
        let orderOfOther = isOrdered && relationship.isOrdered ? "Z_FOK_\(other.dropFirst(2))" : nil
        let orderOfOwn =
          isPaired && inverse?.isOrdered == true ? "Z_FOK_\(own.dropFirst(2))" : nil
        let orders = [orderOfOther, orderOfOwn].compactMap(\.self).map { ", \($0) INTEGER" }
        let statement =
          "CREATE TABLE \(table) ( \(own) INTEGER, \(other) INTEGER\(orders.joined()), "
          + "PRIMARY KEY (\(own), \(other)) )"
        joins[key(relationship)] = Join(
          table: table, own: own, other: other, order: orderOfOther, statement: statement)
        if let inverse, isPaired {
          joins[key(inverse)] = Join(
            table: table, own: other, other: own, order: orderOfOwn, statement: statement)
        }
      }
    }
    return joins
  }
}
