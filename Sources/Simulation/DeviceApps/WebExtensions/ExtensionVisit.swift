import DeviceEvents
import DeviceProtocol
import Foundation
import WebPages

/// What the web extensions that are on do during a visit to a page.
///
/// Simulated: each extension's content scripts run in the page in a world of their own, and its
/// background is loaded when something happens for it. Differs: an extension's scripts come to
/// rest before the next extension's begin; a background goes when the visit is over, while Safari
/// lets it stay for some time. The page has been read as a whole before any script runs.
final class ExtensionVisit {
  private let visit: PageVisit
  private let limits: PageLimits
  private let starts: BackgroundStarts
  private let browser: any BrowserVoice
  private(set) var page: WebPage
  private(set) var changes: [PageChange] = []
  private(set) var stored: [StoredByExtension] = []

  init(
    _ visit: PageVisit, page: WebPage, limits: PageLimits, starts: BackgroundStarts,
    browser: any BrowserVoice
  ) {
    self.visit = visit
    self.page = page
    self.limits = limits
    self.starts = starts
    self.browser = browser
  }

  /// Lets each extension do its work, one after the other.
  func run() {
    for installed in visit.extensions {
      let work = ExtensionWork(
        installed, in: page, profile: visit.profileIdentifier, limits: limits, browser: browser)
      defer { work.end() }
      let event = starts.event(for: installed, profile: visit.profileIdentifier)
      work.run(event: event)
      page = work.page
      changes += work.changes
      stored.append(
        StoredByExtension(identifier: installed.identifier, values: work.storage))
    }
  }
}

/// The backgrounds that have been loaded since the browser was launched.
final class BackgroundStarts {
  private var started: Set<[String]> = []

  /// Returns the event for which a background is loaded before anything else happens: its first
  /// one, or the first one since the browser was launched (observed in WebKit's source).
  func event(for installed: PageExtension, profile: UUID?) -> String? {
    let place = [installed.identifier, profile?.uuidString ?? ""]
    guard started.insert(place).inserted else { return nil }
    return installed.isNew ? "installed" : "startup"
  }
}

/// What the browser says to the device on behalf of an extension.
protocol BrowserVoice {
  /// Enters something into the log.
  func report(_ action: Action)
  /// Prints what a script writes to the console.
  func print(_ text: String)
  /// Hands a message to the native half; `nil` if it never answers.
  func send(_ message: NativeMessage, to identifier: String) -> WorldAnswer?
}
