import Testing
import UniformTypes

/// Random graphs with cycles, repetitions and system types, compared with a plain model.
@Suite struct RandomGraphTests {
  @Test(arguments: 0..<60)
  func everyAnswerIsThatOfAPlainModel(_ seed: Int) {
    var lot = Lot(state: UInt64(seed))
    let declarations = (0..<20).map { _ in lot.declaration() }
    let types = UniformTypes.standard.declaring(declarations)
    let model = Model(declarations)
    let names = Lot.names + Lot.systemTypes
    for name in names {
      let supertypes = types.supertypes(of: name)
      #expect(Set(supertypes.map(UniformTypes.normalized)) == model.supertypes(of: name), "\(name)")
      #expect(Set(supertypes).count == supertypes.count && !supertypes.contains(name))
    }
    for goal in names {
      let subtypes = Set(types.subtypes(of: goal).map(UniformTypes.normalized))
      for name in names {
        let expected = model.supertypes(of: name).contains(goal)
        #expect(types.conforms(name, to: goal) == (expected || name == goal), "\(name) to \(goal)")
        #expect(subtypes.contains(name) == expected, "\(name) below \(goal)")
      }
    }
    for tag in Lot.tags {
      #expect(types.types(forFilenameExtension: tag) == model.types(with: tag), "\(tag)")
    }
  }
}

/// Random choices, the same for the same seed.
private struct Lot {
  var state: UInt64

  static let names = (0..<8).map { "com.example.t\($0)" }
  static let systemTypes = ["public.image", "public.data", "public.item", "public.text"]
  static let tags = ["e0", "e1", "e2"]

  mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func declaration() -> UniformTypes.Declaration {
    let all = Self.names + Self.systemTypes
    let name = Self.names[number(below: Self.names.count)]
    return UniformTypes.Declaration(
      number(below: 3) == 0 ? name.uppercased() : name,
      conformsTo: (0..<number(below: 4)).map { _ in all[number(below: all.count)] },
      filenameExtensions: (0..<number(below: 3)).map { _ in Self.tags[number(below: 3)] },
      origin: number(below: 2) == 0 ? .exported : .imported)
  }
}

/// The same facts in the plainest form.
private struct Model {
  /// The declaration that counts, by type.
  private var declarations: [String: UniformTypes.Declaration] = [:]
  /// The types, in the order in which they were first named.
  private var order: [String] = []

  init(_ all: [UniformTypes.Declaration]) {
    for declaration in all {
      let name = declaration.identifier.lowercased()
      if !order.contains(name) { order.append(name) }
      let known = declarations[name]
      guard known == nil || known?.origin == .imported && declaration.origin == .exported else {
        continue
      }
      declarations[name] = declaration
      for parent in declaration.conformsTo where !order.contains(parent) { order.append(parent) }
    }
  }

  func supertypes(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = parents(of: type)
    while let next = open.popLast() {
      if found.insert(next).inserted { open += parents(of: next) }
    }
    return found.subtracting([type])
  }

  func types(with tag: String) -> [String] {
    order.compactMap { name in
      declarations[name].flatMap { $0.filenameExtensions.contains(tag) ? $0.identifier : nil }
    }
  }

  private func parents(of type: String) -> [String] {
    declarations[type]?.conformsTo ?? UniformTypes.standard.directSupertypes(of: type)
  }
}
