import ActivationRules
import UniformTypes

extension BundleRule {
  /// A predicate names types that there are.
  static let predicateTypes = BundleRule(
    "predicate-types", .warning,
    "the types that a predicate names are declared: by the system, by the app, or by another one",
    basis: .observed,
    source: "misspelt types in published rules; a type that nobody declares conforms to itself only"
  ) { subject in
    WrittenPredicate.all(in: subject).flatMap { written -> [Fault] in
      guard let predicate = written.predicate else { return [] }
      var met: Set<String> = []
      var faults: [Fault] = []
      for type in PredicateParts(predicate).types
      where met.insert(type).inserted && faults.count < 20 {
        guard let fault = fault(type, at: written.path, subject) else { continue }
        faults.append(fault)
      }
      return faults
    }
  }

  /// What there is to say about the name of a type.
  private static func fault(
    _ type: String, at path: PropertyPath, _ subject: Subject
  ) -> Fault? {
    let normalized = UniformTypes.normalized(type)
    if subject.types.isDeclared(type) || UniformTypes.isDynamic(type)
      || normalized.hasPrefix(passwordRequests)
    {
      return nil
    }
    let name = Wording.quoted(type)
    if let meant = subject.types.nearMiss(of: type) {
      return Fault(
        "the system declares no type \(name), so that its own kinds of things don't conform to it; "
          + "did you mean '\(meant)'?",
        remedy: "write \(meant)", at: .info(path))
    }
    if normalized.hasPrefix("public.") || normalized.hasPrefix("com.apple.") {
      return Fault(
        "\(name) isn't among the system's types that are known here",
        remedy: "look it up in Apple's list of types", at: .info(path), severity: .note)
    }
    // Without the app, nobody knows what it declares.
    guard subject.app != nil else { return nil }
    return Fault(
      "the app doesn't declare the type \(name): things have it only if another app does",
      remedy: "declare it under UTImportedTypeDeclarations, unless only apps are meant that hand "
        + "things over by this name",
      at: .info(path), severity: .note)
  }

  /// How the names of requests to password managers begin: nobody declares them, and they match by
  /// being equal.
  private static let passwordRequests = "org.appextension."
}
