import Foundation

/// A column of a fetch that gives dictionaries, which is computed.
///
/// Simulated: the expression is computed over all objects that the fetch finds, as for an
/// aggregate, or over each group where the fetch groups. Differs: a column with an expression makes
/// the result one dictionary where nothing is grouped.
open class NSExpressionDescription: NSPropertyDescription {
  /// What is computed.
  open var expression: SimulatedFoundation.NSExpression?
  /// The kind of the result, as it was said before iOS 15.
  open var expressionResultType: NSAttributeType = .undefinedAttributeType
  /// The kind of the result.
  open var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType
    }
  }

  /// The result for some objects.
  func value(of objects: [NSManagedObject]) -> Any? {
    expression?.expressionValue(with: objects, context: nil)
  }
}
