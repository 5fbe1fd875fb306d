/// A builder of representations.
///
/// Simulated: any number of them, in their order. Differs: conditions aren't possible, as on iOS
/// before 26.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes one representation.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Takes the only one.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Takes several.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var forms: [TransferForm<Item>] = []
    // Each was an expression of the same builder, and is of its type.
    repeat forms += ((each content).allForms as Any) as? [TransferForm<Item>] ?? []
    return TupleTransferRepresentation(forms: forms)
  }
}

/// Several representations.
///
/// Simulated: no known difference.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation,
  TransferFormMaker
{
  let forms: [TransferForm<Item>]

  /// Type-checks only: a representation of this framework has no body.
  public typealias Body = Never
}
