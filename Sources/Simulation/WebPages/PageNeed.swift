/// What the browser's pages need from the machine, and the package that contains it.
package struct PageNeed: Hashable, Sendable {
  /// Its name: "a JavaScript engine".
  package let what: String
  /// The package to install.
  package let package: String

  /// An engine for extensions' scripts.
  package static let engine = PageNeed(
    what: EngineWords.engine, package: ScriptEngine.package)
  /// A library that reads pages.
  package static let parser = PageNeed(what: EngineWords.parser, package: HTMLLibrary.package)

  /// The needs that this machine doesn't meet.
  package static var missing: [PageNeed] {
    (ScriptEngine.find() == nil ? [engine] : []) + (HTMLLibrary.shared == nil ? [parser] : [])
  }
}
