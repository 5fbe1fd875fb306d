import DeviceProtocol
package import UniformTypes

/// The uniform types of the device that this process runs on.
package enum InstalledTypes {
  /// The system's types, and those declared by the bundles that were installed when the process was
  /// launched.
  package static let all: UniformTypes = {
    let declared = DeviceConnection.shared?.context.types ?? []
    guard !declared.isEmpty else { return .standard }
    return .standard.declaring(
      declared.map {
        UniformTypes.Declaration(
          $0.identifier, conformsTo: $0.conformsTo, filenameExtensions: $0.filenameExtensions,
          mimeTypes: $0.mimeTypes, origin: $0.isExported ? .exported : .imported)
      })
  }()
}
