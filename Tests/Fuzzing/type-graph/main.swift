// A target for libFuzzer: declarations made of arbitrary bytes, then every question about them.
// Tests/Fuzzing/type-graph/run builds and runs it.

import UniformTypes

/// Reads declarations from bytes and checks what the graph answers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = Input(Array(UnsafeBufferPointer(start: start, count: count)))
  var declarations: [UniformTypes.Declaration] = []
  while !input.isEmpty, declarations.count < 24 { declarations.append(input.declaration()) }
  var names = ["public.data", "public.jpeg", "com.apple.package"]
  for declaration in declarations {
    names.append(declaration.identifier)
    names += declaration.conformsTo
  }
  names = Array(names.prefix(12))
  for graph in [UniformTypes(declarations), UniformTypes.standard.declaring(declarations)] {
    let check = Check(graph)
    for name in names { check.hierarchy(of: name, among: names) }
    for declaration in declarations.prefix(8) { check.tags(of: declaration) }
    for name in names.suffix(1) { check.nearMiss(of: name) }
  }
  Check(UniformTypes.standard.declaring(declarations)).systemTypesAreUntouched(names)
  return 0
}

/// The bytes of a test case, consumed from the front.
struct Input {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func declaration() -> UniformTypes.Declaration {
    UniformTypes.Declaration(
      name(), conformsTo: list { $0.name() }, filenameExtensions: list { $0.text() },
      mimeTypes: list { $0.text() }, origin: byte() & 1 == 0 ? .exported : .imported)
  }

  private mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  private mutating func list(_ element: (inout Input) -> String) -> [String] {
    (0..<(byte() & 3)).map { _ in element(&self) }
  }

  /// An identifier: one of a few, so that declarations collide, or any text.
  private mutating func name() -> String {
    let kind = byte()
    switch kind {
    case 0..<128: return "com.example.t\(kind & 15)"
    case 128..<144: return "COM.Example.T\(kind & 15)"
    case 144..<160: return Self.known[Int(kind & 15) % Self.known.count]
    case 160..<176: return "dyn." + text()
    default: return text()
    }
  }

  private static let known = [
    "public.data", "Public.Image", "public.item", "public.jpeg", "com.apple.package", "dyn.age80",
    "dyn.extension.a", "dyn.mime.a-2fb.public-2eimage",
  ]

  /// Any text, sometimes a huge one.
  private mutating func text() -> String {
    let length = Int(byte())
    if length == 255 { return String(repeating: "long.", count: 400) }
    let taken = bytes.prefix(length & 31)
    bytes = bytes.dropFirst(length & 31)
    return String(decoding: taken, as: UTF8.self)
  }
}

/// What holds in every graph.
struct Check {
  private let graph: UniformTypes

  init(_ graph: UniformTypes) {
    self.graph = graph
  }

  /// Conformance is reflexive and transitive, and the lists agree with it.
  func hierarchy(of name: String, among names: [String]) {
    require(graph.conforms(name, to: name), "every type conforms to itself")
    let supertypes = graph.supertypes(of: name)
    // The hundreds of subtypes of public.data would take most of the time.
    let isSystemType = UniformTypes.standard.declaration(of: name)?.origin == .exported
    let subtypes = isSystemType ? [] : graph.subtypes(of: name)
    for list in [supertypes, subtypes, graph.directSupertypes(of: name)] {
      require(Set(list.map(UniformTypes.normalized)).count == list.count, "a list has no doubles")
      require(!list.contains { UniformTypes.isSame($0, as: name) }, "a list leaves out its type")
    }
    for supertype in supertypes {
      require(graph.conforms(name, to: supertype), "a type conforms to its supertypes")
      for above in graph.directSupertypes(of: supertype) {
        require(graph.conforms(name, to: above), "conformance is transitive")
      }
    }
    for subtype in subtypes.prefix(20) {
      require(graph.conforms(subtype, to: name), "subtypes conform")
    }
    for other in names where !UniformTypes.isSame(name, as: other) {
      let isListed = supertypes.contains { UniformTypes.isSame($0, as: other) }
      require(graph.conforms(name, to: other) == isListed, "whatever conforms is listed")
    }
    require(graph.isDeclared(name) == (graph.declaration(of: name) != nil), "declared or not")
    _ = graph.description(of: name)
  }

  /// Whatever is suggested for a name is declared, and a declared name gets no suggestion.
  func nearMiss(of name: String) {
    guard let near = graph.nearMiss(of: name) else { return }
    require(graph.isDeclared(near) && !graph.isDeclared(name), "a near miss is declared")
  }

  /// Types are found by their tags, and a tag that nobody has makes a type of the wanted kind.
  func tags(of declaration: UniformTypes.Declaration) {
    for tag in declaration.filenameExtensions {
      let types = graph.types(forFilenameExtension: tag)
      require(Set(types).count == types.count, "a tag's types have no doubles")
      for type in types {
        let tags = graph.filenameExtensions(of: type)
        require(tags.contains { UniformTypes.isSame($0, as: tag) }, "types have their tags")
      }
      let type = graph.preferredType(forFilenameExtension: tag)
      let isNobodys = tag.isEmpty ? type == "public.data" : UniformTypes.isDynamic(type)
      require(
        types.isEmpty ? isNobodys : types.contains(type), "the preferred type is one of the tag's")
      let package = graph.preferredType(
        forFilenameExtension: tag, conformingTo: "com.apple.package")
      require(graph.conforms(package, to: "com.apple.package"), "the type is of the wanted kind")
    }
    for tag in declaration.mimeTypes {
      let image = graph.preferredType(forMIMEType: tag, conformingTo: "public.image")
      require(graph.conforms(image, to: "public.image"), "the type is of the wanted kind")
      _ = graph.types(forMIMEType: tag)
    }
  }

  /// Declarations don't change what the system says.
  func systemTypesAreUntouched(_ names: [String]) {
    let standard = UniformTypes.standard
    for name in names + ["public.image", "public.item", "public.text"]
    where standard.declaration(of: name)?.origin == .exported {
      require(graph.declaration(of: name) == standard.declaration(of: name), "the same declaration")
      require(graph.supertypes(of: name) == standard.supertypes(of: name), "the same supertypes")
    }
  }

  private func require(_ holds: Bool, _ rule: String) {
    if !holds { fatalError(rule) }
  }
}
