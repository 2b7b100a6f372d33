import { listCalls, type ApiDocument } from './openApiTypes';
import { describeProperty } from './glossary';
import { childTrees, isTree, type Tree } from './tree';

function describeIn(tree: Tree, owner: string): void {
  const { properties, ...rest } = tree;
  if (isTree(properties))
    for (const [name, property] of Object.entries(properties)) {
      if (!isTree(property)) continue;
      property.description ??= describeProperty(owner, name);
      describeIn(property, name);
    }
  for (const child of childTrees(isTree(properties) ? rest : tree)) describeIn(child, owner);
}

export function describeProperties({ paths, webhooks, components }: ApiDocument): void {
  for (const { operation } of [...listCalls(paths), ...listCalls(webhooks)]) {
    const { operationId, requestBody, responses } = operation;
    describeIn({ requestBody, responses }, operationId);
  }
  for (const [name, schema] of Object.entries(components.schemas)) describeIn(schema as Tree, name);
}
