/// Writes an enum's value as its case's name and the values that the case carries.
///
/// The coding that the compiler derives for an enum has a type of keys for each case, with some
/// ninety functions each: two thirds of this module's code, and names that every program of a
/// lesson is linked against. So enums whose cases carry values define their coding in a separate
/// file beside them.
package struct CaseWriter {
  private var values: any UnkeyedEncodingContainer

  package init(_ encoder: any Encoder) { values = encoder.unkeyedContainer() }

  /// Writes a case that carries nothing.
  package mutating func write(_ name: String) throws { try values.encode(name) }

  /// Writes a case with its values.
  package mutating func write(_ name: String, _ first: some Encodable) throws {
    try values.encode(name)
    try values.encode(first)
  }

  package mutating func write(
    _ name: String, _ first: some Encodable, _ second: some Encodable
  ) throws {
    try write(name, first)
    try values.encode(second)
  }

  package mutating func write(
    _ name: String, _ first: some Encodable, _ second: some Encodable, _ third: some Encodable
  ) throws {
    try write(name, first, second)
    try values.encode(third)
  }

  package mutating func write(
    _ name: String, _ first: some Encodable, _ second: some Encodable, _ third: some Encodable,
    _ fourth: some Encodable
  ) throws {
    try write(name, first, second, third)
    try values.encode(fourth)
  }
}

/// Reads what a ``CaseWriter`` has written.
package struct CaseReader {
  /// The case's name.
  package let name: String
  private var values: any UnkeyedDecodingContainer

  package init(_ decoder: any Decoder) throws {
    values = try decoder.unkeyedContainer()
    name = try values.decode(String.self)
  }

  /// The next value that the case carries.
  package mutating func next<Value: Decodable>() throws -> Value {
    try values.decode(Value.self)
  }

  /// What to throw when there is no such case.
  package var unknownCase: DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: values.codingPath, debugDescription: ContentWords.noCase(name)))
  }
}
