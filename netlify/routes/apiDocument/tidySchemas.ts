import type { ApiDocument } from './documentForm';
import { glossary } from './glossary';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = (tree: Tree): Tree[] => Object.values(tree).flat().filter(isTree);

function eachTree(tree: Tree, visit: (tree: Tree) => void): void {
  visit(tree);
  for (const child of childrenOf(tree)) eachTree(child, visit);
}

/** A pattern of JSON Schema is the expression alone; the generator leaves the flags of Unicode ones at its end. */
function dropFlags(schema: Tree): void {
  if (typeof schema.pattern === 'string') schema.pattern = schema.pattern.replace(/\/[dimsuvy]+$/, '');
}

/** Names stand for themselves: a property that says nothing gets the glossary's words. */
function describeProperties({ properties }: Tree): void {
  if (!isTree(properties)) return;
  for (const [name, property] of Object.entries(properties)) {
    const word = glossary[name];
    if (word && isTree(property) && !property.$ref) property.description ??= word.description;
  }
}

/** A schema that is a component too is named instead of repeated, from the outside in. */
function nameRepeated(tree: Tree, names: Map<string, string>): void {
  const named = (value: unknown): unknown => {
    const name = isTree(value) && value.type === 'object' ? names.get(JSON.stringify(value)) : undefined;
    return name ? { $ref: `#/components/schemas/${name}` } : value;
  };
  for (const [key, child] of Object.entries(tree)) tree[key] = Array.isArray(child) ? child.map(named) : named(child);
  for (const child of childrenOf(tree)) nameRepeated(child, names);
}

/** Makes the generated schemas right, short and readable, in place. */
export function tidySchemas({ paths, webhooks, components }: ApiDocument): void {
  const schemas = components.schemas;
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));
  for (const tree of [paths, webhooks, ...Object.values(schemas)]) nameRepeated(tree as Tree, names);
  for (const tree of [paths, webhooks, schemas]) {
    eachTree(tree, dropFlags);
    eachTree(tree, describeProperties);
  }
}
