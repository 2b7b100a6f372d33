import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { act } from '@testing-library/react';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as Library from 'styled-components';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  buildHash,
  checkedVersions,
  documentPath,
  gatsbyLoader,
  keepStyles,
  parseChunkNames,
  silenceAnnouncer,
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

describe('the chunk names', () => {
  test('are JSON text in the HTML, while Gatsby’s loader looks them up in an object', () => {
    expect(cache('static-entry.js')).toMatch(/window\.___chunkMapping=\$\{JSON\.stringify\(\s*chunkMapping/);
    expect(cache('static-entry.js')).toContain('require(`../public/chunk-map.json`)');
    expect(cache('loader.js')).toContain('window.___chunkMapping[componentChunkName]');
  });

  test('are parsed once', () => {
    vi.stubGlobal('___chunkMapping', '{"component---home":["/home-1.js"]}');
    parseChunkNames();
    expect(window).toHaveProperty('___chunkMapping', { 'component---home': ['/home-1.js'] });
    expect(parseChunkNames).toThrow('Expected window.___chunkMapping to be text');
  });
});

test('Gatsby identifies a build by the same hash in each page and in the file that its loader reads', () => {
  expect(cache('static-entry.js')).toContain('window.___webpackCompilationHash="${webpackCompilationHash}"');
  expect(cache('loader.js')).toContain('app-data.json');
  expect(cache('loader.js')).toContain('appDataResponse.webpackCompilationHash');
  vi.stubGlobal('___webpackCompilationHash', 'b41d');
  expect(buildHash()).toBe('b41d');
});

test('Gatsby keeps the address of a document only if its path is that of the 404 page', () => {
  expect(cache('production-app.js')).toContain('const { pagePath, location: browserLoc } = window');
  expect(cache('production-app.js')).toContain('pagePath.match(/^\\/(404|500)(\\/?|.html)$/)');
  vi.stubGlobal('pagePath', '/us/en');
  expect(documentPath()).toBe('/us/en');
});

test('Gatsby announces pages in English in one element, and sets nothing but its text afterwards (D-31)', () => {
  const { RouteAnnouncerProps } = require('gatsby/cache-dir/commonjs/route-announcer-props.js') as {
    RouteAnnouncerProps: Record<string, unknown>;
  };
  expect(cache('navigation.js')).toContain('`Navigated to ${pageName}`');
  expect(RouteAnnouncerProps).not.toHaveProperty('hidden');
  expect(RouteAnnouncerProps.style).not.toHaveProperty('display');
  expect(silenceAnnouncer, 'before the page has one').not.toThrow();
  document.body.innerHTML = renderToString(<div {...RouteAnnouncerProps}>Navigated to Aide</div>);
  silenceAnnouncer();
  expect(document.body.firstElementChild).not.toBeVisible();
});

describe('styled-components', () => {
  /** Runs the library's browser build again, as a page does that starts. */
  const startLibrary = (): typeof Library => {
    const module = { exports: {} };
    const file = require.resolve('styled-components/dist/styled-components.browser.cjs.js');
    const load = (name: string) => (name === 'react' ? React : (require(name) as object));
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
    new Function('require', 'module', 'exports', readFileSync(file, 'utf8'))(load, module, module.exports);
    return module.exports as typeof Library;
  };
  const createBox = ({ styled }: typeof Library) => styled.p.withConfig({ componentId: 'sc-box' })`
    margin: 7px;
  `;
  const renderStyles = () => {
    const sheet = new Library.ServerStyleSheet();
    const Box = createBox(Library);
    renderToString(sheet.collectStyles(<Box>Text</Box>));
    return sheet.getStyleTags();
  };
  /** Starts a page with these styles, draws the same component, and returns what the library added to the page. */
  const startIn = async (styles: string) => {
    document.head.innerHTML = styles;
    keepStyles();
    const Box = createBox(startLibrary());
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () => root.render(<Box>Text</Box>));
    const [kept, ...own] = document.head.querySelectorAll('style');
    const rulesOf = (style: HTMLStyleElement) =>
      style.textContent + [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
    return { kept: kept!.textContent, own: own.map(rulesOf).join('') };
  };

  test('takes the list of existing rules for the rules, and writes none of them again', async () => {
    const { kept, own } = await startIn(renderStyles());
    expect(kept).toContain('margin:7px');
    expect(own).not.toContain('margin');
  });

  test('writes a rule that the list does not name', async () => {
    const { own } = await startIn('<style data-styled="true" data-styled-version="6.6.0"></style>');
    expect(own).toMatch(/margin: ?7px/);
  });
});
