extension Program {
  /// Whether the program runs, so that it may print something.
  package var canPrint: Bool {
    if case .compilation = failure?.expected { return false }
    return main != nil
  }
}
