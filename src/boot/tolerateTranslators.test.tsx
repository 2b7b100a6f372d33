// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tolerateTranslators } from './tolerateTranslators';

const { removeChild, insertBefore } = Node.prototype;

beforeAll(tolerateTranslators);
afterEach(cleanup);
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** Replaces each text node with an element that has the same text, as translators do. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

const Line = ({ isBusy, note }: { isBusy: boolean; note?: string }) => (
  <p>
    {isBusy && <b>Busy</b>}
    Send
    {note}
  </p>
);

test('an element that React inserts before a replaced text is appended', () => {
  const { container, rerender } = render(<Line isBusy={false} />);
  translate(container);
  rerender(<Line isBusy />);
  expect(container.querySelector('b')).toHaveTextContent('Busy');
  rerender(<Line isBusy={false} />);
  expect(container.querySelector('b')).toBeNull();
  expect(container).toHaveTextContent('Send');
});

test('a replaced text that React removes stays as it was translated', () => {
  const { container, rerender, unmount } = render(<Line isBusy note="a code" />);
  translate(container);
  rerender(<Line isBusy />);
  expect(container).toHaveTextContent('BusySenda code');
  unmount();
  expect(container).toBeEmptyDOMElement();
});

test('other nodes are inserted and removed as always, and wrong calls still throw', () => {
  const parent = document.createElement('div');
  const [first, second] = [document.createElement('i'), document.createTextNode('x')];
  parent.append(second);
  parent.insertBefore(first, second);
  expect(parent.innerHTML).toBe('<i></i>x');
  expect(parent.removeChild(second)).toBe(second);
  expect(() => parent.removeChild(document.createElement('b'))).toThrow(DOMException);
});
