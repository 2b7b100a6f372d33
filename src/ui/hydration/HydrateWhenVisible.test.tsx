import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static.edge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPage, Lamp, lazyLamp, Page, useLamp, type PageProps } from '../../../tests/fixtures/components/lampPage';
import { HydrateWhenVisible, partFailedEvent } from './HydrateWhenVisible';
import { lazyNamed } from './lazyNamed';

/** The stub of the observer. `tellNear` reports that the part is near the screen. */
const observer = { isWatched: false, tellNear: () => {} };
let root: Root | null;

beforeEach(() => {
  root = null;
  observer.isWatched = false;
  useLamp.setState(useLamp.getInitialState());
});

afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

function stubObserver(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        observer.tellNear = () => tell([{ isIntersecting: true }]);
      }
      observe = () => void (observer.isWatched = true);
      disconnect = () => undefined;
    },
  );
}

/** The page's HTML as the build writes it. */
async function writeHtml(given: Omit<PageProps, 'part'> = {}): Promise<string> {
  vi.stubGlobal('window', undefined);
  const built = createPage();
  const Part = lazy(async () => ({ default: built.Lamp }));
  const { prelude } = await prerender(<built.Page part={Part} {...given} />);
  vi.unstubAllGlobals();
  return new Response(prelude).text();
}

const lamp = () => screen.getByRole('button', { name: /plain|amber/ });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** Opens the built HTML in a browser, and hydrates it with a part. */
async function hydrate(part: ComponentType, given: Omit<PageProps, 'part'> = {}, change = (html: string) => html) {
  const container = document.createElement('div');
  container.innerHTML = change(await writeHtml(given));
  document.body.append(container);
  stubObserver();
  const served = lamp();
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, <Page part={part} {...given} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return { container, served, errors };
}

/** Like `hydrate`, with a part whose chunk arrives when the test resolves it. */
async function open(given?: Omit<PageProps, 'part'>, change?: (html: string) => string) {
  const { Part, ...part } = lazyLamp();
  return { ...(await hydrate(Part, given, change)), ...part };
}

async function expectHydrated({ served, arrive }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await arrive();
  await act(async () => fireEvent.click(served));
  expect(served).toHaveTextContent('plain dark 1');
}

test('the server’s HTML stays, and nothing is fetched for it, until it is near the screen', async () => {
  const { served, fetch, arrive, errors } = await open();
  await press('redraw');
  expect(lamp()).toBe(served);
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => observer.tellNear());
  expect(fetch).toHaveBeenCalledOnce();
  expect(lamp(), 'while it loads').toBe(served);
  await press('redraw');
  expect(lamp(), 'after the page around it rerendered').toBe(served);
  await arrive();
  await act(async () => fireEvent.click(served));
  expect(lamp(), 'the same element is hydrated').toBe(served);
  expect(served).toHaveTextContent('plain dark 1');
  expect(errors).toEqual([]);
});

test('store changes made before hydration render once it is hydrated', async () => {
  const { served, arrive, errors } = await open();
  act(() => useLamp.setState({ isLit: true }));
  await act(async () => observer.tellNear());
  expect(served).toHaveTextContent('plain dark 0');
  await arrive();
  expect(lamp()).toBe(served);
  expect(served).toHaveTextContent('plain lit 0');
  expect(errors).toEqual([]);
});

test('a context change around it does not remove the server’s HTML', async () => {
  const { served, fetch, arrive } = await open();
  await press('tint');
  expect(lamp()).toBe(served);
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => observer.tellNear());
  await arrive();
  expect(lamp()).toHaveTextContent('amber dark 0');
});

test('the page’s own trigger hydrates it too, off screen and once', async () => {
  const stop = vi.fn<() => void>();
  let wake = () => {};
  const page = await open({
    trigger: (openPart) => {
      wake = openPart;
      return stop;
    },
  });
  expect(page.fetch).not.toHaveBeenCalled();
  await act(async () => wake());
  expect(page.fetch).toHaveBeenCalledOnce();
  await expectHydrated(page);
  expect(stop).toHaveBeenCalledOnce();
});

test.each(['focusIn', 'touchStart', 'pointerOver', 'input'] as const)('%s hydrates it too', async (event) => {
  const page = await open();
  await act(async () => fireEvent[event](page.served));
  expect(page.fetch).toHaveBeenCalledOnce();
  await expectHydrated(page);
});

