public import SimulatedPhotos
public import SimulatedSwiftUI

/// A button that shows a photo picker.
///
/// Simulated: a tap presents the picker, in which a scene picks; the binding has what was picked.
/// Cancelling leaves the binding as it is (inferred). Differs: what was picked before isn't marked
/// in the picker.
@MainActor @preconcurrency public struct PhotosPicker<Label: View>: View {
  private let selection: PickedSelection
  private let label: Label
  @State private var isPresented = false

  private init(_ selection: PickedSelection, _ label: Label) {
    self.selection = selection
    self.label = label
  }

  /// Makes a button for one picture.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(PickedSelection(selection, filter), label()) }

  /// Makes a button for one picture of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(PickedSelection(selection, filter, photoLibrary), label()) }

  /// Makes a button for several pictures.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(PickedSelection(selection, maxSelectionCount, filter), label()) }

  /// Makes a button for several pictures of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(PickedSelection(selection, maxSelectionCount, filter, photoLibrary), label())
  }

  /// The button.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .presenting($isPresented) { selection.picker { isPresented = false } }
  }
}

extension PhotosPicker where Label == Text {
  /// Makes a button with a title for one picture.
  public init(
    _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(PickedSelection(selection, filter), Text(title)) }

  /// Makes a button with a title for one picture of a library.
  public init(
    _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { self.init(PickedSelection(selection, filter, photoLibrary), Text(title)) }

  /// Makes a button with a title for several pictures.
  public init(
    _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(PickedSelection(selection, maxSelectionCount, filter), Text(title)) }
}

extension View {
  /// Shows a photo picker for one picture while a value is true.
  ///
  /// Simulated: as `PhotosPicker`.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    presenting(isPresented) {
      PickedSelection(selection, filter).picker { isPresented.wrappedValue = false }
    }
  }

  /// Shows a photo picker for several pictures while a value is true.
  ///
  /// Simulated: as `PhotosPicker`.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    presenting(isPresented) {
      PickedSelection(selection, maxSelectionCount, filter).picker {
        isPresented.wrappedValue = false
      }
    }
  }
}
