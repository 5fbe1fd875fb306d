import Foundation

/// A page that is open, with the engine that runs an extension's script in it.
///
/// Simulated: the script is evaluated, then `run` of the global `ExtensionPreprocessingJS` is
/// called with an object that has `completionFunction`; later `finalize` is called, on the same
/// page, with the extension's dictionary itself (documented). Differs: the page is a small part of
/// the DOM, see Docs/web-pages.md; anything else that a script asks for throws an error that names
/// it.
///
/// Calls wait for the script. The engine runs until `end()` or until the session is gone.
package final class PageSession {
  /// The page as it was opened.
  package let page: WebPage
  /// The changes that scripts have made to it so far, in order.
  package private(set) var changes: [PageChange] = []

  private let engine: ScriptEngine?
  private let limits: PageLimits
  private var process: EngineProcess?
  private var script: ScriptFile?

  /// Opens a page; the engine starts with `run`.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - engine: The engine, or `nil` if there is none.
  ///   - limits: What the page and the script may use.
  package init(
    page: WebPage, engine: ScriptEngine? = .find(), limits: PageLimits = PageLimits()
  ) {
    self.page = page
    self.engine = engine
    self.limits = limits
  }

  /// Evaluates an extension's script and calls its `run`.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - name: The file's name, for its errors.
  /// - Returns: The result; `.results` contains what the extension is to be given.
  package func run(script text: String, named name: String) -> PageResult {
    guard let engine else {
      return PageResult(outcome: .engineMissing(install: ScriptEngine.package))
    }
    if let obstacle = EngineLock.obstacle {
      return PageResult(outcome: .engineFailed(reason: obstacle))
    }
    end()
    let script = ScriptFile(text, named: name)
    self.script = script
    do throws(PageProblem) {
      return start(engine, script, tree: try page.tree(limits: limits))
    } catch {
      return PageResult(outcome: .pageRefused(error))
    }
  }

  /// Calls the script's `finalize` on the page as `run` left it.
  ///
  /// - Parameter argument: The value with which the extension completed its request.
  /// - Returns: The result.
  package func finalize(_ argument: PageValue) -> PageResult {
    guard let process, let script else { return PageResult(outcome: .noFinalize) }
    return answered(script) { () throws(EngineProcess.Stop) in
      let deadline = self.deadline
      try process.send(try EngineLine.of(["finalize": argument.shape]), until: deadline)
      return try process.line(until: deadline)
    }
  }

  /// Returns the page as scripts have left it, for others that run in it.
  ///
  /// - Returns: The page; as it was opened if no script has run in it to the end.
  package func changedPage() -> WebPage {
    var page = page
    guard let process else { return page }
    let deadline = deadline
    guard (try? process.send(EngineLine.of(["tree": true]), until: deadline)) != nil,
      let line = try? process.line(until: deadline), let answer = try? EngineAnswer(line: line)
    else { return page }
    page.changedTree = answer.tree
    return page
  }

  /// Closes the page and ends the engine.
  package func end() {
    process?.end()
    process = nil
  }

  private func start(_ engine: ScriptEngine, _ script: ScriptFile, tree: PageNode) -> PageResult {
    let folder: SessionFolder
    do {
      folder = try SessionFolder(program: Prelude.program, [script])
    } catch {
      return PageResult(outcome: .engineFailed(reason: EngineWords.filesUnwritable(error)))
    }
    defer { folder.remove() }
    return answered(script) { () throws(EngineProcess.Stop) in
      let deadline = self.deadline
      let process = try EngineProcess(
        engine, program: Prelude.fileName, folder: folder.path, limits: limits)
      self.process = process
      let opening: [String: Any] = [
        "tree": tree.json, "url": page.url, "selection": page.selection,
        "script": folder.scriptPaths[0],
      ]
      try process.send(try EngineLine.of(opening), until: deadline)
      let line = try process.line(until: deadline)
      guard (try? EngineAnswer(line: line))?.outcome == .locking else { return line }
      try process.closeFiles()
      try process.send(try EngineLine.of([:]), until: deadline)
      return try process.line(until: deadline)
    }
  }

  /// Returns the result of an exchange with the engine; if the exchange was stopped, the engine is
  /// ended.
  private func answered(
    _ script: ScriptFile, _ exchange: () throws(EngineProcess.Stop) -> [UInt8]
  ) -> PageResult {
    do throws(EngineProcess.Stop) {
      let line = try exchange()
      guard let answer = try? EngineAnswer(line: line) else {
        throw .ended(EngineWords.unreadableAnswer)
      }
      let result = answer.result(script)
      changes += result.changes
      return result
    } catch {
      end()
      return PageResult(outcome: limits.outcome(error))
    }
  }

  private var deadline: ContinuousClock.Instant { limits.deadline }
}
