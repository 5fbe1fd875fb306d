/// The key of a value that views give to those around.
///
/// Simulated: no known difference.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view gives one.
  static var defaultValue: Value { get }
  /// Combines a value with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Gives a value to the views around, in place of those that views inside give.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferringView(content: self) { $0.set(key, value) }
  }

  /// Changes the value that views inside give.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferringView(content: self) {
      var value = $0.value(key) ?? K.defaultValue
      callback(&value)
      $0.set(key, value)
    }
  }

  /// Runs an action with the value that views inside give, when it has changed.
  ///
  /// Simulated: after the reading, and first when it isn't the default value.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceChangeView<Self, K>(content: self, action: action)
  }

  /// Puts a view in front of it that depends on the value that views inside give.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<Self, K, V>(content: self, layer: transform) { .inFront($0, alignment) }
  }

  /// Puts a view behind it that depends on the value that views inside give.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<Self, K, V>(content: self, layer: transform) { .behind($0, alignment) }
  }
}

/// A view that changes what views inside prefer.
private struct PreferringView<Content: View>: View, PieceMaker {
  let content: Content
  let change: @MainActor (Preferences) -> Void

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    context.preferring {
      PieceReader.pieces(of: content, in: context.part(0))
    } _: {
      change($0)
    }
  }
}

/// A view with something to do when what views inside prefer has changed.
private struct PreferenceChangeView<Content: View, Key: PreferenceKey>: View, PieceMaker
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  @MainActor private final class Last {
    var value = Key.defaultValue
  }

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let last = context.node.kept("preference") { Last() }
    return context.preferring {
      PieceReader.pieces(of: content, in: context.part(0))
    } _: {
      let value = $0.value(Key.self) ?? Key.defaultValue
      guard value != last.value else { return }
      last.value = value
      context.node.graph?.afterReading { action(value) }
    }
  }
}

/// A view with another one before or behind it that depends on what views inside prefer.
private struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: View, PieceMaker
{
  let content: Content
  let layer: (Key.Value) -> Layer
  let wrap: (Piece) -> Piece.Wrap

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    var other: Piece?
    let piece = context.preferring {
      PieceReader.piece(of: content, in: context.part(0))
    } _: {
      let view = layer($0.value(Key.self) ?? Key.defaultValue)
      other = PieceReader.piece(of: view, in: context.part(1))
    }
    return [other.map { piece.wrapped(wrap($0)) } ?? piece]
  }
}
