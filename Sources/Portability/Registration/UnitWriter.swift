/// Writes the extension of one registration unit.
struct UnitWriter {
  let unit: RegistrationUnit
  /// A number that distinguishes the unit's function from those of the class's superclasses in the
  /// same file.
  let number: Int
  /// The name of the type with the helpers.
  let helpers: String

  /// The extension.
  ///
  /// Its function is private to the file, because a subclass in another file may have one with the
  /// same name, and `nonisolated`, because the class may belong to an actor.
  var lines: [String] {
    let name = unit.objectiveCName.map { "\"\($0)\"" } ?? "nil"
    return [
      "extension \(steps(0..<unit.nameableSteps)) {",
      "  fileprivate nonisolated static func \(function)() {",
      "    ObjectiveCRegistry.register(",
      "      \(type).self, name: \(name),",
    ] + methods + [
      "      \(unit.making == .coder ? "make: nil, decode" : "make"): \(maker))"
    ] + keyPaths + [
      "  }",
      "}",
    ]
  }

  /// The call of the extension's function.
  var call: String { "\(steps(0..<unit.nameableSteps)).\(function)()" }

  /// Puts lines into the `#if` blocks that contain the class.
  func conditional(_ lines: [String], indent: String) -> [String] {
    let lines = lines.map { indent + $0 }
    guard !unit.conditions.isEmpty else { return lines }
    return ["#if \(unit.conditions.joined(separator: " && "))"] + lines + ["#endif"]
  }
}

extension UnitWriter {
  private var function: String { "registerWithObjectiveC_\(number)" }

  /// The type as the code inside the extension names it: by the whole path, or, when part of the
  /// path is private, by what follows the extension's own name.
  private var type: String {
    let start = unit.nameableSteps < unit.path.count ? unit.nameableSteps : 0
    return steps(start..<unit.path.count)
  }

  private func steps(_ range: Range<Int>) -> String {
    unit.path[range].map(\.name).joined(separator: ".")
  }

  private var methods: [String] {
    guard !unit.methods.isEmpty else { return ["      methods: [],"] }
    let entries = unit.methods.map {
      MethodWriter(method: $0, unit: unit, type: type, helpers: helpers).text
    }
    return ["      methods: ["] + entries.map { "        " + $0 } + ["      ],"]
  }

  /// The names of the properties by their key paths.
  ///
  /// As with methods, a key path may belong to the main actor, although making it doesn't involve
  /// the actor.
  private var keyPaths: [String] {
    guard unit.actor == nil || unit.actor == "MainActor" else { return [] }
    let properties = (unit.methods + unit.inherited).filter {
      $0.form == .getter && ($0.actor == nil || $0.actor == "MainActor")
    }
    guard !properties.isEmpty else { return [] }
    let list = "[(AnyKeyPath, String)]"
    return ["    ObjectiveCRegistry.register(keyPaths: unsafeBitCast({ ["]
      + properties.map { "      (\\\(type).\($0.name), \"\($0.selector ?? $0.name)\")," }
      + ["    ] } as @MainActor () -> \(list), to: (() -> \(list)).self)())"]
  }

  private var maker: String {
    let object: String
    switch unit.making {
    case .impossible: return "nil"
    case .plain: object = "\(type)()"
    case .nib: object = "\(type)(nibName: nil, bundle: nil)"
    case .frame: object = "\(type)(frame: .zero)"
    case .cell: object = "\(type)(style: .default, reuseIdentifier: nil)"
    case .header: object = "\(type)(reuseIdentifier: nil)"
    case .coder: object = "\(type)(coder: ObjectiveCRegistry.emptyCoder)"
    }
    guard let actor = unit.actor, actor != "MainActor" else {
      return "\(helpers).maker { \(object) }"
    }
    return "unsafeBitCast({ \(object) } as @\(actor) () -> AnyObject?, "
      + "to: (() -> AnyObject?).self)"
  }
}
