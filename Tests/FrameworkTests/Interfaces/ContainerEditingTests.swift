import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// The button that begins and ends the editing of rows.
@MainActor @Suite(.serialized) struct ContainerEditingTests: LooksAtViews {
  /// Names of which each can be deleted.
  private struct Names: View {
    @State private var names = ["apple", "pear", "plum"]

    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test(.shows("EditButton", "EditButton.init()"))
  func rowsAreDeletedWhileTheyAreEdited() async throws {
    let shown = ShownInterface(Names())
    #expect(
      shown.text == """
        navigationBar
          barButton "Edit"
        table
          cell "apple"
          cell "pear"
          cell "plum"
        """)
    try await shown.tap("Edit")
    #expect(
      shown.text == """
        navigationBar
          barButton "Done"
        table
          cell
            button "Delete apple"
            label "apple"
          cell
            button "Delete pear"
            label "pear"
          cell
            button "Delete plum"
            label "plum"
        """)
    try await shown.tap("Delete pear")
    try await shown.tap("Done")
    #expect(
      shown.text == """
        navigationBar
          barButton "Edit"
        table
          cell "apple"
          cell "plum"
        """)
  }

  @Test(.shows("EditButton"))
  func theButtonChangesTheModeOfTheProgram() async throws {
    struct Editor: View {
      @State private var mode = EditMode.inactive

      var body: some View {
        Text(mode.isEditing ? "editing" : "reading")
        EditButton().environment(\.editMode, $mode)
      }
    }
    let shown = ShownInterface(Editor())
    try await shown.tap("Edit")
    #expect(shown.text == "label \"editing\"\nbutton \"Done\"")
    try await shown.tap("Done")
    #expect(shown.text == "label \"reading\"\nbutton \"Edit\"")
  }

  @Test(.shows("EditButton.body"))
  func theBodyIsTheButton() {
    #expect(texts(of: EditButton().body) == ["Edit"])
  }
}
