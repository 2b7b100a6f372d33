import { afterEach, describe, expect, test, vi } from 'vitest';
import { openGatsby, type Browser } from '../../tests/fixtures/gatsbyInBrowser';
import { missingPagePath, pageDataFile } from '../domain/site/routing/pageDataFiles';
import { globalCss } from '../ui/theme/globalCss';
import { buildHash, gatsbyLoader, setPageGlobals } from './internals';
import { runFramesAsTasks, wrapNavigate } from './navigationInternals';

// These tests run the installed version of Gatsby's browser code. docs/reaches.md names what relies on it.

const list = '/us/en/shop/pods';
const product = `${list}/amber`;
const build = 'b41d';

let browser: Browser | undefined;
afterEach(() => {
  browser?.window.close();
  browser = undefined;
});

interface Visit {
  path: string;
  /** Differs from the address on a 404 page. */
  pagePath?: string;
  onClientEntry?: () => void;
}

/** Opens a page as the start script does. The window is the one that this site's own code uses, too. */
async function open({ path, pagePath = path.split('?')[0]!, ...site }: Visit): Promise<Browser> {
  browser = await openGatsby({
    path,
    site,
    prepare: (window) => {
      vi.stubGlobal('window', window);
      setPageGlobals(pagePath, build);
    },
  });
  return browser;
}

const shown = ({ window }: Browser) => window.document.querySelector('h1')?.textContent;
const untilShown = (opened: Browser, path: string) => vi.waitFor(() => expect(shown(opened)).toBe(`page ${path}`));
const addressOf = ({ window: { location } }: Browser) => location.pathname + location.search;

async function follow({ window, renderLink }: Browser, to: string): Promise<void> {
  const link = await renderLink(to);
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
}

describe('a reach: Gatsby’s loader', () => {
  test('exists before onClientEntry, and its loadPage opens the first page and each link, which wait for it', async () => {
    const asked: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const opened = await open({
      path: list,
      onClientEntry: () => {
        const loader = gatsbyLoader();
        const { loadPage } = loader;
        loader.loadPage = async (path) => {
          asked.push(path);
          const page = await loadPage(path);
          await held;
          return page;
        };
      },
    });
    await vi.waitFor(() => expect(opened.requested).toContain(pageDataFile(list)));
    await new Promise((done) => setTimeout(done, 50));
    expect(shown(opened), 'waits').toBeUndefined();
    release();
    await untilShown(opened, list);
    await follow(opened, product);
    await untilShown(opened, product);
    expect(new Set(asked)).toEqual(new Set([list, product]));
  });

  test('returns a page with its path and context, and knows synchronously whether it is loaded', async () => {
    const opened = await open({ path: list });
    await untilShown(opened, list);
    const { loadPage, loadPageSync } = gatsbyLoader();
    expect(loadPageSync(product)).toBeUndefined();
    const loaded = await loadPage(product);
    expect(loaded).toMatchObject({ page: { path: product }, json: { pageContext: { title: `page ${product}` } } });
    expect(loadPageSync(product)).toBe(loaded);
    expect((await loadPage('/missing'))?.page, 'as for a page that fails to load').toBeUndefined();
  });

  test('is expected by name', () => {
    vi.stubGlobal('window', {});
    expect(gatsbyLoader).toThrow('Expected window.___loader of Gatsby. See docs/reaches.md.');
  });
});

describe('a reach: what Gatsby reads from the page', () => {
  test('is set by the start script, which is enough to open and follow pages', async () => {
    const opened = await open({ path: list });
    await untilShown(opened, list);
    await follow(opened, product);
    await untilShown(opened, product);
    expect(buildHash()).toBe(build);
    expect(opened.errors).toEqual([]);
  });

  test('keeps the address of a document whose path is that of the 404 page, and replaces any other', async () => {
    const missing = await open({ path: '/us/en/nothing', pagePath: missingPagePath });
    await vi.waitFor(() => expect(shown(missing)).toBeDefined());
    expect(addressOf(missing)).toBe('/us/en/nothing');
    const moved = await open({ path: '/us/en/old', pagePath: product });
    await vi.waitFor(() => expect(addressOf(moved)).toBe(product));
  });
});

describe('a reach: Gatsby’s page data', () => {
  test('is requested at these paths, and a list’s page by the list’s path and its query', async () => {
    const second = `${list}?page=2&utm_source=mail`;
    const opened = await open({ path: second });
    await untilShown(opened, list);
    expect(addressOf(opened)).toBe(second);
    const { loadPage, loadPageSync } = gatsbyLoader();
    await loadPage(list);
    await loadPage('/');
    expect(opened.requested.filter((url) => !url.includes('app-data'))).toEqual([
      `${pageDataFile(list)}?page=2&utm_source=mail`,
      pageDataFile(list),
      pageDataFile('/'),
    ]);
    expect(loadPageSync(second), 'each page is kept apart').not.toBe(loadPageSync(list));
  });
});

describe('a reach: Gatsby’s navigation', () => {
  test('opens links with window.___navigate, and renders without display frames if they run as tasks', async () => {
    const opened = await open({ path: list });
    await untilShown(opened, list);
    const { window } = opened;
    // As during a view transition, when a browser has no frames.
    window.requestAnimationFrame = () => 0;
    const followed: unknown[] = [];
    wrapNavigate((navigate) => (to, options) => {
      followed.push(to);
      const restore = runFramesAsTasks();
      navigate(to, options);
      void untilShown(opened, product).finally(restore);
    });
    await follow(opened, product);
    await untilShown(opened, product);
    expect(followed).toEqual([product]);
  });

  test('stores the scroll position at a scroll event, and Back restores it', async () => {
    const opened = await open({ path: list });
    await untilShown(opened, list);
    const { window, scrolledTo } = opened;
    Object.assign(window, { scrollY: 700 });
    window.dispatchEvent(new window.Event('scroll'));
    await new Promise((done) => window.requestAnimationFrame(done));
    await follow(opened, product);
    await untilShown(opened, product);
    scrolledTo.length = 0;
    window.history.back();
    await untilShown(opened, list);
    await vi.waitFor(() => expect(scrolledTo).toContain(700));
  });

  test('is expected by name', () => {
    vi.stubGlobal('window', {});
    expect(() => wrapNavigate((navigate) => navigate)).toThrow(
      'Expected window.___navigate of Gatsby. See docs/reaches.md.',
    );
  });
});

test('a reach: Gatsby’s announcements, which are English on every page, are hidden', async () => {
  const opened = await open({ path: list });
  await untilShown(opened, list);
  const { document, getComputedStyle } = opened.window;
  const style = document.createElement('style');
  style.textContent = globalCss
    .split('\n')
    .filter((rule) => rule.startsWith('#gatsby'))
    .join('');
  document.head.append(style);
  const regions = [...document.querySelectorAll('#___gatsby [aria-live]')];
  const announced = regions.filter((region) => getComputedStyle(region).display !== 'none');
  expect(announced.map(({ id }) => id)).toEqual([]);
});
