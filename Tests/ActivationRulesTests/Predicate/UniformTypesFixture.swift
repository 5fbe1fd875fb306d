import UniformTypes

/// Graphs of types for tests.
enum UniformTypesFixture {
  /// The standard types and one more.
  static func declaring(_ type: String, conformsTo parent: String) -> UniformTypes {
    UniformTypes.standard.declaring([.init(type, conformsTo: [parent])])
  }
}
