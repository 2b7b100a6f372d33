import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useRef, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hydrated } from '../../ui/hydration/Hydrated';
import { keepEarlyInput } from './earlyInput';

const pressed = vi.fn<() => void>();

let container: HTMLElement;

let stop: AbortController;
const { dataset } = document.documentElement;
const Page = () => (
  <Hydrated>
    <div>
      <input />
      <button onClick={pressed}>Go</button>
    </div>
  </Hydrated>
);

/** The page's HTML with its start script, before any other script has loaded. */
beforeEach(() => {
  pressed.mockClear();
  dataset.dehydrated = '';
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  stop = new AbortController();
  keepEarlyInput(stop.signal);
});
afterEach(() => {
  stop.abort();
  delete dataset.dehydrated;
  document.body.replaceChildren();
});

const hydrate = () => act(() => void render(<Page />, { container, hydrate: true }));

test('S2-22 a click is kept where a password manager adds an element, and React renders the page again', async () => {
  const before = screen.getByRole('button');
  before.click();
  container.querySelector('input')!.after(document.createElement('com-manager-icon'));
  await act(async () => void hydrateRoot(container, <Page />, { onRecoverableError: () => undefined }));
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  expect(before.isConnected).toBe(false);
});

test('of several clicks the last is done, once', async () => {
  screen.getByRole('button').click();
  screen.getByRole('button').click();
  hydrate();
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  await new Promise((later) => setTimeout(later, 20));
  expect(pressed).toHaveBeenCalledOnce();
});

test('the second click of a double click on what was there before is dropped', async () => {
  fireEvent.click(screen.getByRole('button'), { detail: 2 });
  hydrate();
  await new Promise((later) => setTimeout(later, 20));
  expect(pressed).not.toHaveBeenCalled();
});

test('a click that waited more than ten seconds is dropped', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  screen.getByRole('button').click();
  vi.setSystemTime(Date.now() + 10_001);
  hydrate();
  await new Promise((later) => setTimeout(later, 20));
  expect(pressed).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test.each<[string, () => void]>([
  ['a click', () => screen.getByRole('button').click()],
  ['typing', () => screen.getByRole('textbox').dispatchEvent(new Event('input', { bubbles: true }))],
])('%s is marked on each part around it, so that they hydrate without more input', (_, input) => {
  const [outer, inner] = [document.createElement('div'), document.createElement('div')];
  for (const part of [outer, inner]) part.dataset.dehydrated = '';
  inner.append(...container.childNodes);
  outer.append(inner);
  container.append(outer);
  input();
  expect([inner, outer, document.documentElement].map((part) => part.dataset.dehydrated)).toEqual(['kept', 'kept', '']);
});

test('a part that hydrates later keeps its own clicks until then', async () => {
  let arrive = () => {};
  const script = new Promise<void>((resolve) => (arrive = resolve));
  const Inner = () => {
    use(script);
    return <button onClick={pressed}>Inner</button>;
  };
  const Part = ({ children }: { children: ReactNode }) => {
    const part = useRef<HTMLDivElement>(null);
    return (
      <Hydrated>
        <div ref={part} data-dehydrated="">
          <Suspense>
            <Hydrated element={part}>{children}</Hydrated>
          </Suspense>
        </div>
      </Hydrated>
    );
  };
  container.innerHTML = renderToString(
    <Part>
      <button>Inner</button>
    </Part>,
  );
  const late = (
    <Part>
      <Inner />
    </Part>
  );
  await act(async () => render(late, { container, hydrate: true }));
  screen.getByRole('button').click();
  expect(dataset.dehydrated, 'the page itself').toBeUndefined();
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => arrive());
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});
