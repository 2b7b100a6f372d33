import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyNamed, lazyOptional } from './lazyNamed';

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

test('a part that has loaded renders at once, and one on screen keeps its state when it is loaded again', async () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  }
  const Part = lazyNamed(() => Promise.resolve({ Counter }), 'Counter');
  const page = (
    <Suspense fallback="waiting">
      <Part />
    </Suspense>
  );
  const first = render(page);
  expect(screen.getByText('waiting')).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: '0' }));
  await Part.load();
  first.rerender(page);
  expect(screen.getByRole('button')).toHaveTextContent('1');
  first.unmount();
  render(page);
  expect(screen.queryByText('waiting')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveTextContent('0');
});
