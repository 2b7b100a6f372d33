export type Tree = Record<string, unknown>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const childTrees = (tree: Tree): Tree[] => Object.values(tree).flat().filter(isTree);

export function visitTrees(tree: Tree, visit: (tree: Tree) => void): void {
  visit(tree);
  for (const child of childTrees(tree)) visitTrees(child, visit);
}
