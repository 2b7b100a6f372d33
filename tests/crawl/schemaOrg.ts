import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Entity {
  '@id': string;
  '@type': 'rdfs:Class' | 'rdf:Property';
  'rdfs:subClassOf'?: { '@id': string }[];
  'schema:domainIncludes'?: { '@id': string }[];
}

const declarations = join(dirname(createRequire(import.meta.url).resolve('schema-dts')), 'schema.d.ts');

const idOf = (name: string) => ({ '@id': `schema:${name}` });

const typeOf = (name: string): string => name.replace(/(Base|Leaf)$/, '');

/**
 * The validator needs the JSON-LD edition of schema.org's vocabulary. It is rebuilt from the site's TypeScript types,
 * because tests run without network access.
 */
export function schemaOrgVocabulary(): { '@graph': Entity[] } {
  const text = readFileSync(declarations, 'utf8');
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  for (const [, name, bases, body] of text.matchAll(
    /^(?:export )?interface (\w+(?:Base|Leaf)) extends ([\w, ]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    const type = typeOf(name!);
    const above = bases!
      .split(', ')
      .map(typeOf)
      .filter((base) => base !== type);
    parents.set(type, new Set([...(parents.get(type) ?? []), ...above]));
    for (const [, property] of body!.matchAll(/^ {4}"(\w+)"\?:/gm))
      domains.set(property!, (domains.get(property!) ?? new Set()).add(type));
  }
  // The root type, which extends nothing.
  const thing = /^interface ThingBase [^{]*\{\n([\s\S]*?)^\}/m.exec(text)?.[1] ?? '';
  for (const [, property] of thing.matchAll(/^ {4}"(\w+)"\?:/gm))
    domains.set(property!, (domains.get(property!) ?? new Set()).add('Thing'));
  parents.set('Thing', new Set());
  const classes = [...parents].map(([name, above]): Entity => ({
    ...idOf(name),
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': [...above].map(idOf),
  }));
  const properties = [...domains].map(([name, types]): Entity => ({
    ...idOf(name),
    '@type': 'rdf:Property',
    'schema:domainIncludes': [...types].map(idOf),
  }));
  return { '@graph': [...classes, ...properties] };
}
