import type { ApiDocument } from './openApiTypes';
import { childTrees, visitTrees, isTree, type Tree } from './tree';

/** JSON Schema patterns have no flags, but the generator leaves those of Unicode patterns at the end. */
function dropFlags(schema: Tree): void {
  if (typeof schema.pattern === 'string') schema.pattern = schema.pattern.replace(/\/[dimsuvy]+$/, '');
}

const isNullable = ({ type }: Tree): boolean => Array.isArray(type) && type.join() === 'object,null';

function toReference(value: unknown, names: Map<string, string>): unknown {
  if (!isTree(value)) return value;
  const { description, default: defaultValue, ...rest } = value;
  const isNull = isNullable(value);
  const name = names.get(JSON.stringify(isNull ? { ...rest, type: 'object' } : rest));
  if (!name) return value;
  const reference = { $ref: `#/components/schemas/${name}` };
  return {
    ...(isNull ? { anyOf: [reference, { type: 'null' }] } : reference),
    ...(description !== undefined && { description }),
    ...(defaultValue !== undefined && { default: defaultValue }),
  };
}

function replaceRepeated(tree: Tree, names: Map<string, string>): void {
  for (const [key, child] of Object.entries(tree))
    tree[key] = Array.isArray(child) ? child.map((each) => toReference(each, names)) : toReference(child, names);
  for (const child of childTrees(tree)) replaceRepeated(child, names);
}

const discriminatorValue = (schema: Tree | undefined): unknown => {
  const type = isTree(schema?.properties) ? schema.properties.type : undefined;
  return isTree(type) && Array.isArray(type.enum) ? type.enum[0] : undefined;
};

function addDiscriminators(schemas: ApiDocument['components']['schemas']): void {
  for (const schema of Object.values(schemas)) {
    const references = schema.oneOf?.flatMap(({ $ref }) => $ref ?? []) ?? [];
    const mapping = references.map(($ref) => [discriminatorValue(schemas[$ref.split('/').at(-1)!] as Tree), $ref]);
    if (mapping.length && mapping.every(([type]) => type))
      schema.discriminator = { propertyName: 'type', mapping: Object.fromEntries(mapping) as Record<string, string> };
  }
}

export function tidySchemas({ paths, webhooks, components }: ApiDocument): void {
  const schemas = components.schemas;
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));
  for (const tree of [paths, webhooks, ...Object.values(schemas)]) replaceRepeated(tree as Tree, names);
  addDiscriminators(schemas);
  for (const tree of [paths, webhooks, schemas]) visitTrees(tree, dropFlags);
}
