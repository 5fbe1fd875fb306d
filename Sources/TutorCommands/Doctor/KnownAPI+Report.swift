extension KnownAPI {
  /// What `tutor doctor --api NAME` prints, and whether the name is there.
  func report(on name: String) -> (text: String, isThere: Bool) {
    if modules.contains(name) { return (moduleReport(name), true) }
    let found = entries(for: name)
    guard !found.isEmpty else { return (unknown(name), false) }
    let isThere = found.contains { [.simulated, .typeOnly].contains($0.verdict) }
    return (found.map(Self.lines).joined(separator: "\n") + "\n", isThere)
  }

  private static func lines(_ entry: Entry) -> String {
    let place = entry.module.isEmpty ? "" : " (\(entry.module))"
    return "\(entry.name)\(place): \(entry.verdict.rawValue)\n    \(entry.words)"
  }

  private func moduleReport(_ module: String) -> String {
    let ofModule = entries.filter { $0.module == module }
    let typeOnly = ofModule.count { $0.verdict == .typeOnly }
    return "\(module): \(ofModule.count) symbols, \(ofModule.count - typeOnly) simulated, "
      + "\(typeOnly) type-check only; Docs/fidelity/\(module).md lists them\n"
  }

  private func unknown(_ name: String) -> String {
    let near = nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
    return "\(name): not simulated\(near)\n"
      + "    Docs/scope.md says how far the simulation goes, what comes later and what never does.\n"
  }
}
