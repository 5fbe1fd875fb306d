public import Foundation
public import SimulatedCoreTransferable
public import SimulatedFoundation
public import SimulatedUniformTypeIdentifiers

// The user drags nothing.
extension View {
  /// Lets the user drag it to another place.
  ///
  /// Type-checks only: the user drags nothing.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Lets the user drag it to another place, with another look meanwhile.
  ///
  /// Type-checks only: the user drags nothing.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Takes what the user drags to it.
  ///
  /// Type-checks only: the user drags nothing.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Takes what the user drags to it, with the place.
  ///
  /// Type-checks only: the user drags nothing.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Lets the user drag a value to another place.
  ///
  /// Type-checks only: the user drags nothing.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { self }

  /// Lets the user drag a value to another place, with another look meanwhile.
  ///
  /// Type-checks only: the user drags nothing.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Takes values that the user drags to it.
  ///
  /// Type-checks only: the user drags nothing.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
