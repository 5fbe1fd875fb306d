/// A handler's result for a value of an app's own type.
///
/// Type-checks only: Siri and Shortcuts ask for it, and they don't know an app's own intents here.
/// On iOS it isn't generic; the class that Xcode makes for each type is a subclass.
public final class INObjectResolutionResult<Value: INObject>: INIntentResolutionResult,
  @unchecked Sendable
{
  // Its values never change.
  /// Returns the result that this value is meant.
  public class func success(with resolvedObject: Value) -> Self { notRequired() }
  /// Returns the result that the user must choose one of these values.
  public class func disambiguation(with objectsToDisambiguate: [Value]) -> Self { needsValue() }
  /// Returns the result that the user must confirm this value.
  public class func confirmationRequired(with objectToConfirm: Value?) -> Self { needsValue() }
}

/// A handler's result for a case of an app's own enumeration.
///
/// Type-checks only: as INObjectResolutionResult.
public final class INEnumResolutionResult<Value>: INIntentResolutionResult, @unchecked Sendable {
  // Its values never change.
  /// Returns the result that this case is meant.
  public class func success(with resolvedValue: Value) -> Self { notRequired() }
  /// Returns the result that the user must confirm this case.
  public class func confirmationRequired(with valueToConfirm: Value) -> Self { needsValue() }
}
