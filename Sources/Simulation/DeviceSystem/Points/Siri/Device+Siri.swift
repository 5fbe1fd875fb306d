import DeviceEvents
import DeviceProtocol

/// What the user asks Siri for, and how they answer Siri's questions.
extension Device {
  /// Carries out what the user does with Siri.
  func obey(_ command: SiriCommand) -> SceneAnswer {
    switch command {
    case .answerRequests(let isAllowed):
      siri.isAllowed = isAllowed
      return .done
    case .ask(let app, let intent, let isLocked): return ask(app, intent, isLocked)
    case .answer(let number, let words): return with(number) { answer(words, in: $0) }
    case .confirm(let number): return with(number) { confirm($0) }
    case .cancel(let number): return with(number) { cancel($0) }
    case .look(let number): return with(number) { _ in nil }
    }
  }

  /// Acts on a talk; the result is the reason why that isn't possible.
  private func with(_ number: Int, _ act: (SiriTalk) -> String?) -> SceneAnswer {
    guard siri.talks.indices.contains(number) else {
      return .impossible(SiriWords.notAsked)
    }
    let talk = siri.talks[number]
    if let reason = act(talk) { return .impossible(reason) }
    talk.state.session = talk.interface.flatMap { $0.isOpen ? $0.number : nil }
    return .point(.siri(talk.state))
  }

  private func ask(_ name: String, _ intent: IntentDescription, _ isLocked: Bool) -> SceneAnswer {
    guard let app = apps.first(where: { $0.name == name }) else {
      return .impossible(missing(name))
    }
    guard let kind = SiriIntent.all.first(where: { $0.className == intent.className }) else {
      return .impossible(SiriWords.unknownIntent(intent.className))
    }
    for talk in siri.talks { putAway(talk) }
    recorder.record(
      "Device",
      .acted(SiriWords.asks(kind.wish, with: name, isLocked: isLocked)))
    let talk = SiriTalk(
      number: siri.talks.count, app: app, kind: kind, intent: intent, isLocked: isLocked)
    for (place, value) in intent.values(of: "recipients").enumerated() {
      talk.put(knowing(value), into: 0, at: place)
    }
    siri.talks.append(talk)
    begin(talk)
    return with(talk.state.number) { _ in nil }
  }

  /// Adds the number of the contact with that name to a person.
  private func knowing(_ value: IntentValue) -> IntentValue {
    guard case .person(var person) = value, person.address == nil,
      let contact = contacts.first(where: { $0.value == person.name })
    else { return value }
    (person.address, person.addressKind) = (contact.key, 2)
    return .person(person)
  }

  /// Answers a question for the user: with a value, or with one of those offered.
  private func answer(_ words: String, in talk: SiriTalk) -> String? {
    func value(of parameter: Int) -> IntentValue {
      talk.kind.parameters[parameter].isOfPeople
        ? knowing(.person(IntentPerson(name: words))) : .text(words)
    }
    let answered: (parameter: Int, place: Int, value: IntentValue)
    switch talk.question {
    case .value(let parameter, let place):
      answered = (parameter, place, value(of: parameter))
    case .confirmation(let parameter, let place, _):
      // A different value from the one that was to be confirmed.
      answered = (parameter, place, value(of: parameter))
    case .choice(let parameter, let place, let values):
      guard let chosen = values.first(where: { $0.words == words }) else {
        return SiriWords.noChoice(words, among: values.map(\.words))
      }
      answered = (parameter, place, chosen)
    case .ready: return SiriWords.awaitsConfirmation
    case nil: return SiriWords.asksNothing
    }
    recorder.record("Device", .acted(SiriWords.says(words)))
    talk.put(answered.value, into: answered.parameter, at: answered.place)
    resolve(talk, from: answered.parameter)
    return nil
  }

  /// Says yes for the user.
  private func confirm(_ talk: SiriTalk) -> String? {
    switch talk.question {
    case .confirmation(let parameter, let place, let value):
      recorder.record("Device", .acted(SiriWords.saysYes))
      talk.confirmed.insert(value)
      talk.put(value, into: parameter, at: place)
      resolve(talk, from: parameter)
    case .ready:
      recorder.record("Device", .acted(SiriWords.saysYes))
      closeInterface(of: talk)
      handle(talk)
    case .value, .choice: return SiriWords.asks(talk.state.words)
    case nil: return SiriWords.asksNothing
    }
    return nil
  }

  /// Cancels a talk for the user, or dismisses the answer.
  private func cancel(_ talk: SiriTalk) -> String? {
    recorder.record("Device", .acted(SiriWords.putsAway))
    putAway(talk)
    return nil
  }

  private func putAway(_ talk: SiriTalk) {
    talk.question = nil
    talk.state.isWaiting = false
    talk.state.choices = []
    closeInterface(of: talk)
    if let session = talk.session { end(session) }
    talk.session = nil
  }
}
