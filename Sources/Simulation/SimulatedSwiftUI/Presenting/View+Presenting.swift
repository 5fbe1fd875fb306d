import Foundation

extension View {
  /// Presents a sheet while a value is true.
  ///
  /// Simulated: the content is on the screen in place of what is below, and can be pulled down.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(content: self, isShown: { isPresented.wrappedValue }) {
      isPresented.wrappedValue = false
    } sheet: {
      AnyView(content())
    } wasDismissed: {
      onDismiss?()
    }
  }

  /// Presents a sheet for an item while there is one.
  ///
  /// Simulated: as with `isPresented`; another item is another view, with its own state. Differs: it
  /// is shown in the same sheet, so `onDismiss` isn't called in between.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(content: self, isShown: { item.wrappedValue != nil }) {
      item.wrappedValue = nil
    } sheet: {
      item.wrappedValue.map { AnyView(content($0).id($0.id)) } ?? AnyView(EmptyView())
    } wasDismissed: {
      onDismiss?()
    }
  }

  /// Covers the whole screen while a value is true.
  ///
  /// Simulated: as a sheet that can't be pulled down.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(content: self, isFullScreen: true, isShown: { isPresented.wrappedValue }) {
      isPresented.wrappedValue = false
    } sheet: {
      AnyView(content())
    } wasDismissed: {
      onDismiss?()
    }
  }

  /// Keeps the user from pulling down the sheet that the view is in.
  ///
  /// Simulated: anywhere in the sheet's content.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    marked { .staysUp(isDisabled) }
  }

  /// Asks the user something in an alert while a value is true.
  ///
  /// Simulated: title, buttons and fields are on the screen; a button removes the alert. Without a
  /// button there is *OK* (documented).
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    asking(String(title), isPresented, isAlert: true, actions) { EmptyView() }
  }

  /// Asks the user something in an alert with a message while a value is true.
  ///
  /// Simulated: as without a message.
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View { asking(String(title), isPresented, isAlert: true, actions, message) }

  /// Asks the user about a value in an alert while another one is true.
  ///
  /// Simulated: only while there is a value (documented).
  public func alert<Actions: View, Message: View, Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    asking(
      String(title), data == nil ? .constant(false) : isPresented, isAlert: true,
      { data.map(actions) }, { data.map(message) })
  }

  /// Tells the user about an error in an alert while a value is true.
  ///
  /// Simulated: the title is the error's description, the message its suggestion.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    asking(
      error?.errorDescription ?? "", error == nil ? .constant(false) : isPresented, isAlert: true,
      actions, { error?.recoverySuggestion.map { Text($0) } })
  }

  /// Shows an alert in its older form while a value is true.
  ///
  /// Simulated: title, message and buttons.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return asking(
      alert?.title ?? "", isPresented, isAlert: true, { alert?.actions },
      { alert?.message.map { Text($0) } })
  }

  /// Shows an alert in its older form while there is an item.
  ///
  /// Simulated: title, message and buttons.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return asking(
      alert?.title ?? "",
      Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      isAlert: true, { alert?.actions }, { alert?.message.map { Text($0) } })
  }

  /// Offers actions from the lower edge of the screen while a value is true.
  ///
  /// Simulated: the actions, and one that cancels (documented).
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    asking(
      titleVisibility == .visible ? String(title) : "", isPresented, isAlert: false, actions
    ) { EmptyView() }
  }

  /// Offers actions with a message from the lower edge of the screen while a value is true.
  ///
  /// Simulated: the actions, and one that cancels (documented).
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    asking(
      titleVisibility == .visible ? String(title) : "", isPresented, isAlert: false, actions,
      message)
  }

  private func asking<Actions: View, Message: View>(
    _ title: String, _ isPresented: Binding<Bool>, isAlert: Bool,
    _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
  ) -> some View {
    AskingView(
      content: self, title: title, isPresented: isPresented, isAlert: isAlert, actions: actions,
      message: message)
  }
}

/// A view with a sheet over it.
private struct PresentingView<Content: View>: View, PieceMaker {
  let content: Content
  var isFullScreen = false
  let isShown: () -> Bool
  let remove: () -> Void
  let sheet: () -> AnyView
  let wasDismissed: () -> Void

  init(
    content: Content, isFullScreen: Bool = false, isShown: @escaping () -> Bool,
    remove: @escaping () -> Void, sheet: @escaping () -> AnyView,
    wasDismissed: @escaping () -> Void
  ) {
    self.content = content
    self.isFullScreen = isFullScreen
    self.isShown = isShown
    self.remove = remove
    self.sheet = sheet
    self.wasDismissed = wasDismissed
  }

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    if isShown() {
      let inner = context.part(1).with {
        $0 = $0.forPresentation
        $0.dismiss = DismissAction { remove() }
        $0.isPresented = true
      }
      let place = context.node
      // Presentations inside come after this one, which is over what they are in.
      let slot = place.graph?.reservePresentation(for: inner.node)
      let piece = PieceReader.piece(of: sheet(), in: inner)
      let staysUp = piece.marks.contains { if case .staysUp(true) = $0 { true } else { false } }
      slot?.fill(
        Presentation(
          node: inner.node,
          content: .sheet(piece, isFullScreen: isFullScreen, staysUp: staysUp),
          wasRemoved: remove, wasDismissed: wasDismissed))
    }
    return PieceReader.pieces(of: content, in: context.part(0))
  }
}

/// A view with a question over it.
private struct AskingView<Content: View, Actions: View, Message: View>: View, PieceMaker {
  let content: Content
  let title: String
  let isPresented: Binding<Bool>
  let isAlert: Bool
  let actions: () -> Actions
  let message: () -> Message

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    if isPresented.wrappedValue {
      let inner = context.part(1).with { $0 = $0.forPresentation }
      let slot = context.node.graph?.reservePresentation(for: inner.node)
      let piece = PieceReader.piece(of: actions(), in: inner)
      let texts = PieceReader.piece(of: message(), in: inner.part(1)).texts
      slot?.fill(
        Presentation(
          node: inner.node,
          content: .question(
            title: title, message: texts.isEmpty ? nil : texts.joined(separator: "\n"),
            actions: piece, isAlert: isAlert),
          wasRemoved: { isPresented.wrappedValue = false }, wasDismissed: {}))
    }
    return PieceReader.pieces(of: content, in: context.part(0))
  }
}
