import { act, render } from '@testing-library/react';
import { Suspense, use, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hydrated } from './Hydrated';

const root = document.documentElement;
const listener = vi.fn((event: Event) => event.target);
beforeEach(() => {
  listener.mockClear();
  root.dataset.dehydrated = '';
  window.addEventListener('hydrated', listener);
});
afterEach(() => {
  delete root.dataset.dehydrated;
  window.removeEventListener('hydrated', listener);
});

/** Text that arrives later. */
function createWords() {
  let arrive = () => {};
  const words = new Promise<string>((resolve) => (arrive = () => resolve('Words')));
  return { Page: () => <p>{use(words)}</p>, arrive: () => act(async () => arrive()) };
}

test('announces the page once everything below is hydrated', async () => {
  const { Page, arrive } = createWords();
  await act(async () =>
    render(
      <Suspense>
        <Hydrated>
          <Page />
        </Hydrated>
      </Suspense>,
    ),
  );
  expect(root).toHaveAttribute('data-dehydrated');
  await arrive();
  expect(root).not.toHaveAttribute('data-dehydrated');
  expect(listener).toHaveReturnedWith(root);
});

test('announces a part of the page on its own', async () => {
  const { Page, arrive } = createWords();
  function Part() {
    const box = useRef<HTMLDivElement>(null);
    return (
      <div ref={box} data-dehydrated="" data-testid="part">
        <Suspense>
          <Hydrated element={box}>
            <Page />
          </Hydrated>
        </Suspense>
      </div>
    );
  }
  const { getByTestId } = await act(async () => render(<Part />));
  const part = getByTestId('part');
  expect(part).toHaveAttribute('data-dehydrated');
  await arrive();
  expect(part).not.toHaveAttribute('data-dehydrated');
  expect(listener).toHaveReturnedWith(part);
  expect(root, 'the rest of the page').toHaveAttribute('data-dehydrated');
});
