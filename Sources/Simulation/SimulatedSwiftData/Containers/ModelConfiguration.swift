import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// Where a container's store is, and what may be done with it.
///
/// Simulated: a file in Application Support, in a group's container, at a URL, or a store in
/// memory. Differs: without a word about groups, a process with several takes the first by name;
/// there is no CloudKit.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// The name, from which the file has its name.
  public let name: String
  /// The classes in the store; `nil` for the container's.
  public var schema: Schema?
  /// The store's file.
  public let url: URL
  /// Whether the store is gone with the process.
  public let isStoredInMemoryOnly: Bool
  /// Whether changes can be saved.
  public let allowsSave: Bool
  /// The group in whose container the store is, as it was asked for.
  public let groupContainer: GroupContainer
  /// The database of CloudKit.
  ///
  /// Type-checks only: there is no CloudKit.
  public let cloudKitDatabase: CloudKitDatabase
  /// What identifies the configuration: its file.
  public var id: URL { url }

  /// Describes a store by its name.
  ///
  /// Simulated: the file is `Library/Application Support/NAME.store`, with `default` for a
  /// configuration without a name (observed). A group that isn't among the entitlements ends the
  /// program.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : StorePlace.folder(of: groupContainer).appendingPathComponent("\(self.name).store")
  }

  /// Describes a store by its file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = url.path == "/dev/null"
    self.allowsSave = allowsSave
    groupContainer = .none
    self.cloudKitDatabase = cloudKitDatabase
  }

  /// Describes a store of classes, in memory or in the usual file.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

extension ModelConfiguration {
  /// Which group's container a store is in.
  ///
  /// Simulated: no known difference.
  public struct GroupContainer: Hashable, Sendable {
    enum Choice: Hashable {
      case automatic
      case none
      case group(String)
    }

    let choice: Choice

    /// The first group among the entitlements; the process's own container if there is none.
    public static let automatic = GroupContainer(choice: .automatic)
    /// No group's.
    public static let none = GroupContainer(choice: .none)

    /// The group with that identifier.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(choice: .group(groupName))
    }
  }

  /// Which database of CloudKit a store is synchronised with.
  ///
  /// Type-checks only: there is no CloudKit.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String

    /// The first among the entitlements.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// None.
    public static let none = CloudKitDatabase(name: "none")

    /// The private database of a container of CloudKit.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }
}

/// The folders of stores.
private enum StorePlace {
  static func folder(of group: ModelConfiguration.GroupContainer) -> URL {
    switch group.choice {
    case .none: own
    case .automatic:
      DeviceConnection.shared?.context.groups.keys.sorted().first.flatMap(shared) ?? own
    case .group(let identifier): required(identifier)
    }
  }

  private static var own: URL { made(FileManager.default.urls(for: .applicationSupportDirectory)) }

  private static func required(_ identifier: String) -> URL {
    guard let folder = shared(identifier) else {
      preconditionFailure(ModelWords.noGroup(identifier))
    }
    return folder
  }

  private static func shared(_ identifier: String) -> URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier)
      .map { made($0.appendingPathComponent("Library/\(own.lastPathComponent)")) }
  }

  private static func made(_ folder: URL) -> URL {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension FileManager {
  fileprivate func urls(for directory: SearchPathDirectory) -> URL {
    urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
  }
}
