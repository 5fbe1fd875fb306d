import DeviceProtocol

/// The parameters of an intent, by reflection.
enum Parameters {
  /// Returns an intent's parameters with the names of their properties.
  static func of(_ intent: any AppIntent) -> [(property: String, any SomeParameter)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, let parameter = child.value as? any SomeParameter else {
        return nil
      }
      // The property `name` is kept in `_name`.
      return (String(label.drop { $0 == "_" }), parameter)
    }
  }

  /// Returns an intent with its values, as it crosses to another process.
  static func request(_ intent: any AppIntent) -> AppIntentRequest {
    var values: [String: AppIntentValue] = [:]
    for (property, parameter) in of(intent) {
      values[property] = parameter.anyValue.map(ValueText.kept)
    }
    return AppIntentRequest(intent: type(of: intent).persistentIdentifier, values: values)
  }

  /// Makes an intent of a type with the values that it was kept with.
  ///
  /// A parameter whose value isn't found is left without one. A list's default result stands in where
  /// nothing was kept.
  static func intent(
    of type: any AppIntent.Type, _ values: [String: AppIntentValue]
  ) async throws -> any AppIntent {
    let intent = type.init()
    for (property, parameter) in of(intent) {
      if let value = values[property] {
        let read = try await ValueReader.read(
          value, as: parameter.valueType, among: parameter.options)
        _ = parameter.set(read)
      } else if parameter.anyValue == nil, let value = await parameter.options?.defaultValue() {
        _ = parameter.set(value)
      }
    }
    return intent
  }

  /// Describes an intent's parameters for the user.
  static func description(of intent: any AppIntent) async throws -> [AppIntentParameter] {
    var described: [AppIntentParameter] = []
    for (property, parameter) in of(intent) {
      let choices = try await ValueReader.choices(for: parameter.valueType, parameter.options)
      described.append(
        AppIntentParameter(
          name: property, title: parameter.name.isEmpty ? property : parameter.name,
          shown: parameter.anyValue.map(ValueText.shown), choices: choices.map(ValueText.shown)))
    }
    return described
  }
}
