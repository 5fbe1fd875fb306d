import Portability
import SwiftParser
import SwiftSyntax

/// A file of an extension, searched for the paths on which its classes end a request.
struct RequestPaths {
  private let tree: SourceFileSyntax?
  /// The functions that end the request, themselves or through others.
  private let endings: Set<String>

  /// A place in the file, from 1, in bytes.
  struct Place: Hashable {
    var line: Int
    var column: Int
    var length: Int
  }

  /// Reads a file together with the target's others, whose functions may also end the request.
  ///
  /// Code that isn't safe to parse has no paths.
  init(of source: String, beside others: [String] = []) {
    tree = Self.parsed(source)
    let functions = FunctionCollector(viewMode: .sourceAccurate)
    for tree in [tree].compactMap({ $0 }) + others.compactMap(Self.parsed) {
      functions.walk(tree)
    }
    endings = functions.endings
  }

  /// Finds each `guard` whose `else` leaves the request open while what follows it doesn't.
  func openGuards(in classes: Set<String>) -> [Place] {
    guard let tree else { return [] }
    let finder = OpenGuardFinder(classes: classes, endings: endings)
    finder.walk(tree)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    return finder.guards.map { node in
      let start = converter.location(for: node.positionAfterSkippingLeadingTrivia)
      return Place(line: start.line, column: start.column, length: "guard".utf8.count)
    }
  }

  private static func parsed(_ source: String) -> SourceFileSyntax? {
    NestingGuard.admits(Array(source.utf8)) ? Parser.parse(source: source) : nil
  }
}

/// The functions of some files, and what each calls.
private final class FunctionCollector: SyntaxVisitor {
  private var calls: [String: Set<String>] = [:]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { calls[node.name.text, default: []].formUnion(body.calls) }
    return .visitChildren
  }

  /// The names of all functions that lead to the end of the request.
  var endings: Set<String> {
    var endings: Set = [
      "completeRequest", "cancelRequest", "super.didSelectPost", "super.didSelectCancel",
    ]
    var isGrowing = true
    while isGrowing {
      let more = calls.filter { !endings.contains($0.key) && !endings.isDisjoint(with: $0.value) }
      endings.formUnion(more.keys)
      isGrowing = !more.isEmpty
    }
    return endings
  }
}

/// The functions that some code calls, at once or later, but not in response to the user.
private final class CallCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.name { names.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.waitsForTheUser ? .skipChildren : .visitChildren
  }
}

extension SyntaxProtocol {
  /// The names of the functions that are called below a node.
  var calls: Set<String> {
    let collector = CallCollector(viewMode: .sourceAccurate)
    collector.walk(self)
    return collector.names
  }
}

extension FunctionCallExprSyntax {
  /// The called function's name; a superclass's is "super.name".
  var name: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return member.base?.is(SuperExprSyntax.self) == true ? "super." + name : name
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension ClosureExprSyntax {
  /// Whether the closure is kept for a tap, or for anything else that may never come.
  ///
  /// That is so unless it is an argument of a function that neither creates a UIKit object nor adds
  /// an action to one.
  var waitsForTheUser: Bool {
    var node = parent
    while let current = node, !current.is(FunctionCallExprSyntax.self) {
      guard
        current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self)
          || current.is(MultipleTrailingClosureElementSyntax.self)
          || current.is(MultipleTrailingClosureElementListSyntax.self)
      else { return true }
      node = current.parent
    }
    guard let name = node?.as(FunctionCallExprSyntax.self)?.name else { return true }
    return name.hasPrefix("UI") || ["addAction", "addTarget", "Button"].contains(name)
  }
}
