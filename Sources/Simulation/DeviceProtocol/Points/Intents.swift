package import Foundation

/// Something that the user wants, as it crosses between processes.
package struct IntentDescription: Codable, Hashable, Sendable {
  /// Apple's name of the class: "INSendMessageIntent".
  package var className: String
  /// What is known, by the names of the class's properties.
  package var parameters: [String: IntentValue]

  package init(className: String, parameters: [String: IntentValue]) {
    self.className = className
    self.parameters = parameters
  }
}

/// A value of an intent's parameter.
package enum IntentValue: Codable, Hashable, Sendable {
  case text(String)
  /// The number of one of Apple's enumerations.
  case number(Int)
  case person(IntentPerson)
  case list([IntentValue])
}

/// Somebody whom an intent is about.
package struct IntentPerson: Codable, Hashable, Sendable {
  /// The name as it is shown.
  package var name: String
  /// Where the person can be reached, and Apple's number for the kind of that address.
  package var address: String?
  package var addressKind = 0
  package var addressLabel: String?
  package var contact: String?
  package var custom: String?
  package var isMe = false

  package init(name: String, address: String? = nil) {
    self.name = name
    self.address = address
  }
}

/// What a handler makes of one value of a parameter.
package struct IntentResolution: Codable, Hashable, Sendable {
  /// What it says.
  package enum Kind: String, Codable, Hashable, Sendable {
    case success, notRequired, needsValue, unsupported, disambiguation, confirmation
  }

  package var kind: Kind
  /// The value that is meant, the one to be confirmed, or those to choose from.
  package var values: [IntentValue]
  /// Apple's number of the reason why it is unsupported, where the handler gives one.
  package var reason: Int?

  package init(_ kind: Kind, _ values: [IntentValue] = [], reason: Int? = nil) {
    self.kind = kind
    self.values = values
    self.reason = reason
  }
}

/// How an app answers to an intent.
package struct IntentResponseDescription: Codable, Hashable, Sendable {
  /// Apple's name of the class: "INSendMessageIntentResponse".
  package var className: String
  /// Apple's number.
  package var code: Int
  /// What the app is handed if it has to go on.
  package var activity: ActivityDescription?

  package init(className: String, code: Int, activity: ActivityDescription? = nil) {
    self.className = className
    self.code = code
    self.activity = activity
  }
}

/// An activity as it crosses between processes.
package struct ActivityDescription: Codable, Hashable, Sendable {
  package var type: String
  package var title: String?
  /// What its `userInfo` holds, as a property list in binary form.
  package var userInfo: Data?

  package init(type: String, title: String? = nil, userInfo: Data? = nil) {
    self.type = type
    self.title = title
    self.userInfo = userInfo
  }
}

/// An activity that hands an intent on to its app.
package struct HandedIntent: Codable, Hashable, Sendable {
  package var activity: ActivityDescription
  package var interaction: IntentInteraction

  package init(activity: ActivityDescription, interaction: IntentInteraction) {
    self.activity = activity
    self.interaction = interaction
  }
}

/// An intent with how far it has come.
package struct IntentInteraction: Codable, Hashable, Sendable {
  package var intent: IntentDescription
  package var response: IntentResponseDescription?
  /// Apple's number of an INIntentHandlingStatus.
  package var status: Int

  package init(
    intent: IntentDescription, response: IntentResponseDescription? = nil, status: Int = 0
  ) {
    self.intent = intent
    self.response = response
    self.status = status
  }
}

/// What the system says to an extension for intents.
package enum IntentCall: Codable, Hashable, Sendable {
  /// Say who handles it; answered with `done` or `failed`.
  case handler(IntentDescription)
  /// Say what one parameter means; answered with `resolved`.
  case resolve(IntentDescription, parameter: String)
  /// Say whether it can be done; answered with `response`.
  case confirm(IntentDescription)
  /// Do it; answered with `response`.
  case handle(IntentDescription)
  /// Show it on your view; answered with `configured`.
  case configure(IntentInteraction, parameters: [String], IntentRoom)
}

/// What it answers.
package enum IntentAnswer: Codable, Hashable, Sendable {
  /// One for each value.
  case resolved([IntentResolution])
  case response(IntentResponseDescription)
  /// How large its view is to be, and which parameters that shows; `nil` when it shows nothing.
  case configured(IntentRoom.Size?, parameters: [String])
}

/// How small and how large an interface for an intent may be, in points.
package struct IntentRoom: Codable, Hashable, Sendable {
  package struct Size: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  package var minimum: Size
  package var maximum: Size

  package init(minimum: Size, maximum: Size) {
    self.minimum = minimum
    self.maximum = maximum
  }
}
