const isReplacedText = (node: Node, parent: Node): boolean =>
  node.nodeType === Node.TEXT_NODE && node.parentNode !== parent;

/**
 * Browser translators replace text nodes that React still updates. When React then removes such a node, or inserts
 * another before it, the DOM throws and React unmounts the whole page. With this patch, the removal does nothing and the
 * insertion appends.
 */
export function tolerateTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removePresent<Child extends Node>(this: Node, child: Child): Child {
    return isReplacedText(child, this) ? child : (removeChild.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function insertPresent<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, node, before && isReplacedText(before, this) ? null : before) as Child;
  };
}
