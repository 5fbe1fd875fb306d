/// A button that begins and ends editing.
///
/// Simulated: *Edit* and *Done*; it changes the edit mode of the environment. Differs: besides the
/// program, with `environment(_:_:)`, only a navigation stack sets one, for all its pages.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes the button.
  public init() {}

  /// The button.
  public var body: some View {
    Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      guard let editMode else { return }
      editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
