import DeviceEvents
import Foundation
import TestSupport
import Testing

/// Docs/event-log.md, which is generated from one example of each kind of event.
@Suite struct EventLogPageTests {
  @Test func thePageSaysWhatTheLogHolds() throws {
    Golden(folder: Repository.file("Docs")).expect(try Self.page(), in: "event-log.md")
  }

  @Test func everyKindOfEventIsOnThePage() throws {
    let source = try String(
      contentsOf: Repository.file("Sources/DeviceEvents/Action.swift"), encoding: .utf8)
    let actions = try #require(source.components(separatedBy: "\n}\n").first)
    let declared = actions.split(separator: "\n").compactMap { line in
      line.hasPrefix("  case ")
        ? String(line.dropFirst("  case ".count).prefix { $0.isLetter }) : nil
    }
    #expect(declared == Self.examples.map { Self.kind($0.action) })
  }

  @Test func everyKindOfEventIsReadBackAsItWas() throws {
    let log = try Self.examples.reduce(into: EventLog.header) { $0 += try EventLog.line($1) }
    let events = try EventLog.read(log)
    #expect(events.map(\.action) == Self.examples.map(\.action))
  }

  private static func kind(_ action: Action) -> String {
    Mirror(reflecting: action).children.first?.label ?? "\(action)"
  }

