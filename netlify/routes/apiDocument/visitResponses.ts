import { listCalls, type ApiDocument } from './openApiTypes';
import { childrenOf, type Tree } from './tree';

type Schemas = ApiDocument['components']['schemas'];

const referencedSchema = (tree: Tree): string | null =>
  typeof tree.$ref === 'string' ? (tree.$ref.split('#/components/schemas/')[1] ?? null) : null;

/** Adds the components that a part of the document uses, directly or through others, to `names`. */
function collect(tree: Tree, schemas: Schemas, names: Set<string>): void {
  const name = referencedSchema(tree);
  if (name && !names.has(name)) {
    names.add(name);
    collect((schemas[name] ?? {}) as Tree, schemas, names);
  }
  for (const child of childrenOf(tree)) collect(child, schemas, names);
}

/**
 * Visits what the shop sends: responses, outgoing webhooks, and the components that no request uses. The owner is the
 * component or operation.
 */
export function visitResponses(
  { paths, webhooks, components: { schemas } }: ApiDocument,
  visit: (tree: Tree, owner: string) => void,
): void {
  const inRequests = new Set<string>();
  for (const { operation } of listCalls(paths)) collect({ body: operation.requestBody }, schemas, inRequests);
  for (const { operation } of listCalls(paths)) visit(operation.responses as Tree, operation.operationId);
  for (const { operation } of listCalls(webhooks)) visit({ body: operation.requestBody }, operation.operationId);
  for (const [name, schema] of Object.entries(schemas)) if (!inRequests.has(name)) visit(schema as Tree, name);
}
