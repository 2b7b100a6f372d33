import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildHash, checkedVersions, gatsbyLoader, setPageGlobals, type GatsbyLoader } from './internals';

const require = createRequire(import.meta.url);
const sourceOf = (file: string) => readFileSync(require.resolve(`gatsby/${file}`), 'utf8');
const cache = (file: string) => sourceOf(`cache-dir/${file}`);

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test.each(Object.entries(checkedVersions))(
  '%s is the version %s that internals.ts was checked against: after an upgrade, check each of its entries again',
  (name, version) => {
    expect((require(`${name}/package.json`) as { version: string }).version).toBe(version);
  },
);

test('docs/reaches.md names files that exist', () => {
  const root = join(import.meta.dirname, '..', '..');
  const rows = readFileSync(join(root, 'docs', 'reaches.md'), 'utf8').matchAll(/^\| `[^|]+\|/gm);
  const files = [...rows].flatMap(([cell]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file!));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

describe('Gatsby’s loader', () => {
  test('is where every module of Gatsby that opens a page calls loadPage and loadPageSync', () => {
    expect(cache('production-app.js')).toContain('window.___loader = publicLoader');
    // Each call reads the function from the object, so one that is replaced there is the one called.
    expect(cache('production-app.js')).toContain('publicLoader.loadPage(browserLoc.pathname');
    expect(cache('navigation.js')).toContain('loader.loadPage(pathname + search)');
    expect(cache('ensure-resources.js')).toMatch(/loader\.loadPageSync\(/);
    expect(cache('ensure-resources.js')).toMatch(/loader\s*\.loadPage\(/);
    expect(cache('loader.js')).toMatch(/export const publicLoader = \{[^}]*loadPage: rawPath => instance\.loadPage/s);
  });

  test('is installed before the site’s onClientEntry runs, and loads the first page after it', () => {
    const app = cache('production-app.js');
    const at = (text: string) => {
      expect(app).toContain(text);
      return app.indexOf(text);
    };
    expect(at('window.___loader = publicLoader')).toBeLessThan(at('apiRunnerAsync(`onClientEntry`)'));
    expect(at('apiRunnerAsync(`onClientEntry`)')).toBeLessThan(at('publicLoader.loadPage(browserLoc'));
  });

  test('has the functions that this site replaces', async () => {
    vi.stubGlobal('__BASE_PATH__', '');
    vi.stubGlobal('__PATH_PREFIX__', '');
    const { publicLoader } = require('gatsby/cache-dir/commonjs/loader.js') as { publicLoader: object };
    vi.stubGlobal('___loader', publicLoader);
    expect(gatsbyLoader()).toMatchObject({ loadPage: expect.any(Function), loadPageSync: expect.any(Function) });
  });

  test('requests a list’s page by the list’s path and its query, and keeps each page apart', async () => {
    vi.stubGlobal('__BASE_PATH__', '');
    vi.stubGlobal('__PATH_PREFIX__', '');
    const asked: string[] = [];
    class DataRequest {
      readyState = 4;
      status = 200;
      responseText = '';
      onreadystatechange = () => {};
      open(_: string, url: string) {
        asked.push(url);
        this.responseText = JSON.stringify(
          url.includes('app-data')
            ? { webpackCompilationHash: 'a' }
            : {
                path: '/us/en/shop/pods',
                componentChunkName: 'list',
                result: { pageContext: url },
                staticQueryHashes: [],
              },
        );
      }
      send() {
        this.onreadystatechange();
      }
    }
    vi.stubGlobal('XMLHttpRequest', DataRequest);
    const { ProdLoader } = require('gatsby/cache-dir/commonjs/loader.js') as {
      ProdLoader: new (chunks: object, matchPaths: object[]) => GatsbyLoader;
    };
    const loader = new ProdLoader({ components: { list: async () => ({ default: () => null }) } }, []);
    const second = '/us/en/shop/pods?page=2&utm_source=mail';
    const page = await loader.loadPage(second);
    const first = await loader.loadPage('/us/en/shop/pods');
    expect(asked.filter((url) => !url.includes('app-data'))).toEqual([
      '/page-data/us/en/shop/pods/page-data.json?page=2&utm_source=mail',
      '/page-data/us/en/shop/pods/page-data.json',
    ]);
    expect(loader.loadPageSync(second)).toBe(page);
    expect(loader.loadPageSync('/us/en/shop/pods')).toBe(first);
    // The router compares the path without the query with the address.
    expect([page, first].map((each) => each!.page!.path.split('?')[0])).toEqual([
      '/us/en/shop/pods',
      '/us/en/shop/pods',
    ]);
    expect(cache('production-app.js')).toMatch(/pageResources\.page\.path\s*\)\.split\(`\?`\)\[0\]/);
  });

  test('without it, the error says what was expected', () => {
    expect(gatsbyLoader).toThrow('Expected window.___loader');
  });
});

test('Gatsby reads from the page what its own inline scripts would set', () => {
  expect(cache('static-entry.js')).toMatch(/window\.pagePath=\$\{JSON\.stringify\(\s*pagePath/);
  expect(cache('static-entry.js')).toContain('window.___webpackCompilationHash="${webpackCompilationHash}"');
  expect(cache('loader.js')).toContain('(window.___chunkMapping[componentChunkName] || []).map(');
  // Any other global that Gatsby starts to read would have to be set here too.
  const names = ['loader.js', 'navigation.js', 'production-app.js'].flatMap(
    (file) => cache(file).match(/(?<=window\.)___\w+/g) ?? [],
  );
  const setByGatsby = ['___emitter', '___loader', '___navigate', '___push', '___replace'];
  const unset = new Set(names.filter((name) => !setByGatsby.includes(name)));
  expect([...unset].toSorted()).toEqual(['___chunkMapping', '___swUpdated', '___webpackCompilationHash']);
  setPageGlobals('/us/en', 'b41d');
  expect(window).toMatchObject({ pagePath: '/us/en', ___webpackCompilationHash: 'b41d', ___chunkMapping: {} });
  expect(buildHash()).toBe('b41d');
});

test('Gatsby identifies a build by the hash in the file that its loader reads', () => {
  expect(cache('loader.js')).toContain('app-data.json');
  expect(cache('loader.js')).toContain('appDataResponse.webpackCompilationHash');
});

test('Gatsby keeps the address of a document only if its path is that of the 404 page', () => {
  expect(cache('production-app.js')).toContain('const { pagePath, location: browserLoc } = window');
  expect(cache('production-app.js')).toContain('pagePath.match(/^\\/(404|500)(\\/?|.html)$/)');
});
