import CSQLite
import Testing

@Suite("The SQLite library")
struct LibraryTests {
  /// UPSERT and RETURNING, which current code uses, came with 3.35.
  @Test func isNewEnough() { #expect(sqlite3_libversion_number() >= 3_035_000) }

  /// Several threads of an app may have a connection each.
  @Test func isSafeWithThreads() { #expect(sqlite3_threadsafe() != 0) }
}
