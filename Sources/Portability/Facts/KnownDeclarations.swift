/// The classes and methods that a target's files declare, for looking names up.
struct KnownDeclarations {
  private let classes: [String: TypeRecord]
  /// The classes by the last part of their names.
  private let classesByLastName: [String: [TypeRecord]]
  private let membersByType: [String: [MethodFact]]
  /// The same by type and name, joined by a dot.
  private let membersByPath: [String: [MethodFact]]
  private let membersByName: [String: [MethodFact]]
  /// The classes and extensions by name.
  private let records: [String: [TypeRecord]]

  init(_ own: SourceFacts, others: [SourceFacts]) {
    let types = own.types + others.filter { $0.file != own.file }.flatMap(\.types)
    let classes = types.filter { $0.declaration != nil && !$0.isLocal }
    self.classes = Dictionary(
      classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    classesByLastName = Dictionary(grouping: classes) { $0.path.last?.name ?? "" }
    let paths = types.flatMap { type in type.methods.map { ("\(type.name).\($0.name)", $0) } }
    membersByPath = Dictionary(grouping: paths, by: \.0).mapValues { $0.map(\.1) }
    membersByType = Dictionary(grouping: types, by: \.name).mapValues { $0.flatMap(\.methods) }
    records = Dictionary(grouping: types, by: \.name)
    membersByName = Dictionary(grouping: types.flatMap(\.methods), by: \.name)
  }

  /// Returns the class with a name; a nested class is also found by the last part of its name.
  func type(named name: String) -> TypeRecord? {
    classes[name] ?? classesByLastName[name]?.first
  }

  /// Returns a class and its superclasses, as far as the files declare them.
  func lineage(of name: String) -> [TypeRecord] {
    var result: [TypeRecord] = []
    var next = type(named: name)
    while let record = next, !result.contains(where: { $0.name == record.name }) {
      result.append(record)
      next = record.declaration?.inherits.first.flatMap(type(named:))
    }
    return result
  }

  /// Returns the members of a type and its superclasses, the type's own first.
  func members(of name: String) -> [MethodFact] {
    let names = lineage(of: name).map(\.name)
    return (names.isEmpty ? [name] : names).flatMap { membersByType[$0] ?? [] }
  }

  /// Returns the members with a name that a type and its superclasses declare.
  func members(named name: String, of type: String) -> [MethodFact] {
    let types = lineage(of: type).map(\.name)
    return (types.isEmpty ? [type] : types).flatMap { membersByPath["\($0).\(name)"] ?? [] }
  }

  /// Returns the members with a name, whichever type declares them.
  func members(named name: String) -> [MethodFact] {
    membersByName[name] ?? []
  }

  /// Returns the classes and extensions with a name that declare a method.
  func owners(of method: MethodFact, in type: String) -> [TypeRecord] {
    lineage(of: type).flatMap { records[$0.name] ?? [] }.filter { $0.methods.contains(method) }
  }

  /// Returns what a class and its superclasses in the files inherit from, including extensions'
  /// protocols.
  func inherited(by type: String) -> [String] {
    lineage(of: type).flatMap { record in
      (records[record.name] ?? []).flatMap { ($0.declaration?.inherits ?? []) + $0.protocols }
    }
  }

  /// Whether all members of a type are visible to Objective-C, by its own mark or an inherited one.
  func exposesMembers(_ record: TypeRecord) -> Bool {
    record.exposesMembers || lineage(of: record.name).contains(where: \.exposesMembers)
  }
}