  private static func page() throws -> String {
    let rows = try examples.map { event in
      let line = String(decoding: try EventLog.line(event), as: UTF8.self)
        .trimmingCharacters(in: .newlines)
      return "### \(kind(event.action))\n\n> \(event.line)\n\n```json\n\(line)\n```"
    }
    return introduction + "\n\n" + rows.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # The event log

    What happens on the device, as it happens: a file with one JSON object a line. The first line
    names the version, \(EventLog.version): `{"tutor-events":\(EventLog.version)}`. A reader that meets another version
    refuses it. A last line that is cut short, because the device was stopped from outside, is left out.

    `sequence` is the place in the log, from 1; `process` is the name on the timeline; `peer` is the
    process at the other end, where there is one; `action` has one key, the kind of event, with what
    belongs to it. There are no times, process numbers or paths of the machine in it, so two runs of
    one program give equal logs, byte for byte.

    Below is every kind, with the sentence that `text events` blocks of lessons compare, and as it
    stands in the file. This page is made from examples: a test fails when it is out of date, and
    `TUTOR_RECORD=1 ./tutor self-test --filter EventLogPageTests` writes it anew.
    """

  private static let examples: [Event] = [
    example("Reader", nil, .installed(extensions: ["Share"])),
    example(
      "Reader", nil, .installationRefused(reasons: ["Share.appex has no CFBundleIdentifier"])),
    example("Reader", nil, .validated(refusals: [])),
    example("Reader", nil, .uninstalled),
    example("Share", nil, .switched(isOn: false)),
    example("Share", nil, .launched(.appExtension)),
    example("Reader", nil, .becameActive),
    example("Reader", nil, .enteredBackground),
    example("Reader", nil, .suspended),
    example("Reader", nil, .resumed),
    example("Share", nil, .memoryExceeded(limit: 120, basis: "observed")),
    example("Reader", nil, .locked(file: "group.reader/data.sqlite")),
    example("Share", nil, .ended(.stopped(.finished))),
    example("Share", nil, .printed(.output, text: "hello\n")),
    example("Browser", nil, .shared(summary: "1 link")),
    example(
      "Browser", nil,
      .sheet(offers: [
        Offer(
          name: "Save to Reader", isOffered: true, reason: "one web URL, at most 1",
          basis: "documented")
      ])
    ),
    example("Browser", "Share", .picked),
    example(
      "Share", "Browser",
      .requestBegan(principalClass: "Share.ShareViewController", attachments: 1)
    ),
    example("Browser", "Share", .scriptRan(file: "Look.js", outcome: "gives 2 values")),
    example(
      "Browser", nil,
      .lacking(what: "a JavaScript engine", package: "libjavascriptcoregtk-4.0-bin")),
    example("Browser", nil, .pageChanged(changes: ["p: style.color = red"])),
    example(
      "Browser", nil,
      .messagePassed(
        from: "Marker in the page", to: "Marker in the background", message: #"{"ask":"words"}"#)
    ),
    example("Share", "Browser", .loadBegan(type: "public.url")),
    example(
      "Share", "Browser", .loadEnded(type: "public.url", value: "https://example.com/article")),
    example(
      "Share", "Browser",
      .loadFailed(type: "public.url", error: "no representation conforms to 'public.url'")
    ),
    example("Share", "Browser", .hostChanged(.didEnterBackground)),
    example("Share", "Browser", .completed(returnedItems: 0)),
    example("Browser", "Share", .received(items: ["public.plain-text \"LOUD\""])),
    example("Share", nil, .completionExpired),
    example("Share", "Browser", .cancelled(error: "no page")),
    example(
      "Browser", "Share",
      .requestFailed(error: "the connection to the extension was interrupted")
    ),
    example("Reader", nil, .activityBegan(reason: "saving")),
    example("Reader", nil, .activityRefused(reason: "saving")),
    example("Reader", nil, .activityEnded(reason: "saving")),
    example("Reader", nil, .activityExpired(reason: "saving")),
    example("Browser", "Reader", .opened(url: "reader://open")),
    example(
      "Share", nil,
      .openRefused(
        url: "reader://open",
        reason: "this extension point doesn't let extensions open URLs (documented)")
    ),
    example("Reader", nil, .receivedURL(url: "reader://open")),
    example("Device", "Reader", .airDropped(what: "report.pdf")),
    example(
      "Share", nil,
      .transferBegan(
        session: "upload", task: 1, request: "POST http://127.0.0.1:50000/upload with note.txt")),
    example(
      "Device", nil,
      .transferEnded(session: "upload", task: 1, status: 201, sent: 5, received: 2)),
    example(
      "Device", nil,
      .transferPostponed(
        session: "upload", task: 2, seconds: 10, error: "can't connect to the server")),
    example(
      "Device", nil,
      .transferFailed(session: "upload", task: 2, error: "can't connect to the server")),
    example(
      "Reader", "Share",
      .sessionRefused(
        session: "upload",
        reason: "'Share' has it open, and only one process at a time can use it")),
    example("Reader", nil, .sessionHandedOver(session: "upload")),
    example("Reader", nil, .sessionHandled(session: "upload")),
    example("Share", nil, .acted("taps \"Post\"")),
    example(
      "Share", nil,
      .photographed(
        name: "ready to post",
        Screen(elements: [
          ScreenElement(
            .label, frame: ScreenFrame(x: 20, y: 60, width: 350, height: 21), text: "Saved")
        ]))),
    example(
      "Scene", nil,
      .inspected(
        title: "group.reader", lines: ["Documents/", "  note.txt — text, 5 bytes", "      hello"])),
    example("Device", nil, .systemVersion(17)),
    example("Device", nil, .withoutWalls),
    example("Share", nil, .posted(notification: "com.example.saved")),
    example("Reader", "Share", .notified(notification: "com.example.saved")),
    example("Notes", nil, .copied(kinds: ["public.utf8-plain-text"])),
    example("Reader", "Notes", .pasted(isAllowed: true, remark: "the user allows it")),
    example("Service", nil, .sessionBegan(principalClass: "Service.NotificationService")),
    example(
      "Service", nil,
      .sessionFailed(reason: "the extension has no class named 'Service.NotificationService'")),
    example(
      "Service", nil,
      .called(callback: "didReceive(_:withContentHandler:)", about: "New message")),
    example("Service", nil, .answered("New message from Ada")),
    example("Service", nil, .leftOut(reason: "the payload has no \"mutable-content\": 1")),
    example("Keys", "Reader", .edited("inserts \"a\"")),
    example(
      "Browser", nil,
      .visited(url: "https://news.example/", effects: ["blocked https://ads.example/a.js"])),
    example("Reader", nil, .notificationsAsked(isAllowed: true)),
    example("Reader", nil, .proofAsked(reason: "Show your notes", outcome: .proved)),
    example("Device", "Reader", .pushed(summary: "New message")),
    example("Reader", nil, .alertShown(text: "New message from Ada")),
    example("Reader", nil, .alertWithheld(reason: "the app is in the foreground")),
    example("Reader", nil, .liveActivity(type: "ReadingAttributes", change: "starts")),
    example(
      "Share", nil, .stored(store: "group.reader", key: "links", value: "[\"https://a.example\"]")),
    example("Share", nil, .removed(store: "group.reader", key: "links")),
    example(
      "Share", nil,
      .notStored(
        store: "group.reader", key: "links",
        reason: "the domain would have 4194304 bytes or more")),
    example("Reader", "Share", .defaultsTold(store: "group.reader", keys: ["links"])),
    example("Share", nil, .groupRefused(group: "group.reader")),
    example(
      "Share", nil,
      .fileAwaited(access: "to write group.reader/note.txt", reason: "Reader reads it")),
    example("Share", nil, .fileGranted(access: "to write group.reader/note.txt")),
    example(
      "Reader", nil,
      .filesDeadlocked(circle: [
        "Reader waits to write group.reader/b.txt, which Share writes",
        "Share waits to write group.reader/a.txt, which Reader writes",
      ])),
    example("Reader", "Share", .presenterAsked(request: "let it write group.reader/note.txt")),
    example("Reader", nil, .presenterTold(news: "group.reader/note.txt has changed")),
  ].enumerated().map { index, example in
    var event: Event = example
    event.sequence = index + 1
    return event
  }

  private static func example(_ process: String, _ peer: String?, _ action: Action) -> Event {
    Event(sequence: 0, process: process, peer: peer, action: action)
  }
}
