/// One call of the run time's `register`: a class, or methods that an extension or an `#if` adds
/// to one.
struct RegistrationUnit {
  let path: [TypeRecord.Step]
  /// The number of steps of the path that the extension around the call names.
  let nameableSteps: Int
  let conditions: [String]
  var objectiveCName: String?
  var methods: [MethodFact] = []
  var making = Making.impossible
  var actor: String?
  /// The properties of superclasses, which have their own key paths in this class.
  var inherited: [MethodFact] = []
  /// Names with labels for which the class has more than one method.
  var overloads: Set<String> = []

  /// Returns the units of a file, in the order of the text.
  static func units(of types: [TypeRecord], known: KnownDeclarations) -> [RegistrationUnit] {
    var units: [RegistrationUnit] = []
    for record in types where !record.isLocal && !record.isGeneric && !record.isUnavailable {
      let exposed = exposedMethods(of: record, known: known)
      if record.declaration != nil, exposed.isEmpty, !isRegistered(record, known: known) {
        continue
      }
      if record.declaration != nil {
        var unit = RegistrationUnit(record, known: known)
        unit.inherited = inheritedProperties(of: record, known: known)
        units.append(unit)
      }
      for method in exposed {
        let index = units.firstIndex {
          $0.name == record.name && $0.conditions == method.conditions
        }
        if index == nil { units.append(RegistrationUnit(record, method.conditions, known: known)) }
        units[index ?? units.count - 1].methods.append(method)
      }
    }
    return units.filter { !$0.isEmpty }
  }

  private var isEmpty: Bool {
    objectiveCName == nil && methods.isEmpty && making == .impossible
  }

  var name: String { path.map(\.name).joined(separator: ".") }
}

extension RegistrationUnit {
  /// Makes a unit for a class itself.
  private init(_ record: TypeRecord, known: KnownDeclarations) {
    self.init(record, record.conditions, known: known)
    objectiveCName = record.declaration?.objectiveCName
    making = known.making(record)
  }

  /// Makes a unit for methods under conditions.
  private init(_ record: TypeRecord, _ conditions: [String], known: KnownDeclarations) {
    path = record.path
    nameableSteps = record.nameableSteps
    self.conditions = conditions
    actor = record.actor
    let methods = known.members(of: record.name).filter { $0.form == .method }
    let counts = Dictionary(grouping: methods, by: \.signature)
    overloads = Set(counts.filter { $0.value.count > 1 }.keys)
  }

  /// Whether a class is registered although it has no method to register.
  ///
  /// That is so if it has a name by which it is found, or descends from a class whose objects
  /// Objective-C code makes.
  private static func isRegistered(_ record: TypeRecord, known: KnownDeclarations) -> Bool {
    known.lineage(of: record.name).contains { record in
      record.declaration?.objectiveCName != nil || record.methods.contains(where: \.isMarked)
        || (record.declaration?.inherits.first.map(AppleNames.isClass) ?? false)
    }
  }

  /// Returns the properties of the superclasses that any file may name.
  private static func inheritedProperties(
    of record: TypeRecord, known: KnownDeclarations
  ) -> [MethodFact] {
    known.lineage(of: record.name).dropFirst().flatMap { parent in
      exposedMethods(of: parent, known: known).filter {
        $0.form == .getter && !$0.isFilePrivate && !$0.isPrivate && $0.conditions.isEmpty
      }
    }
  }

  /// Returns the methods that can be called by name with at most two arguments.
  private static func exposedMethods(
    of record: TypeRecord, known: KnownDeclarations
  ) -> [MethodFact] {
    let exposesAll = known.exposesMembers(record)
    return record.methods.filter { method in
      let isAsked = method.selector.map(KeyValueMethod.selectors.contains) ?? false
      let isExposed =
        method.isMarked || isAsked || (exposesAll && !method.isPrivate)
        || overridesApples(method, of: record, known: known)
      return isExposed && method.isCallable && method.selector != nil
        && (method.labels.count <= 2 || method.selector == KeyValueMethod.observing)
        && !(method.isPrivate && record.isHidden)
    }
  }

  /// Whether a method without arguments overrides one of Apple's.
  ///
  /// Apple's methods are visible to Objective-C, and so are their overrides, without being marked:
  /// timers and buttons are often given the name of such a method. Apple's names for those with
  /// arguments can't be derived from the Swift ones.
  private static func overridesApples(
    _ method: MethodFact, of record: TypeRecord, known: KnownDeclarations
  ) -> Bool {
    guard method.form == .method, method.isOverride, method.labels.isEmpty, !method.returnsValue
    else { return false }
    let lineage = known.lineage(of: record.name)
    let isApples = lineage.last?.declaration?.inherits.first.map(AppleNames.isClass) ?? false
    let own = lineage.dropFirst().flatMap { known.members(named: method.name, of: $0.name) }
    return isApples && own.allSatisfy { $0.signature != method.signature || $0.isOverride }
  }
}
