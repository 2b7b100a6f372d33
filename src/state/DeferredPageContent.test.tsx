import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { navigationEnded, useNavigation } from './navigation/navigation';
import { DeferredPageContent } from './DeferredPageContent';

const { dataset } = document.documentElement;
let atFirst: string | null = null;

function Page() {
  useLayoutEffect(() => {
    atFirst ??= document.body.textContent;
  });
  return (
    <main>
      <h1>Heading</h1>
      <DeferredPageContent>, rest</DeferredPageContent>
    </main>
  );
}

beforeEach(() => {
  atFirst = null;
});
afterEach(() => {
  delete dataset.dehydrated;
  navigationEnded('/');
});

test('on navigation within the site, the rest of the page renders after its heading', () => {
  render(<Page />);
  expect(atFirst).toBe('Heading');
  expect(screen.getByRole('main')).toHaveTextContent('Heading, rest');
});

test.each<[string, () => void]>([
  ['that hydrates', () => void (dataset.dehydrated = '')],
  ['reached by going back', () => useNavigation.setState({ isBack: true })],
  ['with a fragment in its URL', () => window.history.replaceState(null, '', '/#questions')],
])('a page %s renders completely at once', (_, prepare) => {
  prepare();
  render(<Page />);
  expect(atFirst).toBe('Heading, rest');
});
