/// The names that Swift code declares.
package struct DeclaredNames: Sendable {
  /// Types by their full names: "UIApplication", "UIApplication.State".
  package private(set) var types: Set<String> = []
  /// Functions, constants and variables outside of types.
  package private(set) var globals: Set<String> = []
  /// Members by their type's full name; nested types are members too.
  private var members: [String: Set<String>] = [:]
  /// Superclasses and protocols by the type's full name.
  private var supertypes: [String: Set<String>] = [:]

  package init() {}

  package mutating func addType(_ name: String) {
    types.insert(name)
    guard let dot = name.lastIndex(of: ".") else { return }
    addMember(String(name[name.index(after: dot)...]), of: String(name[..<dot]))
  }

  package mutating func addGlobal(_ name: String) { globals.insert(name) }

  package mutating func addMember(_ name: String, of type: String) {
    members[type, default: []].insert(name)
  }

  package mutating func addSupertype(_ name: String, of type: String) {
    supertypes[type, default: []].insert(name)
  }

  /// The members of any type.
  package var allMembers: Set<String> { members.values.reduce(into: []) { $0.formUnion($1) } }

  /// The members of a type, of its superclasses and of its protocols, as far as they are declared
  /// here.
  package func members(of type: String) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.formUnion(members[next] ?? [])
      open += supertypes[next] ?? []
    }
    return found
  }
}
