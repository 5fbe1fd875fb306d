import Foundation

/// A computed column of a fetch that returns dictionaries.
///
/// Simulated: the expression is computed over all objects that the fetch finds, as for an
/// aggregate, or over each group if the fetch groups. Differs: a column with an expression makes
/// the result one dictionary if nothing is grouped.
open class NSExpressionDescription: NSPropertyDescription {
  /// The expression that is computed.
  open var expression: SimulatedFoundation.NSExpression?
  /// The type of the result, in the form used before iOS 15.
  open var expressionResultType: NSAttributeType = .undefinedAttributeType
  /// The type of the result.
  open var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType
    }
  }

  /// Returns the result for some objects.
  func value(of objects: [NSManagedObject]) -> Any? {
    expression?.expressionValue(with: objects, context: nil)
  }
}
