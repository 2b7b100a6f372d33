import { expect, test } from 'vitest';
import { keepStyles } from './internals';

// The format in which styled-components 6 writes styles into the HTML. Journeys check what it does with the list.
const first = 'data-styled.g1[id="sc-base"]{content:"aBcDe,fGhIj,"}';
const second = 'data-styled.g7[id="sc-part"]{content:"kLmNo,"}';
const text = `.aBcDe{margin:1px;}/*!sc*/\n.fGhIj{margin:2px;}/*!sc*/\n${first}/*!sc*/\n.kLmNo{content:"a";}/*!sc*/\n${second}/*!sc*/\n`;

test('leaves the HTML’s styles as they are, followed by a list of them without rules', () => {
  document.head.innerHTML = `<style data-styled="" data-styled-version="6.6.0">${text}</style><meta>`;
  const [written] = document.head.children;
  keepStyles();
  const [kept, names, other] = document.head.children;
  expect(kept).toBe(written);
  expect(kept).not.toHaveAttribute('data-styled');
  expect(kept!.textContent).toBe(text);
  expect(names).toHaveAttribute('data-styled', '');
  expect(names).toHaveAttribute('data-styled-version', '6.6.0');
  expect(names!.textContent).toBe(`${first}/*!sc*/\n${second}/*!sc*/\n`);
  expect(other!.nodeName).toBe('META');
  document.head.replaceChildren();
});

test('leaves a page without styles alone', () => {
  keepStyles();
  expect(document.head).toBeEmptyDOMElement();
});
