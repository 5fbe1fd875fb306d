import Findings
import SimulationTable

/// Messages of `tutor doctor --api` and `tutor lint` about Apple's names.
enum KnownAPIWords {
  static func entry(_ name: String, in module: String, _ verdict: String, _ words: String) -> String
  {
    let place = module.isEmpty ? "" : " (\(module))"
    return "\(name)\(place): \(verdict)\n    \(words)\n"
  }

  static func module(_ name: String, symbols: Int, kept: Int, typeOnly: Int) -> String {
    guard symbols > 0 else { return "\(name): no symbols of its own; others come with it\n" }
    return "\(name): \(symbols) symbols, \(symbols - kept - typeOnly) simulated, "
      + "\(kept) kept and not read, \(typeOnly) type-check only; Docs/fidelity/\(name).md lists them\n"
  }

  static func ownModule(_ name: String) -> String { "\(name): no part of iOS\n    \(ofScenes)\n" }

  static func unknown(_ name: String, near: String?) -> String {
    "\(name): not simulated\(NearMiss.suggestion(near))\n"
      + "    Docs/scope.md says how far the simulation goes, what comes later and what never does.\n"
  }

  static let kept = "It is kept, and nothing on the device reads it. "
  static let ofScenes = "Scenes play the user with it."
  static let simulated = "simulated"
  static let notYet = "not yet"
  static let outOfScope = "out of scope"

  static func asType(_ name: String) -> String { "As `\(name)`." }
  static func differs(_ text: String) -> String { " Differs: \(text)" }

  static let namesAreNotChecked =
    "tutor: names of APIs aren't checked: \(SimulationTable.path) isn't here, or can't be read\n"

  static func unreadable(_ problem: any Error) -> String {
    "\(SimulationTable.path) and Docs/scope.md can't be read: \(problem)"
  }
}
