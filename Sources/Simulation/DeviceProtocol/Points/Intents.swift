package import Foundation

/// An intent of the user, as it crosses between processes.
package struct IntentDescription: Codable, Hashable, Sendable {
  /// Apple's name for the class: "INSendMessageIntent".
  package var className: String
  /// The known values, by the names of the class's properties.
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

/// A person to whom an intent refers.
package struct IntentPerson: Codable, Hashable, Sendable {
  /// The display name.
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
  /// The value that is meant, the value to confirm, or the values to choose from.
  package var values: [IntentValue]
  /// Apple's number for the reason why it is unsupported, if the handler gives one.
  package var reason: Int?

  package init(_ kind: Kind, _ values: [IntentValue] = [], reason: Int? = nil) {
    self.kind = kind
    self.values = values
    self.reason = reason
  }
}

/// An app's response to an intent.
package struct IntentResponseDescription: Codable, Hashable, Sendable {
  /// Apple's name for the class: "INSendMessageIntentResponse".
  package var className: String
  /// Apple's number.
  package var code: Int
  /// The activity that the app is given if it has to continue.
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
  /// The contents of its `userInfo`, as a property list in binary form.
  package var userInfo: Data?

  package init(type: String, title: String? = nil, userInfo: Data? = nil) {
    self.type = type
    self.title = title
    self.userInfo = userInfo
  }
}

/// An activity that passes an intent on to its app.
package struct HandedIntent: Codable, Hashable, Sendable {
  package var activity: ActivityDescription
  package var interaction: IntentInteraction

  package init(activity: ActivityDescription, interaction: IntentInteraction) {
    self.activity = activity
    self.interaction = interaction
  }
}

/// An intent with its status.
package struct IntentInteraction: Codable, Hashable, Sendable {
  package var intent: IntentDescription
  package var response: IntentResponseDescription?
  /// Apple's number for an INIntentHandlingStatus.
  package var status: Int

  package init(
    intent: IntentDescription, response: IntentResponseDescription? = nil, status: Int = 0
  ) {
    self.intent = intent
    self.response = response
    self.status = status
  }
}

/// A call to an extension for intents.
package enum IntentCall: Codable, Hashable, Sendable {
  /// Say who handles it; answered with `done` or `failed`.
  case handler(IntentDescription)
  /// Say what one parameter means; answered with `resolved`.
  case resolve(IntentDescription, parameter: String)
  /// Say whether it can be done; answered with `response`.
  case confirm(IntentDescription)
  /// Handle it; answered with `response`.
  case handle(IntentDescription)
  /// Show it on your view; answered with `configured`.
  case configure(IntentInteraction, parameters: [String], IntentRoom)
  /// Provide the options of a parameter of an app's own intent; answered with `options`.
  case options(AppIntentRequest, parameter: String)
}

/// Its answer.
package enum IntentAnswer: Codable, Hashable, Sendable {
  /// One for each value.
  case resolved([IntentResolution])
  case response(IntentResponseDescription)
  /// The size of its view, and the parameters that this shows; `nil` when it shows nothing.
  case configured(IntentRoom.Size?, parameters: [String])
  case options(ProvidedOptions)
}

/// What an app's extension provides for a parameter of its own intent.
package struct ProvidedOptions: Codable, Hashable, Sendable {
  package struct Option: Codable, Hashable, Sendable {
    package var value: AppIntentValue
    /// What the user sees, and what they see below.
    package var name: String
    package var about: String?

    package init(value: AppIntentValue, name: String, about: String?) {
      self.value = value
      self.name = name
      self.about = about
    }
  }

  package var options: [Option]
  /// The titles of the sections.
  package var sections: [String]
  /// The value that counts until the user chooses.
  package var initial: AppIntentValue?

  package init(options: [Option], sections: [String], initial: AppIntentValue?) {
    self.options = options
    self.sections = sections
    self.initial = initial
  }
}

/// The smallest and largest size of an interface for an intent, in points.
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
