import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  buildHash,
  checkedVersions,
  documentPath,
  gatsbyLoader,
  setPageGlobals,
  silenceAnnouncer,
  typeText,
  type GatsbyLoader,
} from './internals';

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

test('docs/startup.md lists each reach that the code numbers, at its version', () => {
  const root = join(import.meta.dirname, '..', '..');
  const files = ['boot/internals.ts', 'boot/navigationInternals.ts', 'content/build/buildInternals.ts'];
  const inCode = files.flatMap((file) =>
    [...readFileSync(join(root, 'src', file), 'utf8').matchAll(/\bReach (\d+)\. |\(reach (\d+):/g)].map(
      ([, first, second]) => `${first ?? second} ${basename(file)}`,
    ),
  );
  const rows = readFileSync(join(root, 'docs', 'startup.md'), 'utf8').matchAll(
    /^\| (\d+) +\|.*\| (\S+) ([\d.]+) +\| `(\S+)` +\|/gm,
  );
  const versions: Record<string, string> = checkedVersions;
  const inDocs = [...rows].map(([, number, name = '', version, file]) => {
    expect(version, name).toBe(versions[name.toLowerCase()]);
    return `${number} ${file}`;
  });
  expect(inCode.length).toBeGreaterThan(0);
  expect(inCode.toSorted()).toEqual(inDocs.toSorted());
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
  expect([documentPath(), buildHash()]).toEqual(['/us/en', 'b41d']);
});

test('Gatsby identifies a build by the hash in the file that its loader reads', () => {
  expect(cache('loader.js')).toContain('app-data.json');
  expect(cache('loader.js')).toContain('appDataResponse.webpackCompilationHash');
});

test('Gatsby keeps the address of a document only if its path is that of the 404 page', () => {
  expect(cache('production-app.js')).toContain('const { pagePath, location: browserLoc } = window');
  expect(cache('production-app.js')).toContain('pagePath.match(/^\\/(404|500)(\\/?|.html)$/)');
});

test('Gatsby waits for the promise that onClientEntry returns, in development too', () => {
  for (const file of ['production-app.js', 'app.js'])
    expect(cache(file)).toContain('apiRunnerAsync(`onClientEntry`).then(');
  const runner = cache('api-runner-browser.js');
  const [, runAsync] = runner.split('exports.apiRunnerAsync');
  expect(runAsync).toContain('previous.then(() => next.plugin[api](args, next.options))');
});

describe('React', () => {
  test.each([
    ['text', (text: string, change: () => void) => <input value={text} onChange={change} />],
    ['email', (text: string, change: () => void) => <input type="email" value={text} onChange={change} />],
    ['a text area', (text: string, change: () => void) => <textarea value={text} onChange={change} />],
    [
      'a selection',
      (text: string, change: () => void) => (
        <select value={text} onChange={change}>
          <option>old</option>
          <option>new</option>
        </select>
      ),
    ],
  ])('learns of a change of %s only if it did not see the value being set', async (_, renderField) => {
    const changed = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    await act(async () => createRoot(container).render(renderField('old', changed)));
    const field = container.querySelector<HTMLInputElement>('input,textarea,select')!;
    await act(async () => {
      field.value = 'new';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    if (field.localName !== 'select') expect(changed).not.toHaveBeenCalled();
    changed.mockClear();
    await act(async () => typeText(field, 'new'));
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('hydrates a checkbox with its state as the default, and leaves the box as the visitor left it', async () => {
    const Terms = () => <input type="checkbox" checked={false} onChange={() => undefined} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Terms />);
    const box = container.querySelector('input')!;
    box.checked = true;
    await act(async () => hydrateRoot(container, <Terms />));
    expect([box.defaultChecked, box.checked]).toEqual([false, true]);
  });
});

test('Gatsby announces pages in English in one element, and sets nothing but its text afterwards (D-31)', () => {
  const { RouteAnnouncerProps } = require('gatsby/cache-dir/commonjs/route-announcer-props.js') as {
    RouteAnnouncerProps: Record<string, unknown>;
  };
  expect(cache('navigation.js')).toContain('`Navigated to ${pageName}`');
  expect(RouteAnnouncerProps).not.toHaveProperty('hidden');
  expect(RouteAnnouncerProps.style).not.toHaveProperty('display');
  expect(silenceAnnouncer).toThrow('Expected #gatsby-announcer');
  document.body.innerHTML = renderToString(<div {...RouteAnnouncerProps}>Navigated to Aide</div>);
  silenceAnnouncer();
  expect(document.body.firstElementChild).not.toBeVisible();
});
