extension Prelude {
  /// Collections of elements, which aren't arrays, as in a browser.
  static let collections = #"""
    function listMembers(nodes) {
      return {
        get length() { return nodes.length; },
        item(index) { return objectOf(nodes[Number(index)]); },
        *[Symbol.iterator]() { for (const node of nodes) yield objectOf(node); },
      };
    }
    const shownIn = (nodes) => (index) => index < nodes.length ? objectOf(nodes[index]) : undefined;

    function nodeList(nodes) {
      const members = listMembers(nodes);
      const list = guarded("NodeList", Object.defineProperties(members,
        Object.getOwnPropertyDescriptors({
          forEach(body, receiver) {
            nodes.forEach((node, index) => body.call(receiver, objectOf(node), index, list));
          },
          toString() { return "[object NodeList]"; },
        })), shownIn(nodes));
      return list;
    }
    function elementCollection(nodes) {
      const members = listMembers(nodes);
      return guarded("HTMLCollection", Object.defineProperties(members,
        Object.getOwnPropertyDescriptors({
          toString() { return "[object HTMLCollection]"; },
        })), shownIn(nodes));
    }
    """#
}
