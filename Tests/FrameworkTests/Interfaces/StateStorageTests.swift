import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

@testable import SimulatedFoundation

/// What views keep in the app's settings.
@MainActor @Suite(.serialized) struct StateStorageTests {
  private let folder: TemporaryFolder
  private let store: SimulatedFoundation.UserDefaults

  init() throws {
    folder = try TemporaryFolder()
    store = UserDefaults(DefaultsDomain.at(folder.path + "/settings.plist", named: "settings"))
  }

  /// How loud something is.
  private enum Loudness: Int {
    case low = 1
    case high = 2
  }

  /// What something is called.
  private enum Title: String {
    case short, long
  }

  @Test(
    .shows("AppStorage", "AppStorage.wrappedValue"),
    .shows(
      "AppStorage.init(wrappedValue: Value, _: String, store: SimulatedFoundation.UserDefaults?)"))
  func aSettingOfEachTypeIsReadAndWritten() throws {
    let first = try #require(URL(string: "https://example.com/first"))
    let second = try #require(URL(string: "https://example.com/second"))
    let isOn = AppStorage(wrappedValue: true, "isOn", store: store)
    let count = AppStorage(wrappedValue: 3, "count", store: store)
    let size = AppStorage(wrappedValue: 0.5, "size", store: store)
    let name = AppStorage(wrappedValue: "Ann", "name", store: store)
    let bytes = AppStorage(wrappedValue: Data([1, 2]), "bytes", store: store)
    let page = AppStorage(wrappedValue: first, "page", store: store)
    #expect((isOn.wrappedValue, count.wrappedValue, size.wrappedValue) == (true, 3, 0.5))
    #expect((name.wrappedValue, bytes.wrappedValue) == ("Ann", Data([1, 2])))
    #expect(page.wrappedValue == first)
    #expect(store.object(forKey: "name") == nil)
    isOn.wrappedValue = false
    count.wrappedValue = 4
    size.wrappedValue = 1.5
    name.wrappedValue = "Bob"
    bytes.wrappedValue = Data([3])
    page.wrappedValue = second
    #expect((isOn.wrappedValue, count.wrappedValue, size.wrappedValue) == (false, 4, 1.5))
    #expect((name.wrappedValue, bytes.wrappedValue) == ("Bob", Data([3])))
    #expect(page.wrappedValue == second)
    #expect((store.object(forKey: "isOn") as? Bool, store.integer(forKey: "count")) == (false, 4))
    #expect((store.double(forKey: "size"), store.string(forKey: "name")) == (1.5, "Bob"))
    #expect((store.data(forKey: "bytes"), store.url(forKey: "page")) == (Data([3]), second))
  }

  @Test(
    .shows(
      "AppStorage.init(wrappedValue: Value, _: String, store: SimulatedFoundation.UserDefaults?)"),
    .shows("AppStorage.wrappedValue"))
  func aWholeNumberIsReadAsANumber() {
    store.set(5, forKey: "size")
    #expect(AppStorage(wrappedValue: 0.5, "size", store: store).wrappedValue == 5)
  }

  @Test(
    .shows(
      """
      AppStorage.init(wrappedValue: Value, _: String, store: SimulatedFoundation.UserDefaults?) \
      where Value.RawValue == Int
      """,
      """
      AppStorage.init(wrappedValue: Value, _: String, store: SimulatedFoundation.UserDefaults?) \
      where Value.RawValue == String
      """))
  func aSettingIsKeptByItsRawValue() {
    let loudness = AppStorage(wrappedValue: Loudness.low, "loudness", store: store)
    let title = AppStorage(wrappedValue: Title.short, "title", store: store)
    #expect((loudness.wrappedValue, title.wrappedValue) == (.low, .short))
    loudness.wrappedValue = .high
    title.wrappedValue = .long
    #expect((loudness.wrappedValue, title.wrappedValue) == (.high, .long))
    #expect((store.integer(forKey: "loudness"), store.string(forKey: "title")) == (2, "long"))
    store.set(7, forKey: "loudness")
    store.set("none", forKey: "title")
    #expect((loudness.wrappedValue, title.wrappedValue) == (.low, .short))
  }

  @Test(
    .shows(
      "AppStorage.init(_: String, store: SimulatedFoundation.UserDefaults?) where Value == String?",
      "AppStorage.init(_: String, store: SimulatedFoundation.UserDefaults?) where Value == Int?",
      "AppStorage.init(_: String, store: SimulatedFoundation.UserDefaults?) where Value == Bool?"))
  func aSettingMayBeMissing() {
    let name = AppStorage<String?>("name", store: store)
    let count = AppStorage<Int?>("count", store: store)
    let isOn = AppStorage<Bool?>("isOn", store: store)
    #expect((name.wrappedValue, count.wrappedValue, isOn.wrappedValue) == (nil, nil, nil))
    (name.wrappedValue, count.wrappedValue, isOn.wrappedValue) = ("Ann", 3, true)
    #expect((name.wrappedValue, count.wrappedValue, isOn.wrappedValue) == ("Ann", 3, true))
    (name.wrappedValue, count.wrappedValue, isOn.wrappedValue) = (nil, nil, nil)
    #expect((name.wrappedValue, count.wrappedValue, isOn.wrappedValue) == (nil, nil, nil))
    #expect(["name", "count", "isOn"].allSatisfy { store.object(forKey: $0) == nil })
  }

  @Test(
    .shows(
      "AppStorage.init(_: String, store: SimulatedFoundation.UserDefaults?) where Value == Double?",
      "AppStorage.init(_: String, store: SimulatedFoundation.UserDefaults?) where Value == Data?"))
  func aNumberAndDataMayBeMissing() {
    let size = AppStorage<Double?>("size", store: store)
    let bytes = AppStorage<Data?>("bytes", store: store)
    #expect((size.wrappedValue, bytes.wrappedValue) == (nil, nil))
    (size.wrappedValue, bytes.wrappedValue) = (1.5, Data([1]))
    #expect((size.wrappedValue, bytes.wrappedValue) == (1.5, Data([1])))
    (size.wrappedValue, bytes.wrappedValue) = (nil, nil)
    #expect(store.object(forKey: "size") == nil && store.object(forKey: "bytes") == nil)
  }

  /// A view with a setting.
  private struct Setting: View {
    @AppStorage private var name: String

    init(_ store: SimulatedFoundation.UserDefaults) {
      _name = AppStorage(wrappedValue: "An", "name", store: store)
    }

    var body: some View {
      Text(name)
      TextField("Name", text: $name)
    }
  }

  @Test(.shows("AppStorage", "AppStorage.projectedValue", "AppStorage.wrappedValue"))
  func aViewShowsWhatASettingBecomes() async throws {
    let shown = ShownInterface(Setting(store))
    #expect(shown.lines == [#"label "An""#, #"textField "An""#])
    try await shown.type("n", into: "Name")
    #expect(shown.lines == [#"label "Ann""#, #"textField "Ann""#])
    #expect(store.string(forKey: "name") == "Ann")
    store.set("Bob", forKey: "name")
    await shown.settle()
    #expect(shown.lines == [#"label "Bob""#, #"textField "Bob""#])
    store.removeObject(forKey: "name")
    await shown.settle()
    #expect(shown.lines == [#"label "An""#, #"textField "An""#])
  }
}
