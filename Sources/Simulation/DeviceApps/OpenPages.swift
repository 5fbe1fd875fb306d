import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedFoundation
import WebPages

/// The pages that are open in the browser, with the scripts that extensions ran in them.
@MainActor final class OpenPages {
  /// The pages, by the sheet that was opened for them.
  private var pages: [Int: WebPage] = [:]
  /// Pages with a script in them, by the source of the items that it made.
  private var sessions: [Int: PageSession] = [:]
  /// The backgrounds of web extensions that have been loaded.
  let backgrounds = BackgroundStarts()

  nonisolated init() {}

  /// Keeps the page that is shared, if one is.
  func keep(_ things: [SharedThing], sheet: Int) {
    for case .page(let html, let url, _, let selection) in things {
      pages[sheet] = WebPage(html: html, url: url, selection: selection)
    }
  }

  /// Runs an extension's script in a page.
  ///
  /// - Returns: The attachment made from the script's results, or `nil` if it gave none.
  func run(
    _ script: PageScript, sheet: Int, source: Int, _ connection: DeviceConnection
  ) -> NSItemProvider? {
    guard let page = pages[sheet] else { return nil }
    guard let text = script.text else {
      connection.send(
        .event(.scriptRan(file: script.name, outcome: PageVisitWords.noScript)))
      return nil
    }
    var limits = PageLimits()
    limits.seconds = 2
    let session = PageSession(page: page, limits: limits)
    let result = session.run(script: text, named: script.name)
    report(result, of: script.name, connection)
    sessions[source] = session
    guard case .results(let value) = result.outcome,
      let list = (try? value.propertyListData()).flatMap(Self.dictionary)
    else { return nil }
    return NSItemProvider(
      item: NSDictionary(dictionary: [NSExtensionJavaScriptPreprocessingResultsKey: list]),
      typeIdentifier: "com.apple.property-list")
  }

  /// Calls the script's `finalize` with what the extension returned for it, and closes the page.
  func finish(_ source: Int, _ argument: [String: Any]?, _ connection: DeviceConnection) {
    guard let session = sessions.removeValue(forKey: source) else { return }
    defer { session.end() }
    guard let argument,
      let data = try? PropertyListSerialization.data(
        fromPropertyList: argument, format: .binary, options: 0)
    else { return }
    guard let value = PageValue(propertyListData: data) else {
      connection.send(
        .event(.scriptRan(file: "finalize", outcome: PageVisitWords.bytes)))
      return
    }
    report(session.finalize(value), of: "finalize", connection)
  }

  private func report(_ result: PageResult, of file: String, _ connection: DeviceConnection) {
    if let lack = result.outcome.lack { return connection.send(.event(lack)) }
    for message in result.messages { connection.send(.print(.output, message + "\n")) }
    let outcome = PageVisitWords.outcome(result.outcome.message, remarks: result.remarks)
    connection.send(.event(.scriptRan(file: file, outcome: outcome)))
    guard !result.changes.isEmpty else { return }
    connection.send(.event(.pageChanged(changes: result.changes.map(\.description))))
  }

  private static func dictionary(_ data: Data) -> Any? {
    try? PropertyListSerialization.propertyList(from: data, format: nil)
  }
}

extension PageResult.Outcome {
  /// What the machine lacks in order to run scripts; `nil` when that isn't the cause.
  var lack: Action? {
    switch self {
    case .engineMissing(let package): .lacking(what: PageNeed.engine.what, package: package)
    case .pageRefused(.libraryMissing(let package)):
      .lacking(what: PageNeed.parser.what, package: package)
    case .results, .neverCompleted, .finalized, .noFinalize, .noPreprocessor, .failed,
      .pageRefused, .timedOut, .outOfMemory, .engineFailed:
      nil
    }
  }
}
