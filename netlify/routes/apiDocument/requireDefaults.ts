import type { ApiDocument } from './openApiTypes';
import { visitResponses } from './visitResponses';
import { childrenOf, isTree, type Tree } from './tree';

/** A property with a default is always present in a response, because the server has filled it in. */
function requireIn(tree: Tree): void {
  const { properties, required } = tree;
  if (isTree(properties)) {
    const always = Object.entries(properties).filter(
      ([name, property]) => (required as string[] | undefined)?.includes(name) || 'default' in (property as Tree),
    );
    if (always.length) tree.required = always.map(([name]) => name);
    for (const property of Object.values(properties)) delete (property as Tree).default;
  }
  for (const child of childrenOf(tree)) requireIn(child);
}

/** Marks everything as required that responses and outgoing webhooks always have. Requests may leave out what has a default. */
export function requireDefaults(document: ApiDocument): void {
  visitResponses(document, requireIn);
  // The pages calculate with amounts of their own, which need no currency. Those of the API always have one.
  document.components.schemas.Money!.required = ['amount', 'currencyCode'];
}
