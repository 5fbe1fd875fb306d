import DeviceEvents
import DeviceProtocol

extension Device {
  /// Switches an extension's links on or off in the browser.
  func turnSharedLinks(_ name: String, _ isOn: Bool) -> SceneAnswer {
    switch turn(name, isOn, at: Self.linkLists) {
    case .failure(let mistake): .impossible(mistake.message)
    case .success: .done
    }
  }

  /// Opens the browser's list of shared links: each extension that is on is asked for its links.
  ///
  /// The newest come first (inferred). There has been no such list since iOS 11 (observed).
  func sharedLinks(in name: String) -> SceneAnswer {
    guard name == BuiltInApps.browser, running(name) != nil else {
      return .impossible(BrowserWords.showsNoLinks(name))
    }
    recorder.record(name, .acted(BrowserWords.opensLinks))
    var links: [SharedLinkDescription] = []
    for source in installed(at: Self.linksPoint) {
      if systemVersion > 10 {
        recorder.record(
          source.name, .leftOut(reason: BrowserWords.noLinksAnyMore))
      } else if !source.isOn {
        recorder.record(source.name, .leftOut(reason: PointWords.notSwitchedOn))
      } else {
        links += self.links(of: source)
      }
    }
    let sorted = links.enumerated().sorted { one, other in
      guard let date = one.element.date, let next = other.element.date, date != next else {
        return one.offset < other.offset
      }
      return date > next
    }
    return .point(.links(sorted.map(\.element)))
  }

  private func links(of source: InstalledExtension) -> [SharedLinkDescription] {
    guard let session = beginSession(source) else { return [] }
    defer { end(session) }
    let reply = call(session, .listLinks, callback: "beginRequest(with:)")
    guard session.isOpen, waitForAnswer(reply, of: session, seconds: Self.linkSeconds) else {
      return []
    }
    switch reply.answer {
    case .links(let links):
      // Without these two, a link could be neither identified nor opened (inferred).
      let usable = links.filter { !$0.identifier.isEmpty && !$0.url.isEmpty }
      recorder.record(
        source.name, .answered(BrowserWords.links(links.count)))
      if usable.count < links.count {
        recorder.record(
          source.name,
          .sessionFailed(
            reason: BrowserWords.unusableLinks(links.count - usable.count)))
      }
      return usable
    case .failed(let error):
      recorder.record(source.name, .sessionFailed(reason: error.message))
      return []
    default: return []
    }
  }

  static let linksPoint = "com.apple.Safari.sharedlinks-service"
  private static let linkLists = SwitchedPoint(
    point: linksPoint, kind: BrowserWords.linksKind, place: BrowserWords.linksPlace)
  /// The time that it may take; Apple publishes no number.
  private static let linkSeconds = 30.0
}
