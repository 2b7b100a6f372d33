import type { AtRule, Declaration, Root } from 'postcss';
import { lacksAt } from './targets';

export interface Finding {
  /** As in MDN's data: `selectors/has`. */
  feature: string;
  line: string;
}

const told = (feature: string[], words: string): Finding[] => {
  const lacks = lacksAt('css', ...feature);
  if (lacks.length === 0) return [];
  const where = lacks.map(({ browser }) => browser).join(', ');
  return [{ feature: feature.join('/'), line: `${words}: not in ${where}` }];
};

/** True if the same block declares this property. */
const has = ({ parent }: Declaration, name: string) =>
  parent?.some((node) => node.type === 'decl' && node.prop === name) ?? false;

function inDeclaration(declaration: Declaration): Finding[] {
  const { prop, value } = declaration;
  const missing = lacksAt('css', 'properties', prop).filter(
    ({ prefix }) => !prefix || !has(declaration, prefix + prop),
  );
  const own = missing.map(({ browser, prefix }) => ({
    feature: `properties/${prop}`,
    line: `${prop}: ${prefix ? `needs ${prefix}${prop} in` : 'not in'} ${browser}`,
  }));
  const { parent } = declaration;
  const before = parent?.nodes.slice(0, parent.index(declaration)) ?? [];
  // Browsers ignore an unknown value and keep the one before it.
  if (before.some((node) => node.type === 'decl' && node.prop === prop)) return own;
  const values = (value.match(/[a-z][\w-]+/g) ?? []).flatMap((word) =>
    told(['properties', prop, word], `${prop}: ${word}`),
  );
  const functions = [...value.matchAll(/([a-z][\w-]+)\(/g)].flatMap(([, name]) => [
    ...told(['types', name!], `${name}()`),
    ...told(['types', 'color', name!], `${name}()`),
  ]);
  return [...own, ...values, ...functions];
}

const inSelector = (selector: string): Finding[] =>
  [...selector.matchAll(/::?([a-z][a-z-]*)/g)].flatMap(([all, name]) => told(['selectors', name!], all));

const inAtRule = ({ name }: AtRule): Finding[] => told(['at-rules', name], `@${name}`);

/** Other engines intentionally ignore a vendor's own name. */
const isOwn = (name: string) => /^:*-(?!-)/.test(name);

/** Finds what one of the supported browsers lacks in a style sheet. */
export function findUnsupported(root: Root): Finding[] {
  const found: Finding[] = [];
  root.walk((node) => {
    if (node.type === 'decl' && !isOwn(node.prop)) found.push(...inDeclaration(node));
    else if (node.type === 'rule') found.push(...inSelector(node.selector));
    else if (node.type === 'atrule') found.push(...inAtRule(node));
  });
  return found;
}
