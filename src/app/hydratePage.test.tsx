import { act } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hydratePage } from './hydratePage';

function Page() {
  const [count, setCount] = useState(0);
  return (
    <div id="gatsby-focus-wrapper">
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </div>
  );
}

function place(html: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  return container;
}

test('a finished page keeps its elements and comes to life', async () => {
  const container = place(renderToString(<Page />));
  const button = container.querySelector('button')!;
  await act(async () => hydratePage(<Page />, container));
  expect(container.querySelector('button')).toBe(button);
  await act(async () => button.click());
  expect(button).toHaveTextContent('1');
});

test('a page without HTML of its own is drawn', async () => {
  const container = place('');
  await act(async () => hydratePage(<Page />, container));
  expect(container.querySelector('button')).toHaveTextContent('0');
});
