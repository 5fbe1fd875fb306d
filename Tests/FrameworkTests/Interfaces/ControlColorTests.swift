import Foundation
import SimulatedCoreGraphics
import SimulatedSwiftUI
import TestSupport
import Testing

/// Controls for colours and days.
@MainActor @Suite struct ControlColorTests: LooksAtDrawings {
  @Test(
    .shows("ColorPicker", "ColorPicker.body"),
    .shows(
      "ColorPicker.init(selection: Binding<Color>, supportsOpacity:label:)"),
    .shows(
      "ColorPicker.init(selection: Binding<CGColor>, supportsOpacity:label:)"),
    .shows(
      "ColorPicker.init(_:selection: Binding<Color>, supportsOpacity:)"),
    .shows(
      "ColorPicker.init(_:selection: Binding<CGColor>, supportsOpacity:)"
    ))
  func aColourIsShownBesideItsTitle() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    func shown(_ view: some View) -> [String] {
      [texts(of: view).joined(), looks(of: view).last.map { String($0.suffix(8)) } ?? ""]
    }
    #expect(shown(ColorPicker("Ink", selection: .constant(Color.blue))) == ["Ink", "blue r14"])
    #expect(
      shown(ColorPicker(selection: .constant(Color.blue)) { Text("Ink") }) == ["Ink", "blue r14"])
    #expect(
      shown(ColorPicker("Ink", selection: .constant(red), supportsOpacity: false))
        == ["Ink", "/0/0 r14"])
    #expect(
      shown(ColorPicker(selection: .constant(red)) { Text("Ink") }.body) == ["Ink", "/0/0 r14"])
  }

  @Test(
    .shows("MultiDatePicker", "MultiDatePicker.body", "MultiDatePicker.init(selection:label:)"),
    .shows("MultiDatePicker.init(_:selection:)", "MultiDatePicker.init(selection:in:label:)"),
    .shows("MultiDatePicker.init(_:selection:in:)"))
  func theNumberOfDaysIsShownBesideItsTitle() {
    let days: Binding<Set<DateComponents>> = .constant([
      DateComponents(year: 2026, month: 1, day: 1), DateComponents(year: 2026, month: 1, day: 2),
    ])
    let range = Date.distantPast..<Date.distantFuture
    #expect(texts(of: MultiDatePicker("Days", selection: days)) == ["Days", "2 Dates"])
    #expect(texts(of: MultiDatePicker("Days", selection: days, in: range)) == ["Days", "2 Dates"])
    #expect(
      texts(of: MultiDatePicker(selection: days, in: range) { Text("Days") })
        == ["Days", "2 Dates"])
    let one: Binding<Set<DateComponents>> = .constant([DateComponents(year: 2026)])
    #expect(
      texts(of: MultiDatePicker(selection: one) { Text("Days") }.body) == ["Days", "1 Date"])
  }
}
