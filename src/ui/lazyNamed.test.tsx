import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyExtra } from './lazyNamed';

test('a part that the page can do without is drawn when it comes', async () => {
  const Extra = lazyExtra(() => Promise.resolve({ Hours: () => <p>Open</p> }), 'Hours');
  render(
    <Suspense>
      <Extra />
    </Suspense>,
  );
  expect(await screen.findByText('Open')).toBeVisible();
});

test('S8-22 a part that does not come leaves the rest of the page', async () => {
  const load = vi.fn(() => Promise.reject<{ Hours: () => null }>(new Error('offline')));
  const Extra = lazyExtra(load, 'Hours');
  render(
    <Suspense fallback="waiting">
      <p>The page</p>
      <Extra />
    </Suspense>,
  );
  expect(await screen.findByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
