import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveStartUrl } from '../domain/site/routing/resolveStartUrl';
import { beforePaintTables, pageAttributes, regionCss } from './beforePaint';
import { beforePaint } from './inline/beforePaint';

const root = document.documentElement;
const stored = { subcountry_us: 'OH', age_accepted_us: 'true' };

/** Runs the script with these stored values and returns the root element's attributes. */
function run(
  path: string,
  { local = {}, cookies = {}, agent = 'Mozilla/5.0 Chrome/136.0.0.0', type = 'navigate' } = {},
) {
  for (const name of [...root.attributes].map((attribute) => attribute.name)) root.removeAttribute(name);
  const { pathname, search, hash } = new URL(path, 'https://shop.test');
  for (const [name, value] of Object.entries(pageAttributes(pathname))) root.setAttribute(name, value);
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value as string);
  for (const [key, value] of Object.entries(cookies))
    document.cookie = `lS_${key}=${encodeURIComponent(value as string)}`;
  vi.stubGlobal('navigator', { userAgent: agent });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  const replace = vi.fn();
  vi.stubGlobal('location', { pathname, search, hash, replace });
  beforePaint(beforePaintTables);
  const { region, session, gate: veil } = root.dataset;
  return { region, session, gate: veil, replace };
}

beforeEach(() => root.removeAttribute('style'));
afterEach(() => {
  for (const each of document.cookie.split('; ')) document.cookie = `${each.split('=')[0]}=;max-age=0`;
  vi.restoreAllMocks();
});

describe('the region of the first paint', () => {
  test.each([
    ['/us/en/shop', {}, 'CA'],
    ['/us/en/shop', { subcountry_us: 'OH' }, 'OH'],
    ['/ca/fr', { subcountry_us: 'OH' }, 'CA_ALL'],
    ['/ca/en', { subcountry_ca: 'AB' }, 'AB'],
  ])('S4-32 on %s with %j is %s', (path, local, region) => {
    expect(run(path, { local }).region).toBe(region);
  });

  test.each(['CA_ALL', 'ON', '', 'oh', '{"a":1}'])('S4-32 ignores a stored %j from another country', (code) => {
    expect(run('/us/en', { local: { subcountry_us: code } }).region).toBe('CA');
  });

  test('S9-12 is read from the cookie when local storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(run('/us/en', { cookies: stored })).toMatchObject({ region: 'OH', session: 'out', gate: 'ask' });
  });
});

test('reads the cookies once, because each read blocks on the browser', () => {
  const read = vi.spyOn(Document.prototype, 'cookie', 'get');
  run('/us/en');
  expect(read).toHaveBeenCalledOnce();
});

describe('a page keeps its place', () => {
  const first = document.createElement('p');
  const inTheMiddle = document.createElement('p');
  const pressed = document.createElement('button');
  /** Positions before and after the rest of the page is laid out. */
  const places = new Map<Element, [number, number]>([
    [first, [0, 0]],
    [inTheMiddle, [400, 420]],
    [pressed, [700, 760]],
  ]);
  const scrollBy = vi.fn();
  const isStill = () => root.dataset.still !== undefined;

  beforeEach(() => {
    document.body.replaceChildren(first, inTheMiddle, pressed);
    scrollBy.mockClear();
    vi.stubGlobal('scrollBy', scrollBy);
    document.elementFromPoint = () => inTheMiddle;
    for (const [element, [before, after]] of places)
      element.getBoundingClientRect = () => ({ top: isStill() ? before : after }) as DOMRect;
    run('/us/en/shop/pods');
    expect(isStill()).toBe(true);
  });
  afterEach(() => document.body.replaceChildren());

  test.each<[string, () => void, number]>([
    ['it is scrolled, and then keeps the element in the middle of the screen in place', () => undefined, 20],
    [
      'it is scrolled, and then keeps the clicked element in place',
      () => pressed.dispatchEvent(new Event('pointerdown', { bubbles: true })),
      60,
    ],
  ])('until %s', (_, press, moved) => {
    vi.stubGlobal('scrollY', 300);
    press();
    window.dispatchEvent(new Event('scroll'));
    expect(isStill()).toBe(false);
    window.dispatchEvent(new Event('scroll'));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, moved);
  });

  test('until it is scrolled, even if something in it is clicked or scrolled', () => {
    vi.stubGlobal('scrollY', 0);
    pressed.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    pressed.dispatchEvent(new Event('scroll'));
    expect(isStill()).toBe(true);
  });

  test('until it is scrolled, without moving if nothing above grew', () => {
    document.elementFromPoint = () => first;
    vi.stubGlobal('scrollY', 3);
    window.dispatchEvent(new Event('scroll'));
    expect([isStill(), scrollBy.mock.calls]).toEqual([false, []]);
  });

  test.each([
    ['is opened at a section', '/us/en/privacy-policy#cookies', 'navigate'],
    ['is reloaded', '/us/en/shop/pods', 'reload'],
    ['is reopened with Back', '/us/en/shop/pods', 'back_forward'],
  ])('never when it %s: the browser restores the scroll position then', (_, path, type) => {
    run(path, { type });
    expect(root.dataset.still).toBeUndefined();
  });
});

