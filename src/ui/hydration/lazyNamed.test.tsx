import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyOptional } from './lazyNamed';

test('an optional part renders once it has loaded', async () => {
  const Extra = lazyOptional(() => Promise.resolve({ Hours: () => <p>Open</p> }), 'Hours');
  render(
    <Suspense>
      <Extra />
    </Suspense>,
  );
  expect(await screen.findByText('Open')).toBeVisible();
});

test('S8-22 an optional part that fails to load leaves the rest of the page', async () => {
  const load = vi.fn(() => Promise.reject<{ Hours: () => null }>(new Error('offline')));
  const Extra = lazyOptional(load, 'Hours');
  render(
    <Suspense fallback="waiting">
      <p>The page</p>
      <Extra />
    </Suspense>,
  );
  expect(await screen.findByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
