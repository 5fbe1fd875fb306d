/// The code after a file's last line that tells the run time about the file's classes.
///
/// Each class gets an extension, so that private members can be reached; another type has the
/// function that calls them all, and the helpers.
struct Registration {
  /// The name of the type whose `all()` registers the classes.
  let name: String
  private let units: [RegistrationUnit]

  init(facts: SourceFacts, known: KnownDeclarations) {
    name = Self.name(for: facts.file)
    units = RegistrationUnit.units(of: facts.types, known: known)
  }

  /// The generated code; empty when the file has nothing to register.
  var text: String {
    guard !units.isEmpty else { return "" }
    let writers = units.enumerated().map {
      UnitWriter(unit: $1, number: $0 + 1, helpers: name)
    }
    let calls = writers.flatMap { $0.conditional([$0.call], indent: "    ") }
    let extensions = writers.map { $0.conditional($0.lines, indent: "").joined(separator: "\n") }
      .joined(separator: "\n\n")
    return """
      import \(ImportRule.module)

      \(extensions)

      /// Made by tutor: tells the run time about this file's classes.
      enum \(name) {
        nonisolated static func all() {
      \(calls.joined(separator: "\n"))
        }

      \(RegistrationHelpers.text(calledBy: extensions))
      }

      """
  }

  /// Returns a name that no other file of the module gets: the file's own name converted to an
  /// identifier, and a checksum of the original name.
  private static func name(for file: String) -> String {
    let base = file.split(separator: "/").last.map(String.init) ?? file
    let stem = base.hasSuffix(".swift") ? String(base.dropLast(6)) : base
    let identifier = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    var sum: UInt32 = 0x811c_9dc5
    for byte in file.utf8 { sum = (sum ^ UInt32(byte)) &* 0x0100_0193 }
    return "ObjectiveCRegistration_\(String(identifier))_\(String(sum, radix: 16))"
  }
}
