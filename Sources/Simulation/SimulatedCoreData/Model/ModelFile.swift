import Foundation
import FoundationXML

/// Reads the XML in which Xcode keeps a model.
final class ModelFile: NSObject, XMLParserDelegate {
  private let model: NSManagedObjectModel
  private var entities: [NSEntityDescription] = []
  private var properties: [NSPropertyDescription] = []
  private var parents: [(child: NSEntityDescription, parent: String)] = []
  private var ends: [(NSRelationshipDescription, destination: String, inverse: String?)] = []
  private var constraints: [[Any]] = []
  private var indexes: [(name: String, elements: [[String: String]])] = []
  private var members: [String: [String]] = [:]
  private var configuration: String?
  private var requests: [[String: String]] = []
  private var information: [AnyHashable: Any] = [:]

  init(_ model: NSManagedObjectModel) { self.model = model }

  /// Fills the model; `false` when the text isn't a model.
  func read(_ data: Data) -> Bool {
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse(), isModel else { return false }
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    for (name, children) in Dictionary(grouping: parents, by: \.parent) {
      byName[name]?.subentities = children.map(\.child)
    }
    for (relationship, destination, _) in ends {
      relationship.destinationEntity = byName[destination]
    }
    for (relationship, destination, inverse) in ends {
      relationship.inverseRelationship = inverse.flatMap {
        byName[destination]?.relationshipsByName[$0]
      }
    }
    model.entities = entities
    for (name, list) in members {
      model.setEntities(list.compactMap { byName[$0] }, forConfigurationName: name)
    }
    for request in requests { keep(request, byName) }
    return true
  }

  private var isModel = false

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String] = [:]
  ) {
    switch elementName {
    case "model":
      isModel = true
      if let name = attributes["userDefinedModelVersionIdentifier"], !name.isEmpty {
        model.versionIdentifiers = [name]
      }
    case "entity": begin(entity: attributes)
    case "attribute": properties.append(attribute(attributes))
    case "relationship": properties.append(relationship(attributes))
    case "uniquenessConstraint": constraints.append([])
    case "constraint":
      if let name = attributes["value"], !constraints.isEmpty {
        constraints[constraints.count - 1].append(name)
      }
    case "fetchIndex": indexes.append((attributes["name"] ?? "", []))
    case "fetchIndexElement":
      if !indexes.isEmpty { indexes[indexes.count - 1].elements.append(attributes) }
    case "configuration": configuration = attributes["name"]
    case "memberEntity":
      members[configuration ?? "", default: []].append(attributes["name"] ?? "")
    case "fetchRequest": requests.append(attributes)
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard elementName == "entity", let entity = entities.last else { return }
    entity.properties = properties
    entity.uniquenessConstraints = constraints
    entity.indexes = indexes.compactMap { index in
      let elements = index.elements.compactMap(element)
      return elements.count == index.elements.count
        ? NSFetchIndexDescription(name: index.name, elements: elements) : nil
    }
    indexes = []
    properties = []
    constraints = []
  }
}

extension ModelFile {
  private func begin(entity attributes: [String: String]) {
    let entity = NSEntityDescription()
    entity.name = attributes["name"]
    if let name = attributes["representedClassName"] {
      let module = Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String ?? ""
      entity.managedObjectClassName = name.hasPrefix(".") ? module + name : name
    }
    entity.isAbstract = attributes["isAbstract"] == "YES"
    entity.versionHashModifier = attributes["versionHashModifier"]
    entity.formerName = attributes["elementID"]
    if let parent = attributes["parentEntity"] { parents.append((entity, parent)) }
    entities.append(entity)
  }

  private func common(_ property: NSPropertyDescription, _ attributes: [String: String]) {
    property.name = attributes["name"] ?? ""
    property.isOptional = attributes["optional"] == "YES"
    property.isTransient = attributes["transient"] == "YES"
    property.versionHashModifier = attributes["versionHashModifier"]
    property.formerName = attributes["elementID"]
  }

  private func attribute(_ attributes: [String: String]) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    common(attribute, attributes)
    attribute.attributeType = NSAttributeType(named: attributes["attributeType"] ?? "")
    attribute.valueTransformerName = attributes["valueTransformerName"]
    let isDate = attribute.attributeType == .dateAttributeType
    let start = attributes[isDate ? "defaultDateTimeInterval" : "defaultValueString"]
    attribute.defaultValue = start.flatMap { attribute.attributeType.value(of: $0) }
    attribute.limits.least =
      attributes[isDate ? "minDateTimeInterval" : "minValueString"].flatMap(Double.init)
    attribute.limits.most =
      attributes[isDate ? "maxDateTimeInterval" : "maxValueString"].flatMap(Double.init)
    attribute.limits.pattern = attributes["regularExpressionString"]
    return attribute
  }

  private func relationship(_ attributes: [String: String]) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    common(relationship, attributes)
    let isToMany = attributes["toMany"] == "YES"
    relationship.minCount = attributes["minCount"].flatMap(Int.init) ?? 0
    relationship.maxCount = isToMany ? attributes["maxCount"].flatMap(Int.init) ?? 0 : 1
    relationship.isOrdered = attributes["ordered"] == "YES"
    relationship.deleteRule =
      switch attributes["deletionRule"] {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "Nullify": .nullifyDeleteRule
      default: .noActionDeleteRule
      }
    ends.append(
      (relationship, attributes["destinationEntity"] ?? "", attributes["inverseName"]))
    return relationship
  }

  /// An element of an index; `nil` if its property isn't known here.
  private func element(_ attributes: [String: String]) -> NSFetchIndexElementDescription? {
    guard let property = properties.first(where: { $0.name == attributes["property"] }) else {
      return nil
    }
    let element = NSFetchIndexElementDescription(
      property: property, collationType: attributes["type"] == "RTree" ? .rTree : .binary)
    element.isAscending = attributes["order"] != "descending"
    return element
  }

  private func keep(_ attributes: [String: String], _ entities: [String: NSEntityDescription]) {
    guard let name = attributes["name"] else { return }
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: attributes["entity"] ?? "")
    request.entity = entities[attributes["entity"] ?? ""]
    request.predicate = attributes["predicateString"].map {
      SimulatedFoundation.NSPredicate(format: $0)
    }
    request.fetchLimit = attributes["fetchLimit"].flatMap(Int.init) ?? 0
    model.setFetchRequestTemplate(request, forName: name)
  }
}

extension NSAttributeType {
  /// Makes the type that Xcode's file names.
  init(named name: String) {
    self =
      switch name {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary", "Binary Data": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      default: .undefinedAttributeType
      }
  }

  /// Returns the value that a text in Xcode's file stands for.
  func value(of text: String) -> Any? {
    switch self {
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1")
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}
