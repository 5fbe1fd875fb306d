public import Foundation

/// The position where a listing continues: the provider's own bytes, or one of two first pages.
///
/// Simulated: keeps its bytes; those of the first pages are their constants' names (observed).
public struct NSFileProviderPage: RawRepresentable, Hashable, Sendable {
  /// The bytes.
  public let rawValue: Data
  /// Makes a page.
  public init(rawValue: Data) { self.rawValue = rawValue }
  /// Makes a page.
  public init(_ rawValue: Data) { self.rawValue = rawValue }

  /// The bytes of the first page of a listing by date.
  public static var initialPageSortedByDate: NSData {
    NSData(data: Data("NSFileProviderInitialPageSortedByDate".utf8))
  }
  /// The bytes of the first page of a listing by name.
  public static var initialPageSortedByName: NSData {
    NSData(data: Data("NSFileProviderInitialPageSortedByName".utf8))
  }
}

/// The position up to which changes have been listed: the provider's own bytes.
///
/// Simulated: keeps its bytes.
public struct NSFileProviderSyncAnchor: RawRepresentable, Hashable, Sendable {
  /// The bytes.
  public let rawValue: Data
  /// Makes an anchor.
  public init(rawValue: Data) { self.rawValue = rawValue }
  /// Makes an anchor.
  public init(_ rawValue: Data) { self.rawValue = rawValue }
}
