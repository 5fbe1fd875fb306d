import Foundation
import SimulatedFamilyControls
import SimulatedSwiftUI
import TestSupport
import Testing

/// The picker of activities in views, without anything to pick.
@MainActor struct PickerTests {
  private struct Picking: View {
    @State private var isPicking = true
    @State private var selection = FamilyActivitySelection()

    var body: some View {
      Text("below").familyActivityPicker(
        headerText: "above", footerText: "under", isPresented: $isPicking, selection: $selection)
    }
  }

  @Test(
    .shows("FamilyActivityPicker.init(selection:)"),
    .shows("FamilyActivityPicker.init(headerText:footerText:selection:)"))
  func aPickerHasItsTexts() {
    let selection = Binding.constant(FamilyActivitySelection())
    let plain = ShownInterface(FamilyActivityPicker(selection: selection))
    #expect(plain.text == "table")
    let shown = ShownInterface(
      FamilyActivityPicker(headerText: "above", footerText: "under", selection: selection))
    #expect(shown.text.contains("above") && shown.text.contains("under"))
  }

  @Test(
    .shows("View.familyActivityPicker(headerText:footerText:isPresented:selection:)"))
  func aSheetWithAPickerCanBeCancelled() async throws {
    let shown = ShownInterface(Picking())
    await shown.settle()
    #expect(shown.text.contains("above") && shown.text.contains("under"))
    try await shown.tap("Cancel")
    #expect(shown.text == "label \"below\"")
  }
}
