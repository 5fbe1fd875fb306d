extension ExtensionPoint {
  /// Points that extend Apple's own tools.
  static let tools: [ExtensionPoint] = [
    ExtensionPoint(
      "com.apple.dt.Xcode.extension.source-editor", "Xcode Source Editor", [.macOS("10.12")],
      .otherKey("XCSourceEditorExtension"),
      attributes: ["XCSourceEditorCommandDefinitions", "XCSourceEditorExtensionPrincipalClass"])
  ]
}
