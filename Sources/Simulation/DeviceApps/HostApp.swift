import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedFoundation
import WebPages

/// The main function of the device's own apps, by the name with which the device calls it.
@_cdecl("tutor_run_host_app")
package func runHostApp() -> Never { HostApp.run() }

/// One of the device's own apps.
///
/// It makes items from what the user shares, supplies attachments when an extension asks for them,
/// runs scripts in its page, and takes what an extension returns.
enum HostApp {
  static func run() -> Never {
    guard let connection = DeviceConnection.shared else {
      preconditionFailure("a host app is launched by the device")
    }
    let pages = OpenPages()
    connection.receive { message, connection in
      if SharedSheets.receive(message, connection) { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { answer(message, connection, pages) }
      }
    }
    MainLoop.run()
  }

  @MainActor private static func answer(
    _ message: Message, _ connection: DeviceConnection, _ pages: OpenPages
  ) {
    switch message.body {
    case .share(let sheet, let things):
      let items = [ItemMaker.item(of: things)]
      SharedSheets.keep(items, sheet: sheet)
      pages.keep(things, sheet: sheet)
      let descriptions = items.map { ItemMaker.describe($0, things) }
      connection.send(.items(descriptions), number: message.number)
    case .runScript(let sheet, let source, let script):
      let items = run(script, sheet: sheet, source: source, connection, pages)
      connection.send(.items(items), number: message.number)
    case .visit(let visit):
      connection.send(
        view(of: visit, pages.backgrounds, connection), number: message.number)
    case .becomeActive, .enterBackground, .takeURL, .willTerminate:
      connection.send(.done, number: message.number)
    default: break
    }
  }

  /// Shows a page that the user visits.
  private static func view(
    of visit: PageVisit, _ starts: BackgroundStarts, _ connection: DeviceConnection
  ) -> Message.Body {
    func failed(_ reason: String) -> Message.Body {
      .failed(ErrorDescription(domain: "NSCocoaErrorDomain", code: 256, message: reason))
    }
    guard let url = URL(string: visit.url), url.host != nil, url.scheme != nil else {
      return failed(PageVisitWords.noWholeAddress(visit.url))
    }
    do {
      let browser = ConnectedBrowser(connection: connection)
      return .pageView(try PageVisitor(visit).show(starts: starts, browser: browser))
    } catch {
      return failed(error.message)
    }
  }

  /// Runs an extension's script and keeps what the extension is to be given.
  @MainActor private static func run(
    _ script: PageScript, sheet: Int, source: Int, _ connection: DeviceConnection,
    _ pages: OpenPages
  ) -> [ItemDescription] {
    let shared = SharedSheets.items(of: sheet)
    let results = pages.run(script, sheet: sheet, source: source, connection)
    let item = NSExtensionItem()
    item.attributedContentText = shared.first?.attributedContentText
    item.attachments =
      (results.map { [$0] } ?? [])
      + (script.keepsAddress || results == nil ? shared.first?.attachments ?? [] : [])
    SharedSheets.keep([item], sheet: source) { _, returned in
      guard !returned.isEmpty else {
        return DispatchQueue.main.async {
          MainActor.assumeIsolated { pages.finish(source, nil, connection) }
        }
      }
      let argument = FinalizeArgument.find(in: returned)
      DispatchQueue.main.sync {
        MainActor.assumeIsolated { pages.finish(source, argument.values, connection) }
      }
    }
    return [item.wireDescription]
  }
}
