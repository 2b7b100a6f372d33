import { act, render } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

const items = ['/a', '/b'];
let scrollTo: (path: string) => void;

class FakeIntersectionObserver {
  static margin: string | undefined;
  readonly watched = new Set<Element>();
  constructor(
    report: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    options: { rootMargin: string },
  ) {
    FakeIntersectionObserver.margin = options.rootMargin;
    scrollTo = (path) => {
      const target = [...this.watched].find((item) => item.querySelector('a')?.pathname === path);
      if (target) report([{ isIntersecting: true, target }]);
    };
  }
  observe(item: Element) {
    this.watched.add(item);
  }
  unobserve(item: Element) {
    this.watched.delete(item);
  }
  disconnect() {
    this.watched.clear();
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  scrollTo = () => undefined;
});

/** Renders a list, and returns the paths that have been loaded ahead so far. */
async function setup() {
  const { providePageLoader } = await import('./pageLoader');
  const { prefetchPages } = await import('./prefetchPages');
  const loadPage = vi.fn(async (_path: string) => undefined);
  function List() {
    const list = useRef<HTMLUListElement>(null);
    useEffect(() => prefetchPages([...list.current!.children]), []);
    return (
      <ul ref={list}>
        {items.map((path) => (
          <li key={path}>
            <a href={path}>{path}</a>
          </li>
        ))}
      </ul>
    );
  }
  const view = render(<List />);
  providePageLoader(loadPage);
  await act(async () => undefined);
  return { ...view, loaded: () => loadPage.mock.calls.map(([path]) => path) };
}

test('loads nothing before the first input, however long that takes', async () => {
  const { loaded } = await setup();
  await act(async () => vi.advanceTimersByTime(60_000));
  scrollTo('/a');
  expect(loaded()).toEqual([]);
});

test('loads the page of an item near the screen once, after the first scroll', async () => {
  const { loaded } = await setup();
  window.dispatchEvent(new Event('scroll'));
  await act(async () => undefined);
  expect(FakeIntersectionObserver.margin).toBe('100% 0px');
  scrollTo('/b');
  scrollTo('/b');
  expect(loaded()).toEqual(['/b']);
});

test('loads nothing ahead for a visitor who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { loaded } = await setup();
  window.dispatchEvent(new Event('scroll'));
  await act(async () => undefined);
  scrollTo('/a');
  expect(loaded()).toEqual([]);
});

test('stops when the list is gone', async () => {
  const { loaded, unmount } = await setup();
  unmount();
  window.dispatchEvent(new Event('scroll'));
  await act(async () => undefined);
  scrollTo('/a');
  expect(loaded()).toEqual([]);
});
