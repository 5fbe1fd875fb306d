extension ExtensionPoint {
  /// Points that serve, preview and index documents.
  static let files: [ExtensionPoint] = [
    ExtensionPoint(
      "com.apple.fileprovider-nonui", "File Provider", [.iOS("8.0"), .macOS("11.0")],
      .object("NSFileProviderExtension"), isDocumented: true,
      keys: [
        "NSExtensionFileProviderDocumentGroup", "NSExtensionFileProviderSupportsEnumeration",
        "NSExtensionFileProviderActions", "NSFileProviderDecorations",
        "NSExtensionFileProviderSupportsDatalessWorkflow",
        "NSExtensionFileProviderSupportsPickingFolders",
      ]),
    ExtensionPoint(
      "com.apple.fileprovider-actionsui", "File Provider UI", [.iOS("11.0"), .macOS("10.15")],
      .viewController("FPUIActionExtensionViewController"), interface: .always, isDocumented: true,
      keys: ["NSExtensionFileProviderActions", "NSExtensionFileProviderDocumentGroup"]),
    ExtensionPoint(
      "com.apple.fileprovider-ui", "Document Picker", [.iOS("8.0")],
      .viewController("UIDocumentPickerExtensionViewController"), interface: .always,
      isDocumented: true,
      retirement: .deprecated(PointWords.documentPicker),
      attributes: ["UIDocumentPickerModes", "UIDocumentPickerSupportedFileTypes"]),
    ExtensionPoint(
      "com.apple.quicklook.preview", "Quick Look Preview",
      [.observed(.iOS, "11.0"), .observed(.macOS, "10.15")],
      .viewController("QLPreviewingController"), interface: .optional,
      attributes: ["QLSupportedContentTypes", "QLSupportsSearchableItems", "QLIsDataBasedPreview"]),
    ExtensionPoint(
      "com.apple.quicklook.thumbnail", "Thumbnail", [.iOS("11.0"), .macOS("10.15")],
      .object("QLThumbnailProvider"),
      attributes: ["QLSupportedContentTypes", "QLThumbnailMinimumDimension"],
      required: ["QLSupportedContentTypes"]),
    ExtensionPoint(
      "com.apple.spotlight.index", "Spotlight Index", [.iOS("9.0"), .macOS("10.13")],
      .object("CSIndexExtensionRequestHandler")),
    ExtensionPoint(
      "com.apple.spotlight.import", "Spotlight Import", [.macOS("12.0"), .iOS("15.0")],
      .object("CSImportExtension"), attributes: ["CSSupportedContentTypes"],
      required: ["CSSupportedContentTypes"]),
    ExtensionPoint(
      "com.apple.FinderSync", "Finder Sync", [.macOS("10.10")], .object("FIFinderSync"),
      isDocumented: true),
    ExtensionPoint(
      "com.apple.printing.discovery", "Print Service", [.iOS("14.5")],
      .object("UIPrintServiceExtension")),
  ]
}
