import { fireEvent } from '@testing-library/react';
import { navigate, prefetchPathname } from 'gatsby';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadProductParts } from '../features/product/loadProductParts';
import { providePageLoader } from '../state/navigation/pageLoader';
import { followEarlyLinks } from './followEarlyLinks';

vi.mock('../features/product/loadProductParts');

let stop: () => void;
const loadPage = vi.fn<(path: string) => Promise<unknown>>(() => Promise.reject(new Error('no network')));
providePageLoader(loadPage);

let show: (link: Element) => void;
const watched = new Set<Element>();

class Observer {
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    show = (target) => watched.has(target) && tell([{ isIntersecting: true, target }]);
  }
  observe = (link: Element) => watched.add(link);
  unobserve = (link: Element) => watched.delete(link);
  disconnect = () => watched.clear();
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  loadPage.mockClear();
  vi.mocked(prefetchPathname).mockClear();
  vi.mocked(loadProductParts).mockClear();
  document.documentElement.dataset.dehydrated = '';
  vi.mocked(navigate).mockClear();
  document.body.innerHTML = `
    <p><a href="/us/en/support">hydrated</a></p>
    <div data-dehydrated>
      <a href="/us/en/shop/pods?plant=Indica#first">page</a>
      <a href="/us/en/shop/pods/amber">pod</a>
      <a href="/us/en/shop/pods" target="_blank">tab</a>
      <a href="/us/en/sign-in">sign in</a>
      <a href="/admin">file</a>
      <a href="https://partner.test/us/en">other site</a>
    </div>`;
  // jsdom does not implement navigation.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  stop = followEarlyLinks();
});

afterEach(() => {
  stop();
  delete document.documentElement.dataset.dehydrated;
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const link = (text: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)!;

test('a link in a part that is not hydrated opens its page without a full load', () => {
  expect(fireEvent.click(link('page'))).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/shop/pods?plant=Indica#first');
});

test.each(['hydrated', 'tab', 'file', 'other site'])('a link is left to its component or the browser: %s', (text) => {
  fireEvent.click(link(text));
  expect(navigate).not.toHaveBeenCalled();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click for another tab is left to the browser: %o',
  (click) => {
    fireEvent.click(link('page'), click);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('it can be stopped', () => {
  stop();
  fireEvent.click(link('page'));
  expect(navigate).not.toHaveBeenCalled();
});

describe('the page of a link', () => {
  test('S9-13 in view is prefetched once, and the data of a product immediately', () => {
    for (const each of ['hydrated', 'page', 'page', 'pod', 'file', 'other site']) show(link(each));
    expect(vi.mocked(prefetchPathname).mock.calls).toEqual([
      ['/us/en/shop/pods?plant=Indica'],
      ['/us/en/shop/pods/amber'],
    ]);
    const hints = document.head.querySelectorAll('link[rel="prefetch"][crossorigin="anonymous"]');
    const data = '/page-data/us/en/shop/pods/amber/page-data.json';
    expect([...hints].map((hint) => hint.getAttribute('href'))).toEqual([data]);
  });

  test.each([
    ['who saves data', { connection: { saveData: true } }],
    ['on a 2G connection', { connection: { effectiveType: 'slow-2g' } }],
    ['that is a crawler', { userAgent: 'Googlebot/2.1' }],
  ])('S9-13 in view is left alone for a visitor %s', (_, browser) => {
    stop();
    vi.stubGlobal('navigator', { userAgent: '', ...browser });
    stop = followEarlyLinks();
    show(link('pod'));
    expect(prefetchPathname).not.toHaveBeenCalled();
    expect(document.head).toBeEmptyDOMElement();
  });

  test('S9-13 that is pressed is loaded before the click, a pod with its parts', async () => {
    for (const each of ['page', 'hydrated', 'file', 'pod']) fireEvent.pointerDown(link(each));
    await vi.waitFor(() =>
      expect(loadPage.mock.calls).toEqual([['/us/en/shop/pods?plant=Indica'], ['/us/en/shop/pods/amber']]),
    );
    expect(loadProductParts).toHaveBeenCalledExactlyOnceWith('en-US');
  });
});

test('a link to sign in returns to the page', () => {
  window.history.replaceState(null, '', '/us/en/support?topic=pods');
  fireEvent.click(link('sign in'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/sign-in?redirect=%2Fus%2Fen%2Fsupport%3Ftopic%3Dpods');
});
