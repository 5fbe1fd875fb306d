import Foundation
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Controls that show a date.
@MainActor @Suite struct ControlDatePickerTests: LooksAtViews {
  private let date = Date(timeIntervalSince1970: 1_767_260_460)

  /// Checks that a time on a minute 41 comes after some texts.
  private func checkTime(_ texts: [String], after first: [String]) {
    #expect(texts.dropLast() == first[...])
    #expect(texts.last?.contains(":41 ") == true)
  }

  @Test(
    .shows("DatePicker", "DatePicker.init(_:selection:displayedComponents:)", "DatePicker.body"),
    .shows("DatePicker.init(selection:displayedComponents:label:)", "DatePickerComponents"),
    .shows("DatePickerComponents.hourAndMinute", "DatePickerComponents.date"),
    .shows("DatePickerComponents.rawValue", "DatePickerComponents.init(rawValue:)"))
  func aControlShowsPartsOfADate() {
    let chosen = Binding.constant(date)
    let day = "January 1, 2026"
    checkTime(texts(of: DatePicker("When", selection: chosen)), after: ["When", day])
    checkTime(
      texts(of: DatePicker(selection: chosen) { Text("When") }.body), after: ["When", day])
    #expect(
      texts(of: DatePicker("When", selection: chosen, displayedComponents: .date))
        == ["When", day])
    checkTime(
      texts(of: DatePicker("When", selection: chosen, displayedComponents: .hourAndMinute)),
      after: ["When"])
    #expect(
      texts(of: DatePicker(selection: chosen, displayedComponents: .date) { Text("On") })
        == ["On", day])
    let all = DatePickerComponents([.date, .hourAndMinute])
    #expect(DatePickerComponents(rawValue: all.rawValue) == all)
    #expect(DatePickerComponents.date.isDisjoint(with: .hourAndMinute))
  }

  @Test(
    .shows("DatePicker.init(_:selection:in: ClosedRange<Date>, displayedComponents:)"),
    .shows("DatePicker.init(_:selection:in: PartialRangeFrom<Date>, displayedComponents:)"),
    .shows("DatePicker.init(_:selection:in: PartialRangeThrough<Date>, displayedComponents:)"),
    .shows("DatePicker.init(selection:in:displayedComponents:label:)"))
  func aControlShowsADateInARange() {
    let chosen = Binding.constant(date)
    let wanted = ["When", "January 1, 2026"]
    #expect(
      texts(of: DatePicker("When", selection: chosen, in: date..., displayedComponents: .date))
        == wanted)
    #expect(
      texts(of: DatePicker("When", selection: chosen, in: ...date, displayedComponents: .date))
        == wanted)
    let year = date...date.addingTimeInterval(31_536_000)
    #expect(
      texts(of: DatePicker("When", selection: chosen, in: year, displayedComponents: .date))
        == wanted)
    #expect(
      texts(
        of: DatePicker(selection: chosen, in: year, displayedComponents: .date) { Text("When") })
        == wanted)
  }
}
