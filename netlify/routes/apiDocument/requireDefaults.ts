import type { ApiDocument } from './openApiTypes';
import { visitResponses } from './visitResponses';
import { childTrees, isTree, type Tree } from './tree';

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
  for (const child of childTrees(tree)) requireIn(child);
}

export function requireDefaults(document: ApiDocument): void {
  visitResponses(document, requireIn);
  // The schema's currency is optional for calculations in pages, but every response has one.
  document.components.schemas.Money!.required = ['amount', 'currencyCode'];
}
