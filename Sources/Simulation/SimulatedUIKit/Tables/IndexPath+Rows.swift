public import Foundation

extension IndexPath {
  /// Makes a path to a row.
  ///
  /// Simulated: no known difference.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes a path to an item.
  ///
  /// Simulated: no known difference.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, which is the first index.
  ///
  /// Simulated: a path whose length isn't two traps, as on iOS.
  public var section: Int {
    get { part(0) }
    set { self = IndexPath(row: part(1), section: newValue) }
  }

  /// The row, which is the second index.
  ///
  /// Simulated: as ``section``.
  public var row: Int {
    get { part(1) }
    set { self = IndexPath(row: newValue, section: part(0)) }
  }

  /// The item, which is the second index.
  ///
  /// Simulated: as ``section``.
  public var item: Int {
    get { part(1) }
    set { self = IndexPath(item: newValue, section: part(0)) }
  }

  private func part(_ number: Int) -> Int {
    guard count == 2 else {
      preconditionFailure("Invalid index path for use with UITableView: it has \(count) numbers")
    }
    return self[number]
  }
}
