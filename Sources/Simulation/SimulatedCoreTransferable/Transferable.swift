/// A type whose values can be handed to other apps and extensions.
///
/// Simulated: values are registered with item providers and loaded from them, in the forms that the
/// type describes, the first that suits the other side. String, URL, Data and AttributedString
/// conform, and SwiftUI's Image. Differs: further types of Apple's that conform don't.
public protocol Transferable: SendableMetatype {
  /// The type of the description.
  associatedtype Representation: TransferRepresentation

  /// The forms in which values are handed over, best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A description of the forms in which a type's values are handed over.
///
/// Simulated: those of this framework, and those that have others in their body.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body: TransferRepresentation

  /// The representations of which this one consists.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
  /// Type-checks only: a representation of this framework has no body.
  public var body: Never { NoBody.fail() }
}

extension Never: Transferable {
  /// Type-checks only: there is no value, so there is no form.
  public static var transferRepresentation: Never { NoBody.fail() }
}

extension Never: TransferRepresentation {
  /// Type-checks only: there is no value.
  public typealias Item = Never
  /// Type-checks only: a representation of this framework has no body.
  public typealias Body = Never
}

/// The body of a representation without one; it is never asked for.
enum NoBody {
  static func fail() -> Never { preconditionFailure("this representation has no body") }
}
