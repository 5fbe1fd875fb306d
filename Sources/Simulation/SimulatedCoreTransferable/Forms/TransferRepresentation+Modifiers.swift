import Foundation
import SimulatedFoundation

/// The processes that may see a form.
///
/// Simulated: as an item provider's visibility.
public struct TransferRepresentationVisibility: Equatable, Hashable, Sendable {
  let visibility: NSItemProviderRepresentationVisibility

  /// Everyone.
  public static let all = TransferRepresentationVisibility(visibility: .all)
  /// Apps of the same team.
  public static let team = TransferRepresentationVisibility(visibility: .team)
  /// The process itself.
  public static let ownProcess = TransferRepresentationVisibility(visibility: .ownProcess)
}

extension TransferRepresentation {
  /// Sets who may see the form.
  ///
  /// Simulated: a form that another process may not see isn't registered for it.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(self) { $0.visibility = visibility }
  }

  /// Sets the name of files that are made from the form.
  ///
  /// Simulated: an item provider with the value suggests the name.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    ChangedRepresentation(self) { $0.fileName = { _ in fileName } }
  }

  /// Sets the name of files that are made from the form of a value.
  ///
  /// Simulated: an item provider with the value suggests the name.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(self) { $0.fileName = fileName }
  }

  /// Sets which values have the form.
  ///
  /// Simulated: an item provider with a value that mustn't have the form hasn't its type.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(self) { $0.condition = condition }
  }
}

/// A representation with something changed in each of its forms.
private struct ChangedRepresentation<Item: Transferable>: TransferRepresentation, TransferFormMaker
{
  let forms: [TransferForm<Item>]

  init(
    _ content: some TransferRepresentation<Item>, _ change: (inout TransferForm<Item>) -> Void
  ) {
    forms = content.allForms.map {
      var form = $0
      change(&form)
      return form
    }
  }

  typealias Body = Never
}
