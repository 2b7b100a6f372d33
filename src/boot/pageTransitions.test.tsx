import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigationEnded, useNavigation } from '../state/navigation/navigation';
import { animatePages } from './pageTransitions';

const next = '/us/en/shop/pods/amber';

/** Fakes view transitions: runs the update in the next task, as browsers do once they have captured the old page. */
function fakeTransitions() {
  const named: (string | undefined)[][] = [];
  const look = () => {
    named.push([...document.querySelectorAll('img')].map((img) => img.style.viewTransitionName));
  };
  const start = vi.fn((update: () => Promise<void>) => {
    look();
    const done = new Promise<void>((resolve) => setTimeout(() => void update().then(look).then(resolve)));
    return { ready: done, finished: done };
  });
  Object.assign(document, { startViewTransition: start });
  return { start, named };
}

let browser: ReturnType<typeof fakeTransitions>;
const opened: string[] = [];
const frames = window.requestAnimationFrame;

/** Follows a link as Gatsby does: the page renders in an animation frame. */
function open(to: string): void {
  opened.push(to);
  requestAnimationFrame(() => {
    document.body.innerHTML = '<main><div data-gallery><img alt="large" /><img alt="second" /></div></main>';
    navigationEnded(to, true);
  });
}
const follow = (to: string) => (Reflect.get(window, '___navigate') as (to: string) => void)(to);
const settled = () => vi.waitFor(() => expect(document.querySelector('[data-gallery]')).not.toBeNull());

beforeEach(() => {
  opened.length = 0;
  browser = fakeTransitions();
  // Gatsby's router renders in an animation frame, and a browser has none while it waits for the new page.
  window.requestAnimationFrame = () => 0;
  vi.stubGlobal('___navigate', open);
  vi.stubGlobal('___loader', { loadPageSync: (path: string) => (path === next ? {} : undefined) });
  window.history.replaceState(null, '', '/us/en/shop/pods');
  document.body.innerHTML = '<article><picture><img alt="card" /></picture><a href="#x">Amber</a></article>';
  useNavigation.setState(useNavigation.getInitialState(), true);
  animatePages();
});
afterEach(() => {
  window.requestAnimationFrame = frames;
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
});

describe('D-31 a view transition between pages', () => {
  test('the clicked card’s picture becomes the product’s, and no name stays', async () => {
    document.querySelector('a')!.click();
    follow(next);
    await settled();
    await vi.waitFor(() => expect(browser.named).toHaveLength(2));
    expect(browser.named).toEqual([['product-picture'], ['product-picture', '']]);
    expect(opened).toEqual([next]);
    await vi.waitFor(() =>
      expect([...document.querySelectorAll('img')].map((img) => img.style.viewTransitionName)).toEqual(['', '']),
    );
    expect(
      window.requestAnimationFrame(() => undefined),
      'display frames are the browser’s again',
    ).toBe(0);
  });

  test('a link outside a card fades without a picture', async () => {
    document.body.click();
    follow(next);
    await settled();
    await vi.waitFor(() => expect(browser.named).toHaveLength(2));
    expect(browser.named.flat().join('')).toBe('');
  });

  test('a page that does not come leaves the old one after half a second', async () => {
    vi.stubGlobal('___navigate', (to: string) => opened.push(to));
    animatePages();
    vi.useFakeTimers();
    follow(next);
    await vi.advanceTimersByTimeAsync(600);
    vi.useRealTimers();
    expect(browser.named).toHaveLength(2);
    expect(window.requestAnimationFrame(() => undefined)).toBe(0);
  });

  test('a page that cannot be opened leaves display frames to the browser, and no name on the card', async () => {
    const failed = vi.fn();
    vi.stubGlobal('___navigate', () => {
      throw new Error('no router');
    });
    animatePages();
    browser.start.mockImplementation((update: () => Promise<void>) => {
      const done = Promise.resolve().then(update);
      done.catch(failed);
      return { ready: done, finished: done };
    });
    document.querySelector('a')!.click();
    follow(next);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(new Error('no router')));
    expect(window.requestAnimationFrame(() => undefined)).toBe(0);
    expect(document.querySelector('img')!.style.viewTransitionName).toBe('');
  });

  test.each([
    ['the same page', '/us/en/shop/pods?plant=Sativa', () => undefined],
    ['a page that still loads', '/us/en/shop/pods/birch', () => undefined],
    ['another site', 'https://elsewhere.test/us/en/shop/pods/amber', () => undefined],
    [
      'reduced motion',
      next,
      () => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
    ],
    ['an open dialog', next, () => void document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')],
  ])('there is none for %s', (_, to, prepare) => {
    prepare();
    follow(to);
    expect(opened).toEqual([to]);
    expect(browser.start).not.toHaveBeenCalled();
  });

  test('a second link meanwhile is followed at once', () => {
    follow(next);
    follow(next);
    expect(browser.start).toHaveBeenCalledTimes(1);
    expect(opened).toEqual([next]);
  });
});
