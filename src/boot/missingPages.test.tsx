import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showMissingPagesInPlace } from './missingPages';

interface Page {
  page: { path: string };
  json: string;
}

const pageAt = (path: string): Page => ({ page: { path }, json: path });

/** Gatsby's loader for a site with these pages. At any other path it returns its own 404 page. */
function makeLoader(...paths: string[]) {
  const asked: string[] = [];
  const known = new Set([...paths, '/us/en/404', '/ca/fr/404', '/404.html']);
  const loader = {
    loadPage: async (path: string): Promise<Page | undefined> => {
      asked.push(path);
      const plain = path.replace(/[?#].*/, '');
      return pageAt(known.has(plain) ? plain : '/404.html');
    },
    loadPageSync: vi.fn((path: string): Page | undefined => pageAt(path)),
  };
  vi.stubGlobal('___loader', loader);
  return { loader, asked };
}

const openDocument = (path: string, pagePath: string) => {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('pagePath', pagePath);
};

beforeEach(() => openDocument('/us/en', '/us/en'));
afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/us/en/shop/podz?sort=thc', '/us/en/404'],
  ['/ca/fr/nulle-part', '/ca/fr/404'],
  ['/nowhere', '/404.html'],
])(
  'S2-01 %s, opened from within the site, shows the 404 page of %s, which Gatsby draws at any address',
  async (path, json) => {
    const { loader } = makeLoader();
    showMissingPagesInPlace();
    const page = await loader.loadPage(path);
    expect(page).toEqual({ page: { path: '/404.html' }, json });
    expect(loader.loadPageSync(path), 'the same object, or Gatsby would render it again').toBe(page);
    expect(await loader.loadPage(path)).toBe(page);
  },
);

test('S2-01 a document that is a 404 page stays one, without a request for its address', async () => {
  openDocument('/ca/fr/shop/podz?sort=thc', '/404.html');
  const { loader, asked } = makeLoader();
  showMissingPagesInPlace();
  expect(await loader.loadPage('/ca/fr/shop/podz?sort=thc')).toMatchObject({ json: '/ca/fr/404' });
  expect(asked).toEqual(['/ca/fr/404']);
});

test('returns an existing page unchanged, from a 404 page too', async () => {
  openDocument('/us/en/shop/podz', '/404.html');
  const { loader } = makeLoader('/us/en/shop/pods');
  showMissingPagesInPlace();
  expect(await loader.loadPage('/us/en/shop/pods?sort=thc')).toEqual(pageAt('/us/en/shop/pods'));
  expect(loader.loadPageSync('/us/en/shop/pods')).toEqual(pageAt('/us/en/shop/pods'));
});

test('falls back to Gatsby’s 404 page when the language’s own fails to load', async () => {
  const { loader } = makeLoader();
  const { loadPage } = loader;
  loader.loadPage = async (path) => (path === '/us/en/404' ? undefined : loadPage(path));
  showMissingPagesInPlace();
  expect(await loader.loadPage('/us/en/nope')).toEqual(pageAt('/404.html'));
});

test('without Gatsby’s loader, fails and says what was expected', () => {
  vi.stubGlobal('___loader', undefined);
  expect(showMissingPagesInPlace).toThrow('Expected window.___loader');
});
