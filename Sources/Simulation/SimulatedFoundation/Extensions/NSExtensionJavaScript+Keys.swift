/// The key under which an extension finds what its script gave, in the dictionary of the type
/// `com.apple.property-list`.
///
/// Simulated: the browser puts the results there (documented). No known difference in the name.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"

/// The key under which an extension returns what its script's `finalize` is called with.
///
/// Simulated: the browser hands `finalize` the dictionary under it (documented). No known difference
/// in the name.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
