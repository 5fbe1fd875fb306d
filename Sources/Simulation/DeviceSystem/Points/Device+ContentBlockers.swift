import ContentRules
import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Switches a content blocker on or off in the browser's settings; its rules are requested when
  /// it is switched on and there are none yet (observed).
  func turnContentBlocker(_ name: String, _ isOn: Bool) -> SceneAnswer {
    switch turn(name, isOn, at: Self.blockers) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let blocker):
      if isOn, contentRules[blocker.identifier] == nil { _ = reload(blocker) }
      return .done
    }
  }

  /// Answers an app about a content blocker.
  func answer(_ question: ContentBlockerQuestion) -> Message.Body {
    switch question {
    case .reload(let identifier):
      guard let blocker = contentBlocker(identifier) else { return .failed(.noBlocker) }
      return reload(blocker).map { .failed($0) } ?? .done
    case .state(let identifier):
      guard let blocker = contentBlocker(identifier) else { return .failed(.noBlocker) }
      return .contentBlockerState(isOn: blocker.isOn)
    }
  }

  /// Visits a page in the browser; the rules of all content blockers that are on apply.
  func visit(_ page: PageVisit, in name: String) -> SceneAnswer {
    guard name == BuiltInApps.browser else {
      return .impossible(BrowserWords.showsNoPages(name))
    }
    guard let browser = running(name) else { return .impossible(SceneWords.notRunning(name)) }
    if page.profile != nil, systemVersion < 17 {
      return .impossible(WebExtensionWords.noProfiles)
    }
    noteVisit(of: page.url)
    if isShielded(visitIn: browser) { return .pageView(PageView()) }
    var page = page
    page.rules = installed(at: Self.blockerPoint).filter(\.isOn).compactMap {
      contentRules[$0.identifier]
    }
    let tryOut: (PageVisit) -> PageView? = { [self] page in
      if case .pageView(let view)? = show(page, in: browser) { view } else { nil }
    }
    switch filtered(page, show: tryOut) {
    case .page(let kept): page = kept
    case .dropped(let view):
      recorder.record(name, .visited(url: page.url, effects: view.effects))
      return .pageView(view)
    }
    let asking = addExtensions(to: &page)
    let shown = show(page, in: browser)
    if case .pageView(var view)? = shown {
      finishExtensions(of: page, view)
      view.asking = asking
      recorder.record(name, .visited(url: page.url, effects: view.effects))
      return .pageView(view)
    }
    finishExtensions(of: page, nil)
    switch shown {
    case .failed(let error): return .impossible(BrowserWords.pageNotShown(error.message))
    default: return .impossible(BrowserWords.stuckOnPage)
    }
  }

  private func show(_ page: PageVisit, in browser: ChildProcess) -> Message.Body? {
    var answer: Message.Body?
    browser.request(.visit(page)) { answer = $0 }
    // The native halves of web extensions may take their time.
    let count = Double(page.extensions.count)
    let patience = count > 0 ? 300.0 : nil
    wait(seconds: plan.limits.answerSeconds + 5 + 10 * count, patience: patience) {
      answer != nil || !browser.isRunning
    }
    return answer
  }

  private func contentBlocker(_ identifier: String) -> InstalledExtension? {
    installed(at: Self.blockerPoint).first { $0.identifier == identifier }
  }

  /// Has a content blocker supply its rules; the old ones stay when that fails.
  ///
  /// - Returns: The reason why it failed.
  private func reload(_ blocker: InstalledExtension) -> ErrorDescription? {
    guard let session = beginSession(blocker) else {
      return .interrupted(BrowserWords.blockerUnlaunchable)
    }
    defer { end(session) }
    let reply = call(session, .beginRequest, callback: "beginRequest(with:)")
    guard session.isOpen, waitForAnswer(reply, of: session, seconds: Self.blockerSeconds) else {
      return .interrupted(session.failure ?? BrowserWords.noBlockerAnswer)
    }
    switch reply.answer {
    case .returned(let contents):
      guard let list = contents.first else {
        return refuse(blocker, .noAttachment)
      }
      do {
        let rules = try ContentRuleList(list, limit: systemVersion >= 15 ? 150_000 : 50_000)
        contentRules[blocker.identifier] = list
        recorder.record(
          blocker.name,
          .answered(BrowserWords.rules(rules.rules.count)))
        return nil
      } catch {
        return refuse(blocker, .notCompiled(error.message))
      }
    case .failed(let error): return refuse(blocker, .interrupted(error.message))
    default: return refuse(blocker, .interrupted(BrowserWords.otherAnswer))
    }
  }

  private func refuse(
    _ blocker: InstalledExtension, _ error: ErrorDescription
  ) -> ErrorDescription {
    recorder.record(blocker.name, .sessionFailed(reason: error.message))
    return error
  }

  static let blockerPoint = "com.apple.Safari.content-blocker"
  private static let blockers = SwitchedPoint(
    point: blockerPoint, kind: BrowserWords.blockerKind, place: BrowserWords.blockerPlace)
  /// The time that it may take; Apple publishes no number.
  private static let blockerSeconds = 30.0
}

extension ErrorDescription {
  /// SFErrorNoExtensionFound.
  fileprivate static let noBlocker = ErrorDescription(
    domain: "SFErrorDomain", code: 1, message: BrowserWords.unknownBlocker)
  /// SFErrorNoAttachmentFound.
  fileprivate static let noAttachment = ErrorDescription(
    domain: "SFErrorDomain", code: 2, message: BrowserWords.noList)
  /// SFErrorLoadingInterrupted.
  fileprivate static func interrupted(_ reason: String) -> ErrorDescription {
    ErrorDescription(domain: "SFErrorDomain", code: 3, message: reason)
  }
  /// WKErrorContentRuleListStoreCompileFailed (observed).
  fileprivate static func notCompiled(_ reason: String) -> ErrorDescription {
    ErrorDescription(domain: "WKErrorDomain", code: 6, message: reason)
  }
}
