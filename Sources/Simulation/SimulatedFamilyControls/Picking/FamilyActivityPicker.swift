import DeviceProtocol
import SimulatedManagedSettings
public import SimulatedSwiftUI

/// A view in which the user picks apps, categories and web domains.
///
/// Simulated: the scene's user taps the names of what they pick; the selection has tokens of it. The
/// categories come first, then all apps on the device, then the domains of the pages that were
/// visited in the browser. Differs: on iOS another process draws it, and the apps are inside their
/// categories. Without permission it is empty (inferred).
public struct FamilyActivityPicker: View {
  private let headerText: String?
  private let footerText: String?
  @Binding private var selection: FamilyActivitySelection

  /// Makes a picker.
  public nonisolated init(selection: Binding<FamilyActivitySelection>) {
    self.init(headerText: nil, selection: selection)
  }

  /// Makes a picker with texts above and below.
  public nonisolated init(
    headerText: String? = nil, footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) {
    self.headerText = headerText
    self.footerText = footerText
    _selection = selection
  }

  /// The rows.
  public var body: some View {
    let all = PickableThings.all
    List {
      if let headerText { Text(verbatim: headerText) }
      section(FamilyControlsWords.categories, all, .category)
      section(FamilyControlsWords.apps, all, .application)
      section(FamilyControlsWords.websites, all, .webDomain)
      if let footerText { Text(verbatim: footerText) }
    }
  }

  @ViewBuilder private func section(
    _ title: String, _ all: [UsedThing], _ kind: UsedThing.Kind
  ) -> some View {
    let things = all.filter { $0.kind == kind }
    if !things.isEmpty {
      Section(title) {
        ForEach(things, id: \.token) { thing in
          Toggle(
            isOn: Binding {
              selection.contains(thing)
            } set: { _ in
              selection.toggle(thing, among: all)
            }
          ) { Text(verbatim: thing.name) }
        }
      }
    }
  }
}

/// What the user can pick.
enum PickableThings {
  static var all: [UsedThing] {
    guard case .activities(let all)? = ScreenTimeLink.information(.pickable) else { return [] }
    return all
  }
}

extension View {
  /// Presents a picker of apps, categories and web domains while a value is true.
  ///
  /// Simulated: a sheet with *Cancel* and *Done*; the selection changes with *Done* (inferred).
  public func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View {
    familyActivityPicker(
      headerText: nil, isPresented: isPresented, selection: selection)
  }

  /// Presents a picker with texts above and below.
  ///
  /// Simulated: as without texts.
  public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View {
    sheet(isPresented: isPresented) {
      PickerSheet(
        headerText: headerText, footerText: footerText, isPresented: isPresented,
        selection: selection, draft: selection.wrappedValue)
    }
  }
}

/// The sheet with a picker.
private struct PickerSheet: View {
  let headerText: String?
  let footerText: String?
  let isPresented: Binding<Bool>
  let selection: Binding<FamilyActivitySelection>
  @State var draft: FamilyActivitySelection

  var body: some View {
    NavigationStack {
      FamilyActivityPicker(
        headerText: headerText, footerText: footerText, selection: $draft
      )
      .navigationTitle(FamilyControlsWords.title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(FamilyControlsWords.cancel) { isPresented.wrappedValue = false }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(FamilyControlsWords.done) {
            selection.wrappedValue = draft
            isPresented.wrappedValue = false
          }
        }
      }
    }
  }
}
