const isElsewhere = (node: Node, parent: Node): boolean =>
  node.nodeType === Node.TEXT_NODE && node.parentNode !== parent;

/**
 * Lets React go on after a translator has replaced text. Translators in browsers put elements in the place of text
 * nodes that React still updates. When React then removes such a node, or inserts another before it, the DOM throws, and
 * the whole page is lost, even though the order behind it went through. Here the first does nothing, and the second
 * appends.
 */
export function tolerateTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removePresent<Child extends Node>(this: Node, child: Child): Child {
    return isElsewhere(child, this) ? child : (removeChild.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function insertPresent<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, node, before && isElsewhere(before, this) ? null : before) as Child;
  };
}
