import DeviceEvents
import Outcomes
import StepScripts
import TestSupport
import Testing

/// What a timeline keeps of an event log.
@Suite struct TimelineTests {
  @Test func whatBelongsTogetherIsOneRow() throws {
    let events = try #require(
      try Sample().results["share-sheet-to-app/receive-the-link"]?.outcomes.first?.events)
    let timeline = Timeline(events: events)
    #expect(timeline.lanes.map(\.name) == ["Browser", "Share", "Reader"])
    #expect(
      timeline.rows.map(timeline.sentence) == [
        "Browser is launched and comes to the front",
        "Browser shares 1 link",
        "Browser offers Save to Reader: one web URL, at most 1",
        "Browser launches Share: Share.ShareViewController, 1 attachment",
        "Share prints: loading",
        "Share loads public.url from Browser: https://example.com/article",
        "Share prints: got https://example.com/article",
        "Share stores group.reader[\"links\"] = [\"https://example.com/article\"]",
        "Share completes the request",
        "Share ends",
        "Reader is launched and comes to the front",
        "Reader prints: 1 links: [\"https://example.com/article\"]",
      ])
    #expect(timeline.lanes.map(\.lives) == [[0...11], [3...9], [10...11]])
    #expect(
      timeline.rows.compactMap(\.arrow) == [
        Timeline.Arrow(from: 0, to: 1, label: "launch"),
        Timeline.Arrow(from: 0, to: 1, label: "public.url"),
        Timeline.Arrow(from: 1, to: 0, label: "completed"),
        Timeline.Arrow(from: 0, to: 2, label: "to the front"),
      ])
  }

  @Test func whatTheUserDoesIsASentenceOfItsOwn() {
    let events = [
      Event(sequence: 1, process: "Dusk", action: .launched(.appExtension)),
      Event(sequence: 2, process: "Dusk", action: .acted("taps \"Darker\"")),
      Event(sequence: 3, process: "Dusk", action: .printed(.output, text: "level 1\n")),
    ]
    let timeline = Timeline(events: events)
    #expect(
      timeline.rows.map(timeline.sentence).suffix(2) == [
        "Dusk: the user taps \"Darker\"", "Dusk prints: level 1",
      ])
    #expect(timeline.rows.suffix(2).map(\.kind) == [.user, .print])
  }

  /// An action that a reader must see, whoever does it.
  struct Grave: CustomTestStringConvertible {
    var action: Action
    var sentence: String
    var testDescription: String { sentence }
  }

  static let grave: [Grave] = [
    Grave(
      action: .installationRefused(reasons: ["no rule", "no icon"]),
      sentence: "P is refused: no rule; no icon"),
    Grave(
      action: .validated(refusals: ["no rule", "no icon"]),
      sentence: "P is refused by the App Store: no rule; no icon"),
    Grave(
      action: .ended(.crashed(signal: "SIGILL", message: "Fatal error: no\nmore", place: nil)),
      sentence: "P crashes: Fatal error: no\\nmore"),
    Grave(
      action: .ended(.crashed(signal: "SIGSEGV", message: "", place: nil)),
      sentence: "P crashes (SIGSEGV)"),
    Grave(action: .ended(.exited(status: 3)), sentence: "P exits with status 3"),
    Grave(action: .ended(.stopped(.byScene)), sentence: "P is killed by the scene"),
    Grave(
      action: .ended(.stopped(.timeLimit)), sentence: "P is killed: it ran longer than it may"),
    Grave(
      action: .ended(.stopped(.memoryLimit)),
      sentence: "P is killed: it used more memory than it may"),
    Grave(
      action: .ended(.stopped(.outputLimit)),
      sentence: "P is killed: it printed more than it may"),
    Grave(
      action: .loadFailed(type: "public.url", error: "gone"),
      sentence: "P gets no public.url: gone"),
    Grave(action: .cancelled(error: "no"), sentence: "P cancels the request: no"),
    Grave(
      action: .requestFailed(error: "it crashed"),
      sentence: "P is told that the request failed: it crashed"),
    Grave(
      action: .stored(store: "group.a", key: "k", value: "1"),
      sentence: "P stores group.a[\"k\"] = 1"),
    Grave(action: .removed(store: "group.a", key: "k"), sentence: "P removes group.a[\"k\"]"),
    Grave(
      action: .groupRefused(group: "group.a"),
      sentence: "P is refused group.a: no entitlement names it"),
  ]

  @Test(arguments: grave, [Role.hostApp, .appExtension, .containingApp, .scene, .program])
  func whatGoesWrongOrIsWrittenIsNeverLost(_ grave: Grave, role: Role) {
    let log = Log(
      at("P", .launched(role)), at("P", grave.action, "Q"), at("Q", .shared(summary: "x")))
    #expect(log.sentences.contains(grave.sentence))
  }

  @Test func loadsThatOverlapAreRowsOfTheirOwn() {
    let log = Log(
      at("S", .loadBegan(type: "a"), "H"), at("S", .loadBegan(type: "b"), "H"),
      at("S", .loadEnded(type: "b", value: "2"), "H"),
      at("S", .loadFailed(type: "a", error: "gone"), "H"))
    #expect(
      log.sentences == [
        "S asks H for a", "S loads b from H: 2", "S gets no a: gone",
      ])
  }

  @Test func aLaunchIsToldEvenWhenNothingFollows() {
    let log = Log(
      at("H", .picked, "S"), at("S", .launched(.appExtension)),
      at("S", .printed(.output, text: "init\n")),
      at("S", .requestBegan(principalClass: "S.C", attachments: 2), "H"),
      at("R", .launched(.containingApp)), at("H", .enteredBackground), at("R", .becameActive),
      at("R", .enteredBackground))
    #expect(
      log.sentences == [
        "H launches S", "S prints: init", "S: S.C begins a request with 2 attachments",
        "R is launched and comes to the front", "R goes to the background",
      ])
  }

  @Test func printedPiecesAreOneRowAndRepeatedRowsAreCounted() {
    let log = Log(
      at("S", .printed(.output, text: "a")), at("Scene", .printed(.output, text: "-")),
      at("S", .printed(.output, text: "b\n")), at("S", .printed(.error, text: "c\n")),
      at("S", .removed(store: "g", key: "k")), at("S", .removed(store: "g", key: "k")))
    #expect(
      log.sentences == [
        "S prints: a", "Scene prints: -", "S prints: b", "S prints to standard error: c",
        "S removes g[\"k\"] (2 times)",
      ])
  }

  @Test func aSceneThatJustPlaysItsPartHasNoLane() {
    let log = Log(
      at("Scene", .launched(.scene)), at("Scene", .printed(.output, text: "x\n")),
      at("Scene", .ended(.exited(status: 0))))
    #expect(log.timeline.isEmpty && log.timeline.lanes.isEmpty)
    #expect(Timeline(events: []).isEmpty)
  }

  @Test func offersSayWhatTheyRestOn() {
    let log = Log(
      at(
        "H",
        .sheet(offers: [
          Offer(name: "A", isOffered: true, reason: "a link", basis: "documented"),
          Offer(name: "B", isOffered: false, reason: "no image", basis: "observed"),
        ])
      ), at("H", .sheet(offers: [])))
    #expect(
      log.sentences == [
        "H offers A: a link", "H doesn't offer B: no image (observed)",
        "H has no extension to offer",
      ])
  }

  @Test func longValuesAreCut() throws {
    let value = String(repeating: "x", count: 100_000)
    let row = try #require(
      Log(at("S", .stored(store: "g", key: "k", value: value))).timeline.rows.first)
    #expect(row.detail?.count == 401 && row.detail?.hasSuffix("…") == true)
  }

  @Test func tenThousandEventsAreNoMatter() {
    let events = (1...10_000).map { number in
      Event(
        sequence: number, process: "P\(number % 7)",
        action: .stored(store: "g", key: "k", value: "\(number)"))
    }
    #expect(Timeline(events: events).rows.count == 10_000)
  }
}
