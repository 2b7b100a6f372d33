import { fireEvent } from '@testing-library/react';
import { navigate, prefetchPathname } from 'gatsby';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEarlyLinks } from './followEarlyLinks';

let stop: () => void;

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
  vi.mocked(prefetchPathname).mockClear();
  document.documentElement.dataset.dehydrated = '';
  vi.mocked(navigate).mockClear();
  document.body.innerHTML = `
    <p><a href="/us/en/support">hydrated</a></p>
    <div data-dehydrated>
      <a href="/us/en/shop/pods?plant=Indica#first">page</a>
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

test('S9-13 the page of a link in view is prefetched once', () => {
  for (const each of ['hydrated', 'page', 'page', 'file', 'other site']) show(link(each));
  expect(prefetchPathname).toHaveBeenCalledExactlyOnceWith('/us/en/shop/pods');
});

test('a link to sign in returns to the page', () => {
  window.history.replaceState(null, '', '/us/en/support?topic=pods');
  fireEvent.click(link('sign in'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/sign-in?redirect=%2Fus%2Fen%2Fsupport%3Ftopic%3Dpods');
});
