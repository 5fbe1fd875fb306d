public import Foundation

extension View {
  /// Shows more about something while a value is true.
  ///
  /// Simulated: in a sheet, as on a phone (documented).
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// Sets the width of an inspector.
  ///
  /// Type-checks only: on a phone it is a sheet.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Sets the width of an inspector.
  ///
  /// Type-checks only: on a phone it is a sheet.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
}
