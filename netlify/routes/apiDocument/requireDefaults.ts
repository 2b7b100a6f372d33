import { callsOf, type ApiDocument } from './documentForm';
import { childrenOf, isTree, type Tree } from './tree';

type Schemas = ApiDocument['components']['schemas'];

const nameIn = (tree: Tree): string | null =>
  typeof tree.$ref === 'string' ? (tree.$ref.split('#/components/schemas/')[1] ?? null) : null;

/** Adds the components that a part of the document uses, directly or through others, to `names`. */
function collect(tree: Tree, schemas: Schemas, names: Set<string>): void {
  const name = nameIn(tree);
  if (name && !names.has(name)) {
    names.add(name);
    collect((schemas[name] ?? {}) as Tree, schemas, names);
  }
  for (const child of childrenOf(tree)) collect(child, schemas, names);
}

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
export function requireDefaults({ paths, webhooks, components: { schemas } }: ApiDocument): void {
  const bodies = callsOf(paths).map(({ operation }) => ({ body: operation.requestBody }));
  const inRequests = new Set<string>();
  for (const body of bodies) collect(body, schemas, inRequests);
  for (const { operation } of callsOf(paths)) requireIn(operation.responses as Tree);
  requireIn(webhooks as Tree);
  for (const [name, schema] of Object.entries(schemas)) if (!inRequests.has(name)) requireIn(schema as Tree);
  // The pages calculate with amounts of their own, which need no currency. Those of the API always have one.
  schemas.Money!.required = ['amount', 'currencyCode'];
}
