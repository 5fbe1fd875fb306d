package import Testing

/// A trait that says which symbols of the simulation a test shows.
///
/// A test shows a symbol if it fails once the symbol's body is emptied; `Tests/Mutation/run`
/// empties them and checks. `Docs/fidelity.md` lists the symbols with the tests that show them, and
/// how their names are spelled. The trait doesn't affect the test: its names are read from the
/// source.
///
/// ```swift
/// @Test(.shows("NSExtensionItem.attachments", "NSExtensionItem.userInfo"))
/// func userInfoIsSeenInTheProperties() { … }
/// ```
///
/// On a suite, it means that every test of the suite counts, whichever of them fails.
package struct Shows: TestTrait, SuiteTrait {
  /// The symbols' names, as spelled in Docs/fidelity.md.
  package let symbols: [String]
}

extension Trait where Self == Shows {
  /// Says which symbols of the simulation a test shows, by the names in Docs/fidelity.md.
  ///
  /// They are string literals, because they are read from the source.
  package static func shows(_ symbols: String...) -> Shows { Shows(symbols: symbols) }
}
