import SimulatedSwiftUI
import TestSupport
import Testing

/// What bindings read and write.
@MainActor @Suite struct StateBindingTests {
  /// A value that something else keeps.
  private final class Kept<Value> {
    var value: Value
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }

    init(_ value: Value) { self.value = value }
  }

  /// A value with parts.
  private struct Person: Identifiable {
    let id: Int
    var name: String
  }

  /// Something that has a binding of its own.
  private struct Editor {
    @Binding var name: String
  }

  @Test(
    .shows("Binding", "Binding.init(get:set:)", "Binding.wrappedValue", "Binding.projectedValue"),
    .shows("Binding.init(projectedValue:)", "Binding.animation(_:)"))
  func aBindingReadsAndWritesWhatSomethingElseKeeps() {
    let kept = Kept("Ann")
    let binding = kept.binding
    #expect(binding.wrappedValue == "Ann")
    binding.wrappedValue = "Bob"
    #expect(kept.value == "Bob")
    kept.value = "Cid"
    #expect(binding.wrappedValue == "Cid")
    binding.projectedValue.wrappedValue = "Dan"
    #expect(kept.value == "Dan")
    Binding(projectedValue: binding).wrappedValue = "Eve"
    #expect(kept.value == "Eve")
    let animated = binding.animation(.easeIn)
    #expect(animated.wrappedValue == "Eve")
    animated.wrappedValue = "Fay"
    #expect(kept.value == "Fay")
    let editor = Editor(name: binding)
    editor.name = "Gil"
    editor.$name.wrappedValue += "!"
    #expect(kept.value == "Gil!")
  }

  @Test(.shows("Binding.constant(_:)"))
  func aConstantStaysWhatItIs() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test(.shows("Binding.subscript(dynamicMember:)"))
  func aPartOfAValueCanBeBound() {
    let kept = Kept(Person(id: 1, name: "Ann"))
    let name = kept.binding.name
    #expect(name.wrappedValue == "Ann")
    name.wrappedValue = "Bob"
    #expect(kept.value.name == "Bob")
    #expect(kept.value.id == 1)
  }

  @Test(.shows("Binding.init(_: Binding<V>)"))
  func aBindingBecomesOneToAnOptional() {
    let kept = Kept(1)
    let optional = Binding<Int?>(kept.binding)
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 2
    #expect(kept.value == 2)
  }

  @Test(.shows("Binding.init(_: Binding<Value?>)"))
  func aBindingToAnOptionalBecomesOneToItsValueIfThereIsOne() throws {
    let kept = Kept<Int?>(1)
    let number = try #require(Binding(kept.binding))
    #expect(number.wrappedValue == 1)
    number.wrappedValue = 2
    #expect(kept.value == 2)
    kept.value = nil
    #expect((Binding(kept.binding) as Binding<Int>?)?.wrappedValue == nil)
  }

  @Test(.shows("Binding.id"))
  func aBindingHasTheIdentityOfItsValue() {
    #expect(Kept(Person(id: 7, name: "Ann")).binding.id == 7)
  }

  @Test(
    .shows("Binding.Element", "Binding.Iterator", "Binding.SubSequence", "Binding.Index"),
    .shows("Binding.Indices", "Binding.startIndex", "Binding.endIndex", "Binding.indices"),
    .shows("Binding.index(after:)", "Binding.index(before:)", "Binding.subscript(_:)"))
  func aBindingToACollectionIsACollectionOfBindings() {
    typealias Numbers = Binding<[Int]>
    let kept = Kept([1, 2, 3])
    let numbers: Numbers = kept.binding
    let first: Numbers.Index = numbers.startIndex
    let all: Numbers.Indices = numbers.indices
    #expect((first, numbers.endIndex) == (0, 3))
    #expect(all == 0..<3)
    #expect((numbers.index(after: 1), numbers.index(before: 1)) == (2, 0))
    var iterator: Numbers.Iterator = numbers.makeIterator()
    iterator.next()?.wrappedValue = 10
    let last: Numbers.Element = numbers[2]
    last.wrappedValue = 30
    #expect(kept.value == [10, 2, 30])
    let rest: Numbers.SubSequence = numbers.dropFirst()
    for number in rest { number.wrappedValue += 1 }
    #expect(kept.value == [10, 3, 31])
  }

  @Test(.shows("Binding.subscript(_:)", "Binding.index(after:)", "Binding.index(before:)"))
  func positionsAreThoseOfTheCollection() {
    let kept = Kept(["zero", "one", "two"].dropFirst())
    let words = kept.binding
    #expect((words.startIndex, words.endIndex) == (1, 3))
    #expect(words.index(after: 2) == words.endIndex)
    #expect(words.index(before: 2) == words.startIndex)
    words[1].wrappedValue = "un"
    #expect(kept.value == ["un", "two"])
  }

  @Test(.shows("Binding.subscript(_:)"))
  func theBindingToAnElementThatIsGoneDoesNothing() {
    let kept = Kept(["a", "b"])
    let second = kept.binding[1]
    kept.value = ["c"]
    #expect(second.wrappedValue == "b")
    second.wrappedValue = "d"
    #expect(kept.value == ["c"])
  }
}
