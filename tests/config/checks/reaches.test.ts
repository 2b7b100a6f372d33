import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findSigns, readReaches, staleRows, unlistedReaches } from './reaches';

const isCode = (path: string) => /\.(?:[cm]?tsx?|mjs|css)$/.test(path) && !/\.test(?:-d)?\.tsx?$|\.d\.ts$/.test(path);
const product = execFileSync('git', ['ls-files', 'src', 'netlify', 'tools', 'gatsby-*'], { encoding: 'utf8' });
const sources = product
  .split('\n')
  .filter((path) => isCode(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const reaches = readReaches(readFileSync('docs/reaches.md', 'utf8'));

describe('docs/reaches.md', () => {
  test('lists at most 30 reaches, of which at most 12 are in what shoppers download', () => {
    const downloaded = reaches.filter(({ section }) => section === 'In what shoppers download');
    expect(downloaded.length).toBeGreaterThan(0);
    expect(downloaded.length).toBeLessThanOrEqual(12);
    expect(reaches.length).toBeLessThanOrEqual(30);
  });

  test('lists places that have the names of their row', () => {
    expect(staleRows(sources, reaches)).toEqual([]);
  });

  test('lists every place that has such a name, or another sign of a reach', () => {
    expect(unlistedReaches(sources, reaches)).toEqual([]);
  });

  test.each(reaches)('names existing tests for: $reliesOn', ({ provedBy }) => {
    expect(provedBy.length).toBeGreaterThan(0);
    expect(provedBy.filter((path) => !existsSync(path) || !/\.(?:test|spec)\.tsx?$/.test(path))).toEqual([]);
  });
});

const find = (text: string) => findSigns({ path: 'src/cart/addItem.ts', text }).map(({ kind }) => kind);

describe('a sign of a reach is', () => {
  test.each([
    ['a private member', 'client._connecting = true;'],
    ['a private member', 'const { _cache } = queryClient;'],
    ['a private member', "Reflected['_events'].clear();"],
    ['a private name', 'const loader = window.___emitter;'],
    ['a private name', "const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));"],
    ['a private name', 'React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H = null;'],
    ['a changed prototype', 'Pool.prototype.connect = connectOnce;'],
    ['a changed prototype', 'Object.assign(Node.prototype, { removeChild });'],
    ['a changed function', 'window.fetch = retryFetch;'],
    ['a changed function', 'history.pushState = announce;'],
    ['a changed export', "import pg from 'pg';\npg.defaults.parseInt8 = true;"],
    ['a changed export', "import { Map as LeafletMap } from 'leaflet';\nLeafletMap.include = () => undefined;"],
    ['a changed export', "import * as zod from 'zod';\nzod.config = () => undefined;"],
    ['reflection', "const send = Reflect.get(pool, 'send');"],
    ['a cast to other members', 'const { session } = database as unknown as { session: Session };'],
    ['a generated class', "const css = '[class*=ControlPane] { padding: 0 }';"],
    ['a generated class', "document.querySelectorAll('style[data-styled]');"],
    ['a generated class', "const css = '.pac-container { z-index: 9 }';"],
    ['a file inside a package', "import { store } from 'gatsby/dist/redux';"],
    ['a file inside a package', "const file = require.resolve('gatsby/cache-dir/loader.js');"],
    ['a file inside a package', "export { Fiber } from 'react-dom/cjs/react-dom-client.production.js';"],
    ['a file inside a package', "vi.importActual('decap-cms-core/dist/esm/reducers');"],
    ['a file inside a package', "const path = 'node_modules/pg/lib/client.js';"],
    ['a file inside a package', "alias: { webpack: 'webpack/lib/Chunk' }"],
  ])('%s: %s', (kind, text) => {
    expect(find(text)).toContain(kind);
  });

  test.each([
    ['a documented file of a package', "import { hydrateRoot } from 'react-dom/client';"],
    ['a documented pattern of files', "import X from 'lucide-react/icons/x';"],
    ['a command', "resolve('gatsby/cli.js')"],
    ['the version of a package', "resolve('gatsby/package.json')"],
    ['a file of this site', "import { App } from './src/app/App';"],
    ['a file named in a comment', "// See 'gatsby/dist/redux', and _events."],
    ['React’s property', '<div dangerouslySetInnerHTML={{ __html: text }} />'],
    ['Gatsby’s root element', '<div id="___gatsby" />'],
    ['an unused parameter', 'const at = (_: string, index: number) => index;'],
    ['a value of this site', "import { cart } from './cart';\ncart.items = [];"],
  ])('not %s: %s', (_, text) => {
    expect(find(text)).toEqual([]);
  });
});

describe('the check', () => {
  const document = `## In what shoppers download
| place | relies on | why | without it | proved by |
| ----- | --------- | --- | ---------- | --------- |
| \`src/boot/loader.ts\` | Gatsby’s \`window.___loader\` | It waits. | It does not. | \`src/boot/loader.test.ts\` |`;
  const rows = readReaches(document);
  const listed = { path: 'src/boot/loader.ts', text: 'window.___loader.loadPageSync(path)' };

  test('reads the rows', () => {
    expect(rows).toEqual([
      {
        section: 'In what shoppers download',
        places: ['src/boot/loader.ts'],
        reliesOn: 'Gatsby’s `window.___loader`',
        provedBy: ['src/boot/loader.test.ts'],
      },
    ]);
    expect(unlistedReaches([listed], rows)).toEqual([]);
  });

  test('names a file that no row lists', () => {
    expect(unlistedReaches([{ ...listed, path: 'src/app/App.tsx' }], rows)).toEqual([
      'src/app/App.tsx has ___loader, but is not in the row of `window.___loader`',
      'src/app/App.tsx has a private member, ___loader, and is in no row',
      'src/app/App.tsx has a private name, ___loader, and is in no row',
    ]);
  });

  test('names another reach of a file that is listed for one', () => {
    const text = `${listed.text};\nimport { store } from 'gatsby/dist/redux';`;
    expect(unlistedReaches([{ ...listed, text }], rows)).toEqual([
      'src/boot/loader.ts has a file inside a package, gatsby/dist/redux, and is in no row',
    ]);
  });

  test('names a place whose reach is gone', () => {
    expect(staleRows([{ ...listed, text: '// window.___loader is gone.' }], rows)).toContain(
      'src/boot/loader.ts has no name of the row “Gatsby’s `window.___loader`”',
    );
  });
});
