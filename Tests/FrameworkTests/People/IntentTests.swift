import Foundation
import SimulatedFoundation
import SimulatedIntents
import SimulatedUserNotifications
import TestSupport
import Testing

/// Intents as values.
struct IntentTests {
  private static func person(_ name: String?, parts: PersonNameComponents? = nil) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: "a@example.org", type: .emailAddress, label: .work),
      nameComponents: parts, displayName: name, image: INImage(named: "face"),
      contactIdentifier: "contact", customIdentifier: "custom", isMe: true,
      suggestionType: .socialProfile)
  }

  @Test(
    .shows(
      "INPersonHandleLabel.home", "INPersonHandleLabel.work", "INPersonHandleLabel.iPhone",
      "INPersonHandleLabel.mobile", "INPersonHandleLabel.main", "INPersonHandleLabel.homeFax",
      "INPersonHandleLabel.workFax", "INPersonHandleLabel.pager", "INPersonHandleLabel.other",
      "INPersonHandleLabel.school", "INPersonHandleLabel.rawValue",
      "INPersonHandleLabel.init(rawValue:)", "INPersonHandleLabel.init(_:)"),
    arguments: [
      (.home, "Home"), (.work, "Work"), (.iPhone, "iPhone"), (.mobile, "Mobile"), (.main, "Main"),
      (.homeFax, "Home_Fax"), (.workFax, "Work_Fax"), (.pager, "Pager"), (.other, "Other"),
      (.school, "School"),
    ] as [(INPersonHandleLabel, String)])
  func labelsHaveApplesTexts(_ label: INPersonHandleLabel, _ name: String) {
    let text = "com.apple.intents.PersonHandleLabel.\(name)"
    #expect(label.rawValue == text)
    #expect(INPersonHandleLabel(rawValue: text) == label && INPersonHandleLabel(text) == label)
  }

  @Test(
    .shows(
      "INPerson.init(personHandle:nameComponents:displayName:image:contactIdentifier:customIdentifier:isMe:suggestionType:)",
      "INPerson.personHandle", "INPerson.nameComponents", "INPerson.displayName",
      "INPerson.image", "INPerson.contactIdentifier", "INPerson.customIdentifier",
      "INPerson.isMe", "INPerson.suggestionType", "INPersonHandle.init(value:type:label:)",
      "INPersonHandle.value", "INPersonHandle.type", "INPersonHandle.label"))
  func aPersonKeepsWhatItIsGiven() {
    let person = Self.person("Ada")
    #expect(person.displayName == "Ada" && person.nameComponents == nil && person.image != nil)
    #expect([person.contactIdentifier, person.customIdentifier] == ["contact", "custom"])
    #expect(person.isMe && person.suggestionType == .socialProfile)
    let handle = person.personHandle
    #expect(handle?.value == "a@example.org" && handle?.type == .emailAddress)
    #expect(handle?.label == .work)
    var parts = PersonNameComponents()
    parts.givenName = "Ada"
    parts.familyName = "Lovelace"
    #expect(Self.person(nil, parts: parts).displayName == "Ada Lovelace")
    #expect(Self.person(nil, parts: parts).nameComponents == parts)
    #expect(Self.person(nil).displayName == "a@example.org")
  }

  @Test(
    .shows(
      "INSendMessageIntent.init(recipients:outgoingMessageType:content:speakableGroupName:conversationIdentifier:serviceName:sender:attachments:)",
      "INSendMessageIntent.init(recipients:content:speakableGroupName:conversationIdentifier:serviceName:sender:)",
      "INSendMessageIntent.recipients", "INSendMessageIntent.outgoingMessageType",
      "INSendMessageIntent.content", "INSendMessageIntent.speakableGroupName",
      "INSendMessageIntent.conversationIdentifier", "INSendMessageIntent.serviceName",
      "INSendMessageIntent.sender", "INSendMessageIntent.attachments",
      "INSpeakableString.init(spokenPhrase:)", "INSpeakableString.spokenPhrase",
      "INSpeakableString.init(vocabularyIdentifier:spokenPhrase:pronunciationHint:)",
      "INSpeakableString.vocabularyIdentifier", "INSpeakableString.pronunciationHint",
      "INIntentSetImageKeyPath.setImage(_:forParameterNamed:)",
      "INIntentSetImageKeyPath.image(forParameterNamed:)",
      "INFile.init(data:filename:typeIdentifier:)", "INFile.data", "INFile.filename",
      "INFile.typeIdentifier", "INFile.fileURL"))
  func anIntentToSendAMessageKeepsWhatItIsGiven() {
    let sound = INFile(data: Data([1]), filename: "a.m4a", typeIdentifier: "public.audio")
    #expect(sound.data == Data([1]) && sound.filename == "a.m4a" && sound.fileURL == nil)
    #expect(sound.typeIdentifier == "public.audio")
    let intent = INSendMessageIntent(
      recipients: [Self.person("Ada")], outgoingMessageType: .outgoingMessageAudio,
      content: "Hello", speakableGroupName: INSpeakableString(spokenPhrase: "Friends"),
      conversationIdentifier: "c1", serviceName: "Chat", sender: Self.person("Bob"),
      attachments: [INSendMessageAttachment(audioMessageFile: sound)])
    #expect(intent.recipients?.map(\.displayName) == ["Ada"])
    #expect(intent.outgoingMessageType == .outgoingMessageAudio)
    #expect([intent.content, intent.conversationIdentifier] == ["Hello", "c1"])
    #expect(intent.serviceName == "Chat" && intent.sender?.displayName == "Bob")
    #expect(intent.speakableGroupName?.spokenPhrase == "Friends")
    #expect(intent.attachments?.first?.audioMessageFile === sound)
    let image = INImage(imageData: Data([2]))
    intent.setImage(image, forParameterNamed: \.speakableGroupName)
    #expect(intent.image(forParameterNamed: \.speakableGroupName) === image)
    #expect(intent.image(forParameterNamed: \.sender) == nil)

    let group = INSpeakableString(
      vocabularyIdentifier: "v", spokenPhrase: "All", pronunciationHint: "oll")
    let older = INSendMessageIntent(
      recipients: nil, content: nil, speakableGroupName: group, conversationIdentifier: "c2",
      serviceName: nil, sender: nil)
    #expect(older.outgoingMessageType == .outgoingMessageText && older.attachments == nil)
    let name = older.speakableGroupName
    #expect([name?.vocabularyIdentifier, name?.pronunciationHint] == ["v", "oll"])
  }

  @Test(
    .shows(
      "INFile.init(fileURL:filename:typeIdentifier:)", "INIntent.init()",
      "INIntent.suggestedInvocationPhrase", "INIntent.donationMetadata", "INIntent.identifier",
      "INIntent.intentDescription", "INIntentResponse.init()", "INIntentResponse.userActivity",
      "NSExtensionContext.intent"))
  func filesAndPlainIntentsKeepTheirValuesAndAContextHasNone() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).txt")
    try Data("a".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = INFile(fileURL: url, filename: nil, typeIdentifier: nil)
    #expect(file.filename == url.lastPathComponent && file.fileURL == url)
    #expect(file.data == Data("a".utf8))
    let intent = INIntent()
    intent.suggestedInvocationPhrase = "Do"
    let metadata = INSendMessageIntentDonationMetadata()
    intent.donationMetadata = metadata
    #expect(intent.suggestedInvocationPhrase == "Do" && intent.donationMetadata === metadata)
    #expect(intent.identifier == nil && intent.intentDescription == nil)
    let response = INIntentResponse()
    let activity = NSUserActivity(activityType: "a")
    response.userActivity = activity
    #expect(response.userActivity === activity)
    #expect(NSExtensionContext().intent == nil)
  }

  @Test(
    .shows(
      "INInteraction.init(intent:response:)", "INInteraction.intent",
      "INInteraction.intentResponse", "INInteraction.direction", "INInteraction.dateInterval",
      "INInteraction.identifier", "INInteraction.groupIdentifier", "INInteraction.donate()",
      "INInteraction.donate(completion:)", "INInteraction.deleteAll(completion:)",
      "INInteraction.delete(with: [String], completion:)",
      "INInteraction.delete(with: String, completion:)"))
  func whatIsDonatedIsKeptUntilItIsDeleted() async throws {
    func interaction(_ name: String, group: String? = nil) -> INInteraction {
      let interaction = INInteraction(intent: INIntent(), response: INIntentResponse())
      interaction.identifier = name
      interaction.groupIdentifier = group
      return interaction
    }
    var names: [String] { INInteraction.donated.map(\.identifier) }
    let first = interaction("a")
    first.direction = .incoming
    let date = Date(timeIntervalSinceReferenceDate: 0)
    first.dateInterval = DateInterval(start: date, duration: 1)
    #expect(first.direction == .incoming && first.dateInterval?.duration == 1)
    #expect(first.intentResponse != nil && first.intent !== INIntent())
    try await first.donate()
    for more in [interaction("b", group: "g"), interaction("c"), interaction("d")] {
      let error: (any Error)? = await withCheckedContinuation { continuation in
        more.donate { continuation.resume(returning: $0) }
      }
      #expect(error == nil)
    }
    #expect(names == ["a", "b", "c", "d"])
    INInteraction.delete(with: ["a"], completion: nil)
    INInteraction.delete(with: "g", completion: nil)
    #expect(names == ["c", "d"])
    INInteraction.deleteAll(completion: nil)
    #expect(names == [])
  }

  @Test(.shows("UNNotificationContent.updating(from:)"))
  func contentCanBeMadeOfAnIntent() throws {
    let content = UNMutableNotificationContent()
    content.title = "Hello"
    let intent = INSendMessageIntent(
      recipients: nil, content: nil, speakableGroupName: nil, conversationIdentifier: nil,
      serviceName: nil, sender: nil)
    let updated = try content.updating(from: intent)
    #expect(updated == content && updated !== content)
  }

  private final class Shelf: INObject, @unchecked Sendable {}

  private final class Settings: INIntent, @unchecked Sendable {
    enum Order: Int { case unknown, author }

    var order: Order {
      get { _managed("order") }
      set { _manage(newValue, "order") }
    }
    var name: String? {
      get { _managed("name") }
      set { _manage(newValue, "name") }
    }
  }

  @Test(
    .shows(
      "INObject.init(identifier:display:pronunciationHint:)", "INObject.subtitleString",
      "INObject.init(identifier:display:subtitle:image:)", "IntentParameterFacts.Kind.decimal"))
  func aValueOfAnAppsOwnTypeKeepsWhatItIsGiven() {
    let shelf = Shelf(identifier: "1", display: "Novels", pronunciationHint: "novels")
    #expect(shelf.identifier == "1" && shelf.displayString == "Novels")
    #expect(shelf.subtitleString == nil && shelf.pronunciationHint == "novels")
    let other = Shelf(identifier: nil, display: "Poems", subtitle: "in the attic", image: nil)
    #expect(other.identifier == nil && other.subtitleString == "in the attic")
    let settings = Settings()
    #expect(settings.order == .unknown && settings.name == nil)
    (settings.order, settings.name) = (.author, "mine")
    #expect(settings.order == .author && settings.name == "mine")
    settings.name = nil
    #expect(settings.name == nil)
    guard case .decimal = IntentParameterFacts.Kind.decimal else {
      Issue.record("it is no number")
      return
    }
  }
}
