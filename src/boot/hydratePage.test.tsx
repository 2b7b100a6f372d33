import { act } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hydratePage } from './hydratePage';

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
