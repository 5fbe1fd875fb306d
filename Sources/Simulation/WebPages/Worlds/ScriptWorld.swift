/// A world in which scripts of a web extension run: one in each page, and one in the background.
///
/// The scripts of a world share its global scope, and see nothing of other extensions' worlds, as
/// in Safari. Calls of this class wait until the scripts have nothing left to do; what they have to
/// wait for is in the turn that is returned.
package final class ScriptWorld {
  private let setting: WorldSetting
  private let limits: PageLimits
  private var process: EngineProcess?
  private var scripts: [String: ScriptFile] = [:]
  private let firstScript: ScriptFile

  /// Makes a world; its engine starts with ``start()``.
  ///
  /// - Parameters:
  ///   - setting: The scripts, and what they see of their extension.
  ///   - limits: What the page and the scripts may use.
  package init(_ setting: WorldSetting, limits: PageLimits = PageLimits()) {
    self.setting = setting
    self.limits = limits
    firstScript = ScriptFile("", named: setting.scripts.first?.name ?? "")
  }

  /// Runs the scripts, one after the other.
  ///
  /// - Returns: What they have done.
  package func start() -> WorldTurn {
    guard let engine = ScriptEngine.find() else {
      return stopped(.engineMissing(install: ScriptEngine.package))
    }
    if let obstacle = EngineLock.obstacle { return stopped(.engineFailed(reason: obstacle)) }
    do throws(PageProblem) {
      return start(engine, tree: try setting.page?.tree(limits: limits))
    } catch {
      return stopped(.pageRefused(error))
    }
  }

  /// Hands the scripts a message for the listeners of `runtime.onMessage`.
  ///
  /// - Parameters:
  ///   - message: The message as JSON.
  ///   - sender: The sender, as JSON's values.
  ///   - number: The number that the reply is to have.
  /// - Returns: What they have done.
  package func deliver(_ message: String, from sender: [String: Any], number: Int) -> WorldTurn {
    say(["message": ["id": number, "message": message, "sender": sender] as [String: Any]])
  }

  /// Answers a call of the scripts.
  package func settle(_ call: WorldCall, with answer: WorldAnswer) -> WorldTurn {
    switch answer {
    case .value(let value?): say(["settle": ["id": call.id, "value": value] as [String: Any]])
    case .value(nil): say(["settle": ["id": call.id]])
    case .failure(let error):
      say(["settle": ["id": call.id, "error": error] as [String: Any]])
    }
  }

  /// Lets an event of `runtime` happen: "installed" or "startup".
  package func fire(_ event: String) -> WorldTurn { say(["event": event]) }

  /// Lets time pass until timers have led to something.
  package func passTime() -> WorldTurn { say(["pass": true]) }

  /// Returns the page as the scripts have left it.
  package func changedPage() -> WebPage? {
    guard var page = setting.page else { return nil }
    if case .success(let answer) = exchange(["tree": true]), let tree = answer.tree {
      page.changedTree = tree
    }
    return page
  }

  /// Ends the engine.
  package func end() {
    process?.end()
    process = nil
  }

  private func start(_ engine: ScriptEngine, tree: PageNode?) -> WorldTurn {
    let files = setting.scripts.map { ScriptFile($0.text, named: $0.name) }
    let folder: SessionFolder
    do {
      folder = try SessionFolder(program: Prelude.worldProgram, files)
    } catch {
      return stopped(.engineFailed(reason: EngineWords.filesUnwritable(error)))
    }
    defer { folder.remove() }
    scripts = Dictionary(zip(folder.scriptPaths, files), uniquingKeysWith: { first, _ in first })
    do throws(EngineProcess.Stop) {
      process = try EngineProcess(
        engine, program: Prelude.fileName, folder: folder.path, limits: limits)
    } catch {
      return stopped(limits.outcome(error))
    }
    var opening = setting.values
    opening["scripts"] = folder.scriptPaths
    opening["tree"] = tree?.json
    switch exchange(opening) {
    case .failure(let stop): return stopped(limits.outcome(stop))
    case .success(let answer):
      guard answer.outcome == .locking else {
        return stopped(.engineFailed(reason: EngineWords.stoppedEarly))
      }
    }
    do throws(EngineProcess.Stop) {
      try process?.closeFiles()
    } catch {
      return stopped(limits.outcome(error))
    }
    return say([:])
  }

  private func say(_ command: [String: Any]) -> WorldTurn {
    guard process != nil else { return WorldTurn() }
    switch exchange(command) {
    case .success(let answer): return turn(answer)
    case .failure(let stop): return stopped(limits.outcome(stop))
    }
  }

  private func exchange(_ command: [String: Any]) -> Result<EngineAnswer, EngineProcess.Stop> {
    guard let process else { return .failure(.ended(EngineWords.stoppedEarly)) }
    do throws(EngineProcess.Stop) {
      let deadline = limits.deadline
      try process.send(try EngineLine.of(command), until: deadline)
      let line = try process.line(until: deadline)
      guard let answer = try? EngineAnswer(line: line) else {
        throw .ended(EngineWords.unreadableAnswer)
      }
      return .success(answer)
    } catch {
      return .failure(error)
    }
  }

  private func turn(_ answer: EngineAnswer) -> WorldTurn {
    var turn = WorldTurn()
    turn.calls = answer.calls ?? []
    turn.replies = answer.replies ?? []
    turn.failures = (answer.failures ?? []).map { failure in
      let script = failure.file.flatMap { scripts[$0] } ?? firstScript
      return .failed(script.error(failure))
    }
    turn.messages = answer.messages ?? []
    turn.changes = answer.changes ?? []
    turn.notSimulated = answer.missing ?? []
    turn.remarks = answer.remarks ?? []
    turn.hasTimers = answer.hasTimers ?? false
    return turn
  }

  /// The turn of scripts that can't continue; the engine is ended.
  private func stopped(_ outcome: PageResult.Outcome) -> WorldTurn {
    end()
    var turn = WorldTurn()
    turn.failures = [outcome]
    return turn
  }
}
