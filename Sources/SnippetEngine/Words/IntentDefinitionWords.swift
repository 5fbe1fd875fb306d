/// What is wrong with an .intentdefinition.
enum IntentDefinitionWords {
  static func problem(_ problem: IntentDefinition.Problem, in path: String) -> String {
    switch problem {
    case .notAList: "'\(path)' isn't a property list in XML, as Xcode writes it"
    case .unknownType(let type, let name, let intent):
      "'\(path)': the parameter '\(name)' of \(intent) has the type '\(type)', which isn't "
        + "supported; use String, Integer, Decimal, Boolean, an enumeration or a type of your own"
    }
  }
}
