import { expect, test } from 'vitest';
import { keepStyles } from './keepStyles';

// As styled-components 6 writes it in the HTML; what it makes of the list is held by the journeys.
const first = 'data-styled.g1[id="sc-base"]{content:"aBcDe,fGhIj,"}';
const second = 'data-styled.g7[id="sc-part"]{content:"kLmNo,"}';
const text = `.aBcDe{margin:1px;}/*!sc*/\n.fGhIj{margin:2px;}/*!sc*/\n${first}/*!sc*/\n.kLmNo{content:"a";}/*!sc*/\n${second}/*!sc*/\n`;

test('the styles of the HTML stay as they are, and a list of them without a rule stands behind', () => {
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

test('a page without styles is left alone', () => {
  keepStyles();
  expect(document.head).toBeEmptyDOMElement();
});
