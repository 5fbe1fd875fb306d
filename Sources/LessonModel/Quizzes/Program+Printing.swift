extension Program {
  /// Whether the program runs, so that it may print.
  package var canPrint: Bool {
    if case .compilation = failure?.expected { return false }
    return main != nil
  }
}