test('S6-01 a token marks the session as signed in', () => {
  expect(run('/us/en').session).toBe('out');
  expect(run('/us/en', { local: { token: 'token-1' } }).session).toBe('in');
});

describe('S4-34 the veil before the gate', () => {
  const gate = (path: string, rest: Parameters<typeof run>[1] = {}) => run(path, rest).gate === 'open';

  test('is shown if this country was not entered, or no region was chosen', () => {
    expect(gate('/us/en')).toBe(true);
    expect(gate('/us/en/shop/pods/california-amber')).toBe(true);
    // One file serves every path below it.
    expect(gate('/us/en/lab-report')).toBe(true);
    expect(gate('/us/en', { local: { age_accepted_us: 'true' } })).toBe(true);
    expect(gate('/ca/en', { local: stored })).toBe(true);
  });

  test('D-12 is not shown to visitors who passed the gate', () => {
    expect(gate('/us/en', { local: stored })).toBe(false);
  });

  test.each(['/us/en/terms', '/ca/fr/privacy', '/us/en/support', '/us/en/404', '/', '/404.html'])(
    'D-11 is not shown on %s',
    (path) => expect(gate(path)).toBe(false),
  );

  test.each([
    ['?disable-modal', false],
    ['?disable-modal=1', false],
    ['?a=b&disable-modal', false],
    ['?disable-modals', true],
    ['?a=disable-modal', true],
  ])('S4-34 the query %s keeps it: %s', (query, isOpen) => {
    expect(gate(`/us/en${query}`)).toBe(isOpen);
  });

  test('D-11 S6-10 is never shown to crawlers', () => {
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(gate('/us/en', { agent })).toBe(false);
  });

  test.each(['newsbreak/19.2.3', 'NewsArticle/7.2.7', '(Linux; Android 14; M bot 60)', 'SomeCrawler/1.0'])(
    'is shown to %s: a word in a user agent makes no crawler (D-44)',
    (part) => {
      expect(gate('/us/en', { agent: `Mozilla/5.0 ${part}` })).toBe(true);
    },
  );
});

test.each([
  ['/us/en/shop/pods', true],
  ['/ca/fr/store-locator', true],
  ['/us/en', false],
  ['/404.html', false],
])('S2-41 the HTML of %s marks a row below the header: %s', (path, is) => {
  expect('data-sub-header' in pageAttributes(path)).toBe(is);
});

test.each([
  ['/us/en/shop/pods?q=rosin', 'asked'],
  ['/ca/fr/search?q=rosine', 'asked'],
  ['/us/en/search', 'first'],
  ['/us/en/support?q=rosin', undefined],
])('D-12 a query hides the HTML of a list, and of a search, on %s: %s', (address, list) => {
  run(address);
  expect(document.documentElement.dataset.list).toBe(list);
});

describe('D-10 the start page', () => {
  test('redirects to the stored locale, with its query', () => {
    expect(run('/?utm=app', { local: { locale: 'fr-CA' } }).replace).toHaveBeenCalledExactlyOnceWith('/ca/fr?utm=app');
  });

  test.each([undefined, 'de-DE', '//evil.example', 'constructor'])('stays where %s is stored', (locale) => {
    expect(run('/', { local: locale ? { locale } : {} }).replace).not.toHaveBeenCalled();
  });

  test.each(['?to=unlock', '?from=mail&to=pods', '?to=orders&from=mail', '?to=constructor', '?to=x', '?auto=unlock'])(
    'S1-16 redirects to what a shortcut of the installed app asks for, as the page itself does: %s',
    (search) => {
      expect(run(`/${search}`, { local: { locale: 'fr-CA' } }).replace).toHaveBeenCalledExactlyOnceWith(
        resolveStartUrl('/ca/fr', search),
      );
    },
  );

  test('never redirects other pages', () => {
    expect(run('/us/en', { local: { locale: 'fr-CA' } }).replace).not.toHaveBeenCalled();
  });
});

describe('D-12 a list filtered by the address', () => {
  const isHeld = (path: string) => {
    run(path);
    document.body.innerHTML = `<style>${regionCss}</style><div data-held="CA"><p>Amber</p></div>`;
    const is = getComputedStyle(document.querySelector('[data-held]')!).getPropertyValue('--held') === 'hidden';
    document.body.replaceChildren();
    return is;
  };

  test.each([
    ['/us/en/shop/pods?plant=Sativa', true],
    ['/us/en/shop/devices?sort=name', true],
    ['/us/en/shop/products?a=b&shown=48', true],
    ['/us/en/shop/pods', false],
    ['/us/en/shop/pods?utm_source=mail', false],
    ['/us/en?plant=Sativa', false],
    ['/us/en/shop?q=amber', false],
    ['/us/en/shop/pods/amber?q=amber', false],
  ])('%s holds back the first screen of the page’s own HTML: %s', (path, is) => expect(isHeld(path)).toBe(is));
});
