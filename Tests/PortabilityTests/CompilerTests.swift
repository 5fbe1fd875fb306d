import Findings
import Foundation
import Portability
import TestSupport
import Testing

/// The rewritten code, as the compiler sees it.
struct CompilerTests {
  /// The part of the simulation that generated code calls.
  private static let simulation = """
    @_exported import Foundation
    public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
      public init(_ name: String) {}
      public init<T>(_ name: String, checking: @autoclosure () -> T) {}
      public init(stringLiteral value: String) {}
    }
    public enum ObjectiveCRegistry {
      public typealias Invocation = (AnyObject, Any?, Any?) -> Any?
      public static func register(
        _ type: AnyClass, name: String?, methods: [(String, Invocation)], make: (() -> AnyObject?)?,
        decode: (() -> AnyObject?)? = nil
      ) {}
      public static func register(keyPaths: [(AnyKeyPath, String)]) {}
      public static func willChange(_ object: AnyObject, _ key: String) {}
      public static func didChange(_ object: AnyObject, _ key: String) {}
      public static var emptyCoder: NSCoder { NSCoder() }
    }
    @MainActor open class UIViewController: NSObject {
      public init(nibName: String?, bundle: Bundle?) { super.init() }
      public required init?(coder: NSCoder) { super.init() }
      public convenience override init() { self.init(nibName: nil, bundle: nil) }
    }
    """

  private static let lesson = """
    import Foundation
    @MainActor @objc protocol Delegate { func changed() }
    @objc(Share) class Share: UIViewController, Delegate {
      struct Item {}
      @IBOutlet private weak var owner: Share!
      weak var delegate: Delegate?
      lazy var picker = { [#selector(pick), #selector(getter: text)] }()
      @objc dynamic var text: String? = #keyPath(text)
      @objc private func pick(_ sender: Any) { _ = #selector(Share.pick(_:)) }
      @objc func open(url: URL?, item: Item) -> String? { nil }
      @objc func over(_ number: Int) {}
      func over(_ text: String) {}
      func run() { Task { [weak self] in _ = (self, #selector(changed), #selector(more)) } }
      @objc func changed() {}
      #if os(iOS)
      @objc func phone() { run() }
      #elseif os(Linux)
      @objc func desktop() { misspelt() }
      #endif
      @objc nonisolated func free() -> Bool { _ = #selector(changed); return true }
      private class Hidden: NSObject { @objc func tap() {}; override init() {} }
    }
    extension Share { @objc fileprivate func more() { Task { _ = #selector(changed) } } }
    class Derived: Share { init(number: Int) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil } }
    private class Leaf: Derived { @objc func leaf() {} }
    @objcMembers class Model: NSObject { var count = 1; func add(_ n: Int) -> Int { n }
      @MainActor func show() { _ = #selector(show) } }
    extension UIViewController { @objc func hide() {} }
    @globalActor actor Store { static let shared = Store() }
    @Store class Kept: NSObject { @objc func keep(_ n: Int) -> Int { n } }
    """

  @Test(arguments: ["5", "6"])
  func rewrittenLessonCompilesWithoutWarning(languageMode: String) throws {
    let result = Portability.makePortable(source: Self.lesson, file: "Share/Share.swift")
    let all = Portability.registrationFile(for: [result.facts], module: "Share")
    let said = try compile(["Share.swift": result.text, "All.swift": all], mode: languageMode)
    #expect(said == "")
  }

  @Test func misspeltMethodIsTheCompilersError() throws {
    let source = "import Foundation\nclass A: NSObject {\n  let a = #selector(missing)\n}\n"
    let result = Portability.makePortable(source: source, file: "A.swift")
    let message = try compile(["A.swift": result.text], mode: "5")
    let moved = try #require(position(of: "missing", in: rewritten(source)))
    let place = "A.swift:\(moved.line):\(moved.column): error: cannot find 'missing' in scope"
    #expect(message.contains(place), "\(message)")
    #expect(result.originalPosition(of: moved) == position(of: "missing", in: source))
  }

  /// Compiles files against a stand-in for the simulation; returns the compiler's messages.
  private func compile(_ files: [String: String], mode: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "PortabilityTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = files
    files["SimulatedFoundation.swift"] = Self.simulation
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let module = ["-emit-module", "-parse-as-library", "SimulatedFoundation.swift"]
    let said = try swiftc(module, in: folder)
    let names = files.keys.filter { $0 != "SimulatedFoundation.swift" }.sorted()
    // Warnings about data races come after type checking, from SIL.
    let lesson = ["-wmo", "-emit-sil", "-o", "/dev/null", "-parse-as-library"]
    let options = ["-module-name", "Lesson", "-swift-version", mode, "-I", "."]
    return try said + swiftc(lesson + options + names, in: folder)
  }

  private func swiftc(_ arguments: [String], in folder: URL) throws -> String {
    let result = try Tool.run("swiftc", arguments, in: folder)
    return result.output + result.errors
  }
}
