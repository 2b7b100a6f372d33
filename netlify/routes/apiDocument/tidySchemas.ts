import type { ApiDocument } from './documentForm';
import { childrenOf, eachTree, isTree, type Tree } from './tree';

/** JSON Schema patterns have no flags, but the generator leaves those of Unicode patterns at the end. */
function dropFlags(schema: Tree): void {
  if (typeof schema.pattern === 'string') schema.pattern = schema.pattern.replace(/\/[dimsuvy]+$/, '');
}

const isNullable = ({ type }: Tree): boolean => Array.isArray(type) && type.join() === 'object,null';

/** Replaces schemas that are also components with a reference, starting with the outermost. */
function nameRepeated(tree: Tree, names: Map<string, string>): void {
  const named = (value: unknown): unknown => {
    if (!isTree(value)) return value;
    if (isNullable(value)) {
      const { description, default: usual, ...rest } = value;
      const name = names.get(JSON.stringify({ ...rest, type: 'object' }));
      if (!name) return value;
      const choices = { anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] };
      return {
        ...choices,
        ...(description !== undefined && { description }),
        ...(usual !== undefined && { default: usual }),
      };
    }
    const name = value.type === 'object' ? names.get(JSON.stringify(value)) : undefined;
    return name ? { $ref: `#/components/schemas/${name}` } : value;
  };
  for (const [key, child] of Object.entries(tree)) tree[key] = Array.isArray(child) ? child.map(named) : named(child);
  for (const child of childrenOf(tree)) nameRepeated(child, names);
}

/** Corrects and shortens the generated schemas in place. */
export function tidySchemas({ paths, webhooks, components }: ApiDocument): void {
  const schemas = components.schemas;
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));
  for (const tree of [paths, webhooks, ...Object.values(schemas)]) nameRepeated(tree as Tree, names);
  for (const tree of [paths, webhooks, schemas]) eachTree(tree, dropFlags);
}
