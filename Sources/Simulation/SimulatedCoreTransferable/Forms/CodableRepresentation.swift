public import Foundation
public import SimulatedCombine
import SimulatedFoundation
public import SimulatedUniformTypeIdentifiers

/// A form in which a value is encoded, as JSON unless the code says otherwise.
///
/// Simulated: no known difference.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation,
  TransferFormMaker
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder,
  Encoder.Output == Data, Decoder.Input == Data
{
  let forms: [TransferForm<Item>]

  /// Makes a form with an encoder and a decoder.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    // Encoders and decoders aren't changed any more once they are here.
    let encode = Handed { (item: Item) in try encoder.encode(item) }
    let decode = Handed { (data: Data) in try decoder.decode(Item.self, from: data) }
    forms = [
      TransferForm(
        type: contentType, export: .data { try encode.value($0) },
        importing: .data { try decode.value($0) })
    ]
  }

  /// Makes a form in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// Type-checks only: a representation of this framework has no body.
  public typealias Body = Never
}
