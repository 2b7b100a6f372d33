export type Tree = Record<string, unknown>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const childrenOf = (tree: Tree): Tree[] => Object.values(tree).flat().filter(isTree);

export function eachTree(tree: Tree, visit: (tree: Tree) => void): void {
  visit(tree);
  for (const child of childrenOf(tree)) eachTree(child, visit);
}
