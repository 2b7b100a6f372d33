import { act, render } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, test, vi } from 'vitest';
import { HydrationSignal } from './HydrationSignal';

test('tells the start script once everything below is hydrated', async () => {
  const early = { isAlive: false };
  vi.stubGlobal('early', early);
  let arrive = () => {};
  const words = new Promise<string>((resolve) => (arrive = () => resolve('Words')));
  const Page = () => <p>{use(words)}</p>;
  await act(async () =>
    render(
      <Suspense>
        <HydrationSignal>
          <Page />
        </HydrationSignal>
      </Suspense>,
    ),
  );
  expect(early.isAlive).toBe(false);
  await act(async () => arrive());
  expect(early.isAlive).toBe(true);
});

test.each([
  ['is reported if the page was scrolled before', 300, 1],
  ['is not reported if the page was not scrolled', 0, 0],
])('the scroll position %s', (_, scrollY, times) => {
  const hear = vi.fn();
  window.addEventListener('scroll', hear);
  vi.stubGlobal('scrollY', scrollY);
  render(<HydrationSignal>Page</HydrationSignal>);
  expect(hear).toHaveBeenCalledTimes(times);
  window.removeEventListener('scroll', hear);
});
