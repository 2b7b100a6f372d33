import { listCalls, type ApiDocument } from './openApiTypes';
import { childTrees, type Tree } from './tree';

type Schemas = ApiDocument['components']['schemas'];

const referencedSchema = (tree: Tree): string | null =>
  typeof tree.$ref === 'string' ? (tree.$ref.split('#/components/schemas/')[1] ?? null) : null;

function collect(tree: Tree, schemas: Schemas, names: Set<string>): void {
  const name = referencedSchema(tree);
  if (name && !names.has(name)) {
    names.add(name);
    collect((schemas[name] ?? {}) as Tree, schemas, names);
  }
  for (const child of childTrees(tree)) collect(child, schemas, names);
}

/** Visits responses, outgoing webhooks, and components that no request uses. */
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
