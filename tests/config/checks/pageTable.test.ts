import { expect, test } from 'vitest';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pictureNames } from '../../../src/content/pictures/pictures';
import { readContent } from '../../../src/content/source/readContent';
import { extraPages } from '../../../src/content/pages/extraPages';
import type { SitePage } from '../../../src/content/pages/sitePage';
import { sitePages } from '../../../src/content/pages/sitePages';
import { listPathOfPage } from '../../../src/domain/site/routing/listPage';
import { routes } from '../../../src/domain/site/routing/routes';

const root = resolve(import.meta.dirname, '../../..');

/** Files of templates and features that a template imports, directly or not, with the modules of data that they call. */
function importsOf(template: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!/^src\/(templates|pages|features|state)\//.test(file)) return;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, target] of text.matchAll(
      /^(?!import type|export type).*(?:from |import\()(?:\/\*.*?\*\/ )?'(\.[^']+)'/gm,
    )) {
      const path = join(root, dirname(file), target!);
      const match = [`${path}.ts`, `${path}.tsx`].find((each) => existsSync(each));
      if (match) add(relative(root, match));
    }
  };
  add(template);
  return [...found];
}

/** Features of almost every page: its head and its heading. */
const sharedFeatures = ['page-head', 'editorial'];

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();
const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const groupsIn = (files: readonly string[]): string[] =>
  files
    .filter((file) => /^src\/(templates|pages|features)\//.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/useWords\(([^)]*)\)/g)])
    .flatMap(([, groups = '']) => [...groups.matchAll(/'(\w+)'/g)].map(([, group]) => group!));

/** The fields of a page's context that not every page has. */
const ownFields = ({ context }: SitePage): string[] =>
  Object.keys(context).filter(
    (key) => !['localeId', 'routeId', 'localPath', 'words', 'shell', 'alternates', 'parent'].includes(key),
  );

/** Pages of content have an address for each entry: /guides/first-steps → /guides/:slug. */
function addressOf({ context: { routeId, localPath } }: SitePage): string {
  const route = routes.find(({ id }) => id === routeId);
  if (route) return route.path;
  return ['notFound', 'start', 'kit', 'console', 'driver'].includes(routeId)
    ? localPath
    : listPathOfPage(localPath).replace(/[^/]+$/, ':slug');
}

function rowOf(routeId: string, pages: readonly SitePage[]): string[] {
  const template = relative(root, resolve(root, 'src/templates', `${pages[0]!.template}.tsx`));
  const files = importsOf(template);
  const features = files.flatMap((file) => /^src\/features\/([\w-]+)\//.exec(file)?.[1] ?? []);
  const calls = files.flatMap(
    (file) => /^src\/data\/(?:(\w+)\/\w+(?:Calls|Query)|(siteFileQueries))\.ts$/.exec(file)?.slice(1) ?? [],
  );
  return [
    routeId,
    code(unique(pages.map(addressOf))),
    `[${pages[0]!.template.replace('../', '')}](../${template})`,
    code(unique(features).filter((name) => !sharedFeatures.includes(name))),
    unique(groupsIn(files)).join(', '),
    code(unique(pages.flatMap(ownFields))),
    code(unique(calls.filter(Boolean))),
  ];
}

/** A Markdown table of the pages of one locale, in the order of their routes. */
function pageTable(): string {
  const names = pictureNames(join(root, 'content/pictures'));
  const picture = { base: '', width: 4, height: 3, widths: [240] };
  const pictures = Object.fromEntries(names.map((name) => [name, picture]));
  const content = readContent(join(root, 'content'), new Set(names));
  const pages = [
    ...sitePages(content, pictures, { only: 'en-US' }),
    ...extraPages(content, pictures).filter(({ path }) => path !== '/__kit'),
  ];
  const byRoute = new Map<string, SitePage[]>();
  for (const page of pages) byRoute.set(page.context.routeId, [...(byRoute.get(page.context.routeId) ?? []), page]);
  const rows = [
    ['page', 'address', 'template', 'features', 'messages', 'context', 'data'],
    ...[...byRoute].map(([routeId, each]) => rowOf(routeId, each)),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

const document = join(root, 'docs/architecture.md');

test('the table of pages in docs/architecture.md is what the code says; -u writes it', async () => {
  const text = readFileSync(document, 'utf8');
  const parts = /^([^]*<!-- pages -->\n\n)[^]*(\n\n<!-- end of pages -->[^]*)$/.exec(text);
  expect(parts).not.toBeNull();
  await expect(parts![1] + pageTable() + parts![2]).toMatchFileSnapshot(document);
});
