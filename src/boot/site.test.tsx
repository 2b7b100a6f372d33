import { act } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { onSearchChange } from '../data/page/urlSearch';
import { hydratePage, pageOpened, shouldUpdateScroll } from './site';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

function Page() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </main>
  );
}

function place(html: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  return container;
}

test('hydrates a static page and keeps its elements', async () => {
  const container = place(renderToString(<Page />));
  const button = container.querySelector('button')!;
  await act(async () => hydratePage(<Page />, container));
  expect(container.querySelector('button')).toBe(button);
  await act(async () => button.click());
  expect(button).toHaveTextContent('1');
});

test('renders a page without static HTML', async () => {
  const container = place('');
  await act(async () => hydratePage(<Page />, container));
  expect(container.querySelector('button')).toHaveTextContent('0');
});

test.each([
  { page: 'a translated', html: '<button><font>null</font></button>', reports: 0 },
  { page: 'another', html: '<button>7<i></i></button>', reports: 1 },
])(
  '$page page that React cannot hydrate is rendered on the client, with $reports reports',
  async ({ html, reports }) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const container = place(`<main>${html}</main>`);
    document.body.insertAdjacentHTML('beforeend', html);
    await act(async () => hydratePage(<Page />, container));
    expect(container.querySelector('button')).toHaveTextContent('0');
    expect(report).toHaveBeenCalledTimes(reports);
  },
);

const load = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceNavigationTiming]);

test('a new visit stays where the browser puts it', () => {
  load('navigate');
  expect(shouldUpdateScroll({})).toBe(false);
});

test.each(['reload', 'back_forward'])('after a %s, Gatsby restores the position', (type) => {
  load(type);
  expect(shouldUpdateScroll({})).toBeUndefined();
});

test('Gatsby scrolls to a fragment, and for every later page', () => {
  load('navigate');
  expect(shouldUpdateScroll({ prevRouterProps: {} })).toBeUndefined();
  window.history.replaceState(null, '', '/#kinds');
  expect(shouldUpdateScroll({})).toBeUndefined();
});

test('a list learns of a query that changed by a navigation within its page', () => {
  const onChange = vi.fn<() => void>();
  const stop = onSearchChange(onChange);
  pageOpened('/us/en/shop/pods');
  pageOpened('/us/en/shop', '/us/en/shop/pods');
  expect(onChange).not.toHaveBeenCalled();
  pageOpened('/us/en/shop/pods', '/us/en/shop/pods');
  expect(onChange).toHaveBeenCalledOnce();
  stop();
});
