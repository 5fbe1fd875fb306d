/// The key of the results of an extension's script, in the dictionary of the type
/// `com.apple.property-list`.
///
/// Simulated: the browser puts the results there (documented). No known difference in the name.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"

/// The key of the value that an extension returns for its script's `finalize`.
///
/// Simulated: the browser calls `finalize` with the dictionary under it (documented). No known
/// difference in the name.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
