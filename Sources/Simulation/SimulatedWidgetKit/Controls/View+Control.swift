extension View {
  /// Sets what a control says that a tap on it does, for a control on the action button.
  ///
  /// Simulated: a scene reads it. Differs: controls aren't on the action button.
  public func controlWidgetActionHint(_ hint: Text) -> some View {
    marked { .controlHint(shownText(hint)) }
  }

  /// Sets what a control says that a tap on it does, as a text that is looked up.
  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    controlWidgetActionHint(Text(hintKey))
  }

  /// Sets what a control says that a tap on it does, as a resource.
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    controlWidgetActionHint(Text(hint))
  }

  /// Sets what a control says that a tap on it does, as a text that isn't looked up.
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View {
    controlWidgetActionHint(Text(hint))
  }

  /// Sets what a control says of its value, in place of the text of its label.
  public func controlWidgetStatus(_ status: Text) -> some View {
    marked { .controlStatus(shownText(status)) }
  }

  /// Sets what a control says of its value, as a text that is looked up.
  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    controlWidgetStatus(Text(statusKey))
  }

  /// Sets what a control says of its value, as a resource.
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    controlWidgetStatus(Text(status))
  }

  /// Sets what a control says of its value, as a text that isn't looked up.
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: some StringProtocol) -> some View {
    controlWidgetStatus(Text(status))
  }
}

/// Returns the characters of a text.
@MainActor private func shownText(_ text: Text) -> String {
  guard case .text(let styled) = ViewGraph().read(text, in: EnvironmentValues()) else { return "" }
  return styled.text
}
