import CSQLite
import Foundation

/// A value as SQLite has it.
enum DatabaseValue: Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  init(_ statement: OpaquePointer, _ column: Int32) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let bytes = sqlite3_column_text(statement, column) else {
        self = .text("")
        return
      }
      self = .text(
        String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let bytes = sqlite3_column_blob(statement, column) else {
        self = .blob(Data())
        return
      }
      self = .blob(Data(bytes: bytes, count: count))
    default: self = .null
    }
  }

  /// Binds the value to a statement, which takes a copy.
  func bind(_ statement: OpaquePointer, _ index: Int32) {
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text):
      var text = text
      _ = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          if let base = bytes.baseAddress {
            sqlite3_bind_text(statement, index, base, Int32(bytes.count), copies)
          } else {
            sqlite3_bind_text(statement, index, "", 0, copies)
          }
        }
      }
    case .blob(let data):
      _ = data.withUnsafeBytes { bytes in
        if let base = bytes.baseAddress {
          sqlite3_bind_blob(statement, index, base, Int32(bytes.count), copies)
        } else {
          sqlite3_bind_zeroblob(statement, index, 0)
        }
      }
    }
  }

  var integer: Int64? {
    switch self {
    case .integer(let number): number
    case .real(let number): Int64(number)
    default: nil
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var blob: Data? { if case .blob(let data) = self { data } else { nil } }

  /// The value as an attribute of a type stores it.
  func stored(as type: NSAttributeType) -> StoredValue {
    switch (self, type) {
    case (.null, _): .null
    case (.integer(let number), .doubleAttributeType), (.integer(let number), .floatAttributeType),
      (.integer(let number), .dateAttributeType):
      .real(Double(number))
    case (.integer(let number), .decimalAttributeType): .decimal(Decimal(number))
    case (.real(let number), .decimalAttributeType): .decimal(Decimal(string: "\(number)") ?? 0)
    case (.text(let text), .decimalAttributeType): .decimal(Decimal(string: text) ?? 0)
    case (.integer(let number), _): .integer(number)
    case (.real(let number), _): .real(number)
    case (.text(let text), _): .text(text)
    case (.blob(let data), _): .data(data)
    }
  }
}

extension StoredValue {
  /// The value as SQLite has it.
  ///
  /// - Parameter row: Returns the row of an object.
  /// - Returns: The value.
  func database(_ row: (ObjectIdentity) -> Int64) -> DatabaseValue {
    switch self {
    case .null, .many, .unread: .null
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .text(let text): .text(text)
    case .data(let data): .blob(data)
    case .decimal(let number): .text("\(number)")
    case .one(let identity): .integer(row(identity))
    }
  }
}