test.each(['pointerMove', 'touchStart', 'keyDown', 'scroll'] as const)(
  'a part that waits for input is fetched on the first one, here %s, and not when it is seen',
  async (event) => {
    const onTouch = vi.fn<() => void>();
    const page = await open({ waitsForInput: true, onTouch });
    expect(observer.isWatched).toBe(false);
    await act(async () => fireEvent[event](document.body));
    expect(page.fetch).toHaveBeenCalledOnce();
    expect(onTouch, 'another part was touched').not.toHaveBeenCalled();
    await expectHydrated(page);
  },
);

test('S9-13 a finger that presses a link to another page hydrates nothing, and a mouse over it does', async () => {
  const { fetch, arrive } = await open({ waitsForInput: true });
  const link = screen.getByRole('link', { name: 'support' });
  await act(async () => {
    fireEvent.pointerOver(link, { pointerType: 'touch' });
    for (const type of ['pointerDown', 'touchStart', 'focusIn', 'click'] as const) fireEvent[type](link);
  });
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => fireEvent.pointerOver(link, { pointerType: 'mouse' }));
  expect(fetch).toHaveBeenCalledOnce();
  await arrive();
});

test('a part that waits for input is fetched at once if it had some before the page was hydrated', async () => {
  const onTouch = vi.fn<() => void>();
  const page = await open({ waitsForInput: true, onTouch }, (html) =>
    html.replace('data-dehydrated=""', 'data-dehydrated="kept"'),
  );
  expect(page.fetch).toHaveBeenCalledOnce();
  expect(onTouch).toHaveBeenCalledOnce();
  await expectHydrated(page);
});

test('a part that waits for input reports that it was touched', async () => {
  const onTouch = vi.fn<() => void>();
  const { served, arrive } = await open({ waitsForInput: true, onTouch });
  await act(async () => fireEvent.touchStart(served));
  expect(onTouch).toHaveBeenCalledOnce();
  await arrive();
});

test('on a page without static HTML it is fetched immediately, and its space is reserved', async () => {
  stubObserver();
  const { Part, fetch, arrive } = lazyLamp();
  const { container } = render(<Page part={Part} />);
  expect(fetch).toHaveBeenCalledOnce();
  expect(container.querySelector('[style*=min-height]')).toHaveStyle({ minHeight: '300px' });
  await arrive();
  expect(lamp()).toHaveTextContent('plain dark 0');
});

test('on a page without static HTML it gets new props and keeps its state', async () => {
  stubObserver();
  function Named({ name }: { name: string }) {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
  }
  const Part = lazyNamed(async () => ({ Named }), 'Named');
  const page = (name: string) => (
    <HydrateWhenVisible minHeight="0">
      <Part name={name} />
    </HydrateWhenVisible>
  );
  const { rerender } = render(page('Amber'));
  fireEvent.click(await screen.findByRole('button', { name: 'Amber 0' }));
  rerender(page('Dawn'));
  expect(screen.getByRole('button')).toHaveTextContent('Dawn 1');
});

test('the server’s HTML stays if the script fails to load, and the next touch retries', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue({ Lamp });
  const { served } = await hydrate(lazyNamed(fetch as () => Promise<{ Lamp: typeof Lamp }>, 'Lamp'));
  await act(async () => observer.tellNear());
  expect(fetch).toHaveBeenCalledOnce();
  expect(lamp()).toBe(served);
  await act(async () => fireEvent.pointerOver(served));
  await act(async () => fireEvent.click(served));
  expect(lamp()).toBe(served);
  expect(served).toHaveTextContent('1');
});

test('a click on a part whose script fails to load is answered by an event, other touches are not', async () => {
  const fetch = vi.fn().mockRejectedValue(new Error('ChunkLoadError'));
  const { container } = await hydrate(lazyNamed(fetch as () => Promise<{ Lamp: typeof Lamp }>, 'Lamp'));
  const fail = vi.fn();
  container.addEventListener(partFailedEvent, fail);
  await act(async () => fireEvent.pointerOver(lamp()));
  expect(fail).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(lamp()));
  expect(fail).toHaveBeenCalledOnce();
});
