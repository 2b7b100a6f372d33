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

/** Creates text that suspends until it is resolved. */
function createWords() {
  let resolveText = () => {};
  const text = new Promise<string>((resolve) => (resolveText = () => resolve('Words')));
  return { Page: () => <p>{use(text)}</p>, resolveText: () => act(async () => resolveText()) };
}

test('announces the page once everything below is hydrated', async () => {
  const { Page, resolveText } = createWords();
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
  await resolveText();
  expect(root).not.toHaveAttribute('data-dehydrated');
  expect(listener).toHaveReturnedWith(root);
});

test('announces a part of the page on its own', async () => {
  const { Page, resolveText } = createWords();
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
  const boundary = getByTestId('part');
  expect(boundary).toHaveAttribute('data-dehydrated');
  await resolveText();
  expect(boundary).not.toHaveAttribute('data-dehydrated');
  expect(listener).toHaveReturnedWith(boundary);
  expect(root, 'the rest of the page').toHaveAttribute('data-dehydrated');
});
