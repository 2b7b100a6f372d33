import type { ApiDocument } from './documentForm';
import { glossary } from './glossary';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = (tree: Tree): Tree[] => Object.values(tree).flat().filter(isTree);

function eachTree(tree: Tree, visit: (tree: Tree) => void): void {
  visit(tree);
  for (const child of childrenOf(tree)) eachTree(child, visit);
}

/** JSON Schema patterns have no flags, but the generator leaves those of Unicode patterns at the end. */
function dropFlags(schema: Tree): void {
  if (typeof schema.pattern === 'string') schema.pattern = schema.pattern.replace(/\/[dimsuvy]+$/, '');
}

/** Adds the glossary's description to properties that have none. */
function describeProperties({ properties }: Tree): void {
  if (!isTree(properties)) return;
  for (const [name, property] of Object.entries(properties)) {
    const word = glossary[name];
    if (word && isTree(property) && !property.$ref) property.description ??= word.description;
  }
}

/** Replaces schemas that are also components with a reference, starting with the outermost. */
function nameRepeated(tree: Tree, names: Map<string, string>): void {
  const named = (value: unknown): unknown => {
    const name = isTree(value) && value.type === 'object' ? names.get(JSON.stringify(value)) : undefined;
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
  for (const tree of [paths, webhooks, schemas]) {
    eachTree(tree, dropFlags);
    eachTree(tree, describeProperties);
  }
}
