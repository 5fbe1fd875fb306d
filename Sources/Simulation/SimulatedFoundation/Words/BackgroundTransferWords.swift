/// Why a background session or one of its tasks fails, where iOS has no words of its own.
enum BackgroundTransferWords {
  static let noGroup =
    "in an extension, a background session needs a sharedContainerIdentifier with a group of the "
    + "extension's entitlements"

  static let badResumeData = "the resume data is invalid"
}
