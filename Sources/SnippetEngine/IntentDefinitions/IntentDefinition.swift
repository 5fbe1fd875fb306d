import Foundation

/// The intents of an app's own in an .intentdefinition, with the types of their parameters.
struct IntentDefinition {
  var intents: [Intent] = []
  var enumerations: [Enumeration] = []
  var types: [ObjectType] = []

  struct Intent {
    /// The name of the class: "StockConfigurationIntent".
    var name: String
    var parameters: [Parameter]
    /// The response's own codes, and its values by name.
    var codes: [String]
    var responseValues: [(name: String, kind: Kind)]
  }

  struct Parameter {
    var name: String
    var title: String
    var kind: Kind
    var initial: String?
    var isList: Bool
    /// Whether the app provides the options, and whether the user can search them.
    var isProvided: Bool
    var isSearched: Bool
    /// Whether Siri asks the app what is meant.
    var isResolved: Bool
  }

  /// The kind of a value.
  enum Kind: Hashable {
    case text, whole, decimal, truth
    /// An enumeration or a type of the app, by the name of its Swift type.
    case choice(String), object(String)
  }

  struct Enumeration {
    var name: String
    var cases: [(number: Int, name: String, shown: String)]
  }

  struct ObjectType {
    var name: String
    var properties: [(name: String, kind: Kind)]
  }

  /// Reads a definition as Xcode writes it; the reason is a sentence.
  ///
  /// - Throws: ``Problem`` for what can't be read.
  init(_ text: String) throws(Problem) {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    guard let list = list as? [String: Any] else { throw Problem.notAList }
    var swiftNames: [String: String] = [:]
    for one in list.dictionaries("INEnums") {
      guard let name = one.text("INEnumName") else { continue }
      let swiftName = (one.text("INEnumClassPrefix") ?? "") + name
      swiftNames[name] = swiftName
      enumerations.append(Enumeration(name: swiftName, cases: Self.cases(of: one)))
    }
    for one in list.dictionaries("INTypes") {
      guard let name = one.text("INTypeName") else { continue }
      let swiftName = (one.text("INTypeClassPrefix") ?? "") + name
      swiftNames[name] = swiftName
      let properties = one.dictionaries("INTypeProperties").compactMap { property in
        property["INTypePropertyDefault"] as? Bool == true
          ? nil
          : Self.value(
            property, name: "INTypePropertyName", type: "INTypePropertyType")
      }
      types.append(ObjectType(name: swiftName, properties: properties))
    }
    for one in list.dictionaries("INIntents") where one.text("INIntentType") != "System" {
      guard let name = one.text("INIntentName") else { continue }
      let className = (one.text("INIntentClassPrefix") ?? "") + name + "Intent"
      var parameters: [Parameter] = []
      for parameter in one.dictionaries("INIntentParameters") {
        parameters.append(try Self.parameter(parameter, swiftNames, of: className))
      }
      let response = one["INIntentResponse"] as? [String: Any] ?? [:]
      intents.append(
        Intent(
          name: className, parameters: parameters,
          codes: response.dictionaries("INIntentResponseCodes")
            .compactMap { $0.text("INIntentResponseCodeName") }
            .filter { $0 != "success" && $0 != "failure" },
          responseValues: response.dictionaries("INIntentResponseParameters").compactMap {
            Self.value(
              $0, name: "INIntentResponseParameterName", type: "INIntentResponseParameterType")
          }))
    }
  }

  private static func cases(
    of enumeration: [String: Any]
  ) -> [(number: Int, name: String, shown: String)] {
    let values = enumeration.dictionaries("INEnumValues").compactMap { value in
      value.text("INEnumValueName").map { name in
        (
          number: value["INEnumValueIndex"] as? Int ?? 0, name: name,
          shown: value.text("INEnumValueDisplayName") ?? name
        )
      }
    }
    guard values.allSatisfy({ $0.number != 0 }) else { return values }
    return [(0, "unknown", "unknown")] + values
  }

  private static func value(
    _ value: [String: Any], name: String, type: String
  ) -> (name: String, kind: Kind)? {
    guard let name = value.text(name), let kind = kind(value.text(type)) else { return nil }
    return (name, kind)
  }

  private static func parameter(
    _ value: [String: Any], _ swiftNames: [String: String], of intent: String
  ) throws(Problem) -> Parameter {
    let name = value.text("INIntentParameterName") ?? ""
    let type = value.text("INIntentParameterType")
    let kind: Kind
    if let enumeration = value.text("INIntentParameterEnumType").flatMap({ swiftNames[$0] }) {
      kind = .choice(enumeration)
    } else if type == "Object",
      let object = value.text("INIntentParameterObjectType").flatMap({ swiftNames[$0] })
    {
      kind = .object(object)
    } else if let plain = Self.kind(type) {
      kind = plain
    } else {
      let unknown = value.text("INIntentParameterObjectType") ?? type ?? ""
      throw .unknownType(unknown, of: name, in: intent)
    }
    func says(_ key: String) -> Bool { value["INIntentParameterSupports" + key] as? Bool == true }
    let metadata = value["INIntentParameterMetadata"] as? [String: Any] ?? [:]
    return Parameter(
      name: name, title: value.text("INIntentParameterDisplayName") ?? name, kind: kind,
      initial: metadata["INIntentParameterMetadataDefaultValue"].map { "\($0)" },
      isList: says("MultipleValues"), isProvided: says("DynamicEnumeration"),
      isSearched: says("Search"), isResolved: says("Resolution"))
  }

  private static func kind(_ type: String?) -> Kind? {
    switch type {
    case "String": .text
    case "Integer": .whole
    case "Decimal": .decimal
    case "Boolean": .truth
    default: nil
    }
  }

  /// Why classes can't be made from a definition.
  enum Problem: Error {
    case notAList
    case unknownType(String, of: String, in: String)
  }
}

extension [String: Any] {
  fileprivate func text(_ key: String) -> String? {
    (self[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  fileprivate func dictionaries(_ key: String) -> [[String: Any]] {
    self[key] as? [[String: Any]] ?? []
  }
}
