import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createContext, lazy, use, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static.edge';
import { create } from 'zustand';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydrateWhenVisible, partFailedEvent } from './HydrateWhenVisible';
import { lazyNamed } from './lazyNamed';

interface PageProps {
  part: ComponentType;
  trigger?: (open: () => void) => () => void;
  waitsForInput?: boolean;
  onTouch?: () => void;
}

const useLamp = create<{ isLit: boolean }>(() => ({ isLit: false }));
/** Creates the same page for the build and for the browser, because two renderers may not share a context. */
function createPage() {
  const Tint = createContext('plain');
  function Lamp() {
    const isLit = useLamp((state) => state.isLit);
    const [presses, press] = useState(0);
    return (
      <>
        <button onClick={() => press(presses + 1)}>
          {`${use(Tint)} ${isLit ? 'lit' : 'dark'}`} <b>{presses}</b>
        </button>
        <a href="/us/en/support">support</a>
      </>
    );
  }
  function Page({ part: Part, ...given }: PageProps) {
    const [tint, setTint] = useState('plain');
    const [count, redraw] = useState(0);
    return (
      <Tint value={tint}>
        <button onClick={() => redraw(count + 1)}>redraw</button>
        <button onClick={() => setTint('amber')}>tint</button>
        <HydrateWhenVisible minHeight="300px" {...given}>
          <Part />
        </HydrateWhenVisible>
      </Tint>
    );
  }
  return { Lamp, Page };
}

const { Lamp, Page } = createPage();

let tellNear: () => void;
let isWatched: boolean;
let root: Root | null;

beforeEach(() => {
  root = null;
  isWatched = false;
  useLamp.setState(useLamp.getInitialState());
});

afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

/** Creates a lazy part whose chunk arrives when the test resolves it. */
function lazyLamp() {
  const fetch = vi.fn<() => void>();
  let settle = () => {};
  const chunk = new Promise<{ default: ComponentType }>((resolve) => {
    settle = () => resolve({ default: Lamp });
  });
  const Part = lazy(() => {
    fetch();
    return chunk;
  });
  return { Part, fetch, arrive: () => act(async () => settle()) };
}

function stubObserver(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        tellNear = () => tell([{ isIntersecting: true }]);
      }
      observe = () => void (isWatched = true);
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

/** Opens the built HTML in a browser, and hydrates it. */
async function open(given: Omit<PageProps, 'part'> = {}, change = (html: string) => html) {
  const container = document.createElement('div');
  container.innerHTML = change(await writeHtml(given));
  document.body.append(container);
  stubObserver();
  const served = lamp();
  const complaints: unknown[] = [];
  const { Part, ...part } = lazyLamp();
  await act(async () => {
    root = hydrateRoot(container, <Page part={Part} {...given} />, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  return { served, complaints, ...part };
}

test('the server’s HTML stays, and nothing is fetched for it, until it is near the screen', async () => {
  const { served, fetch, arrive, complaints } = await open();
  await press('redraw');
  expect(lamp()).toBe(served);
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => tellNear());
  expect(fetch).toHaveBeenCalledOnce();
  expect(lamp(), 'while it loads').toBe(served);
  await press('redraw');
  expect(lamp(), 'after the page around it rerendered').toBe(served);
  await arrive();
  await act(async () => fireEvent.click(served));
  expect(lamp(), 'the same element is hydrated').toBe(served);
  expect(served).toHaveTextContent('plain dark 1');
  expect(complaints).toEqual([]);
});

test('store changes made before hydration render once it is hydrated', async () => {
  const { served, arrive, complaints } = await open();
  act(() => useLamp.setState({ isLit: true }));
  await act(async () => tellNear());
  expect(served).toHaveTextContent('plain dark 0');
  await arrive();
  expect(lamp()).toBe(served);
  expect(served).toHaveTextContent('plain lit 0');
  expect(complaints).toEqual([]);
});

test('a context change around it does not remove the server’s HTML', async () => {
  const { served, fetch, arrive } = await open();
  await press('tint');
  expect(lamp()).toBe(served);
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => tellNear());
  await arrive();
  expect(lamp()).toHaveTextContent('amber dark 0');
});

test('the page’s own trigger hydrates it too, off screen and once', async () => {
  const stop = vi.fn<() => void>();
  let wake = () => {};
  const { served, fetch, arrive } = await open({
    trigger: (openPart) => {
      wake = openPart;
      return stop;
    },
  });
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => wake());
  expect(fetch).toHaveBeenCalledOnce();
  await arrive();
  await act(async () => fireEvent.click(served));
  expect(served).toHaveTextContent('plain dark 1');
  expect(stop).toHaveBeenCalledOnce();
});

