import DeviceProtocol
import Foundation
public import SimulatedManagedSettings
public import SimulatedSwiftUI

/// The name of what a token stands for, which only the user sees.
///
/// Simulated: the device says the name when the view is drawn. Differs: on iOS another process draws
/// it.
public struct FamilyActivityTitleView: View {
  private let token: Data

  nonisolated init(token: Data) { self.token = token }

  /// The name.
  public var body: some View {
    Text(verbatim: UsedThing.described(by: token)?.name ?? "")
  }
}

/// The icon of what a token stands for, which only the user sees.
///
/// Simulated: a symbol for its kind. Differs: there are no apps' icons.
public struct FamilyActivityIconView: View {
  private let token: Data

  nonisolated init(token: Data) { self.token = token }

  /// The icon.
  public var body: some View {
    let name =
      switch UsedThing.described(by: token)?.kind {
      case .application: "app"
      case .category: "square.stack"
      case .webDomain: "globe"
      case nil: "questionmark.app"
      }
    Image(systemName: name)
  }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
  /// Makes a label with the name and icon of an app.
  public init(_ applicationToken: ApplicationToken) { self.init(data: applicationToken.data) }

  /// Makes a label with the name and icon of a category.
  public init(_ categoryToken: ActivityCategoryToken) { self.init(data: categoryToken.data) }

  /// Makes a label with the name and icon of a web domain.
  public init(_ webDomainToken: WebDomainToken) { self.init(data: webDomainToken.data) }

  private init(data: Data) {
    self.init {
      FamilyActivityTitleView(token: data)
    } icon: {
      FamilyActivityIconView(token: data)
    }
  }
}

extension UsedThing {
  fileprivate static func described(by token: Data) -> UsedThing? {
    guard case .activities(let all)? = ScreenTimeLink.information(.described(token: token))
    else { return nil }
    return all.first
  }
}
