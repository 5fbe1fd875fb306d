import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Observing properties that report their changes by hand.
@Suite("Key-value observing") struct ObservingTests {
  final class Track: NSObject {
    var title = "one" {
      willSet { willChangeValue(forKey: "title") }
      didSet { didChangeValue(forKey: "title") }
    }
    var next: Track? {
      willSet { willChangeValue(forKey: "next") }
      didSet { didChangeValue(forKey: "next") }
    }
    static let listed: Void = {
      ObjectiveCRegistry.register(
        Track.self,
        properties: [
          ("title", { ($0 as? Track)?.title }, { ($0 as? Track)?.title = $1 as? String ?? "" }),
          ("next", { ($0 as? Track)?.next }, { ($0 as? Track)?.next = $1 as? Track }),
        ])
      ObjectiveCRegistry.register(keyPaths: [(\Track.title, "title"), (\Track.next, "next")])
    }()
    override init() {
      Self.listed
      super.init()
    }
  }

  @Test(
    .shows(
      "NSObject.willChangeValue(forKey:)", "NSObject.didChangeValue(forKey:)",
      "_KeyValueCodingAndObserving.observe(_:options:changeHandler:)",
      "NSKeyValueObservation.invalidate()", "NSKeyValueObservedChange"))
  func handlerIsToldOfEachChangeUntilItEnds() {
    let track = Track()
    var told: [String] = []
    let observation = track.observe(\.title, options: [.initial, .new, .old, .prior]) {
      object, change in
      told.append(
        "\(change.isPrior) \(change.oldValue ?? "-") \(change.newValue ?? "-") \(object.title)")
    }
    track.title = "two"
    track.title = "three"
    observation.invalidate()
    track.title = "four"
    #expect(
      told == [
        "false - one one", "true one - one", "false one two two", "true two - two",
        "false two three three",
      ])
  }

  @Test(
    .shows(
      "_KeyValueCodingAndObserving.willChangeValue(for:)",
      "_KeyValueCodingAndObserving.didChangeValue(for:)"))
  func aChangeIsReportedByItsKeyPath() {
    let track = Track()
    var told: [String] = []
    let observation = track.observe(\.next, options: [.prior]) { _, change in
      told.append(change.isPrior ? "will" : "did")
    }
    track.willChangeValue(for: \.next)
    #expect(told == ["will"])
    track.didChangeValue(for: \.next)
    #expect(told == ["will", "did"])
    withExtendedLifetime(observation) {}
  }

  @Test func observationEndsWithItsObject() {
    let track = Track()
    var count = 0
    var observation: NSKeyValueObservation? = track.observe(\.title) { _, _ in count += 1 }
    track.title = "two"
    #expect(observation != nil)
    observation = nil
    track.title = "three"
    #expect(count == 1)
  }

  /// A change along the path counts as a change of the value at its end.
  @Test(
    .shows(
      "ObjectiveCRegistry.register(keyPaths:)", "ObjectiveCRegistry.ObservedValue.keyPath",
      "ObjectiveCRegistry.ObservedValue.object", "ObjectiveCRegistry.ObservedValue.change",
      "ObjectiveCRegistry.ObservedValue.context"))
  func pathIsFollowedAnew() {
    final class Listener: NSObject {
      // Only one test writes them.
      nonisolated(unsafe) static var told: [String] = []
      nonisolated(unsafe) static var notice: ObjectiveCRegistry.ObservedValue?
    }
    ObjectiveCRegistry.register(
      Listener.self, name: nil,
      methods: [
        (
          "observeValueForKeyPath:ofObject:change:context:",
          { _, notice, _ in
            let notice = notice as? ObjectiveCRegistry.ObservedValue
            Listener.notice = notice
            Listener.told.append(
              "\(notice?.keyPath ?? "") \(notice?.change?[.oldKey] ?? "-") \(notice?.change?[.newKey] ?? "-")"
            )
            return nil
          }
        )
      ], make: nil)
    let (first, second, third) = (Track(), Track(), Track())
    let listener = Listener()
    first.next = second
    let context = UnsafeMutableRawPointer(bitPattern: 7)
    first.addObserver(listener, forKeyPath: "next.title", options: [.new, .old], context: context)
    second.title = "b"
    third.title = "c"
    first.next = third
    third.title = "d"
    second.title = "unseen"
    first.next = nil
    first.removeObserver(listener, forKeyPath: "next.title")
    first.next = second
    #expect(
      Listener.told == [
        "next.title one b", "next.title b c", "next.title c d", "next.title d <null>",
      ])
    #expect(Listener.notice?.object as? Track === first)
    #expect(Listener.notice?.context == context)
  }

  /// Setting a property by name makes one report, whether or not it reports itself.
  @Test(.shows("NSObject.setValue(_:forKey:)"))
  func settingByNameIsReported() {
    let track = Track()
    var told: [String] = []
    let observation = track.observe(\.title, options: [.new]) { told.append($1.newValue ?? "") }
    track.setValue("named", forKey: "title")
    ObjectiveCRegistry.willChange(track, "title")
    ObjectiveCRegistry.didChange(track, "title")
    #expect(told.last == "named")
    withExtendedLifetime(observation) {}
  }

  @Test(.shows("NSObject.removeObserver(_:forKeyPath:)"))
  func removingWhoIsNoObserverEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      NSObject().removeObserver(NSObject(), forKeyPath: "title")
    }
  }

  @Test(
    .shows(
      "NSObject.willChange(_:valuesAt:forKey:)", "NSObject.didChange(_:valuesAt:forKey:)",
      "NSKeyValueChange", "NSKeyValueObservingOptions", "NSKeyValueObservedChange.indexes"))
  func changedElementsAreTold() {
    final class Album: NSObject {
      var tracks = ["a", "b"]
    }
    ObjectiveCRegistry.register(
      Album.self, properties: [("tracks", { ($0 as? Album)?.tracks }, nil)])
    ObjectiveCRegistry.register(keyPaths: [(\Album.tracks, "tracks")])
    let album = Album()
    var told: [String] = []
    let observation = album.observe(\.tracks, options: [.new]) { _, change in
      told.append("\(change.kind) \(change.newValue ?? []) \(change.indexes.map(Array.init) ?? [])")
    }
    album.willChange(.insertion, valuesAt: [1], forKey: "tracks")
    album.tracks.insert("x", at: 1)
    album.didChange(.insertion, valuesAt: [1], forKey: "tracks")
    #expect(told == [#"insertion ["x"] [1]"#])
    withExtendedLifetime(observation) {}
  }
}