test.each(['focusIn', 'touchStart', 'pointerOver', 'input'] as const)('%s hydrates it too', async (event) => {
  const { served, fetch, arrive } = await open();
  await act(async () => fireEvent[event](served));
  expect(fetch).toHaveBeenCalledOnce();
  await arrive();
  await act(async () => fireEvent.click(served));
  expect(served).toHaveTextContent('plain dark 1');
});

test.each(['pointerMove', 'touchStart', 'keyDown', 'scroll'] as const)(
  'a part that waits for input is fetched on the first one, here %s, and not when it is seen',
  async (event) => {
    const onTouch = vi.fn<() => void>();
    const { served, fetch, arrive } = await open({ waitsForInput: true, onTouch });
    expect(isWatched).toBe(false);
    await act(async () => fireEvent[event](document.body));
    expect(fetch).toHaveBeenCalledOnce();
    expect(onTouch, 'another part was touched').not.toHaveBeenCalled();
    await arrive();
    await act(async () => fireEvent.click(served));
    expect(served).toHaveTextContent('plain dark 1');
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
  const { served, fetch, arrive } = await open({ waitsForInput: true, onTouch }, (html) =>
    html.replace('data-dehydrated=""', 'data-dehydrated="kept"'),
  );
  expect(fetch).toHaveBeenCalledOnce();
  expect(onTouch).toHaveBeenCalledOnce();
  await arrive();
  await act(async () => fireEvent.click(served));
  expect(served).toHaveTextContent('plain dark 1');
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

test('the server’s HTML stays if the script fails to load, and the next touch retries', async () => {
  const container = document.createElement('div');
  container.innerHTML = await writeHtml();
  document.body.append(container);
  stubObserver();
  const served = lamp();
  const fetch = vi.fn().mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue({ Lamp });
  const Part = lazyNamed(fetch as () => Promise<{ Lamp: typeof Lamp }>, 'Lamp');
  await act(async () => {
    root = hydrateRoot(container, <Page part={Part} />);
  });
  await act(async () => tellNear());
  expect(fetch).toHaveBeenCalledOnce();
  expect(lamp()).toBe(served);
  await act(async () => fireEvent.pointerOver(served));
  await act(async () => fireEvent.click(served));
  expect(lamp()).toBe(served);
  expect(served).toHaveTextContent('1');
});

test('a click on a part whose script fails to load is answered by an event, other touches are not', async () => {
  const container = document.createElement('div');
  container.innerHTML = await writeHtml();
  document.body.append(container);
  stubObserver();
  const fetch = vi.fn().mockRejectedValue(new Error('ChunkLoadError'));
  const Part = lazyNamed(fetch as () => Promise<{ Lamp: typeof Lamp }>, 'Lamp');
  const fail = vi.fn();
  container.addEventListener(partFailedEvent, fail);
  await act(async () => {
    root = hydrateRoot(container, <Page part={Part} />);
  });
  await act(async () => fireEvent.pointerOver(lamp()));
  expect(fail).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(lamp()));
  expect(fail).toHaveBeenCalledOnce();
});
