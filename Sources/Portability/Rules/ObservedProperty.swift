import SwiftSyntax

/// A `dynamic` property, which reports its changes to observers.
///
/// On iOS the run time puts its own setter in front of the property's. Here the property's
/// observers, or its setter, say when a change begins and ends.
struct ObservedProperty {
  private let property: VariableDeclSyntax

  init(_ property: VariableDeclSyntax) { self.property = property }

  /// Adds the reports.
  func report(in rewriting: inout Rewriting) {
    guard property.bindingSpecifier.tokenKind == .keyword(.var), property.bindings.count == 1,
      let binding = property.bindings.first, !property.modifiers.has(.static, .class),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let key = property.attributes.objectiveCName ?? ObjectiveCName.getter(name)
    let will = "\(Self.registry).willChange(self, \"\(key)\")"
    let did = "\(Self.registry).didChange(self, \"\(key)\")"
    guard let block = binding.accessorBlock else {
      let end = rewriting.source.range(binding).upperBound
      rewriting.replace(
        .inserting(" { willSet { \(will) } didSet { \(did) } }", at: end))
      return
    }
    if case .accessors(let accessors) = block.accessors {
      report(will, did, in: accessors, rewriting: &rewriting)
    }
  }

  private func report(
    _ will: String, _ did: String, in accessors: AccessorDeclListSyntax,
    rewriting: inout Rewriting
  ) {
    func body(_ keyword: Keyword) -> CodeBlockSyntax? {
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }?.body
    }
    if let set = body(.set) {
      return insert(" \(will); defer { \(did) };", into: set, &rewriting)
    }
    guard body(.get) == nil, let first = accessors.first else { return }
    let start = rewriting.source.range(first).lowerBound
    if let willSet = body(.willSet) {
      insert(" \(will);", into: willSet, &rewriting)
    } else {
      rewriting.replace(.inserting("willSet { \(will) } ", at: start))
    }
    if let didSet = body(.didSet) {
      insert(" defer { \(did) };", into: didSet, &rewriting)
    } else {
      rewriting.replace(.inserting("didSet { \(did) } ", at: start))
    }
  }

  private func insert(_ text: String, into body: CodeBlockSyntax, _ rewriting: inout Rewriting) {
    rewriting.replace(
      .inserting(text, at: rewriting.source.range(body.leftBrace).upperBound))
  }

  private static let registry = "\(ImportRule.module).ObjectiveCRegistry"
}
