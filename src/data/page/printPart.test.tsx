import { expect, test, vi } from 'vitest';
import { printPart } from './printPart';

test('S2-71 while a part is printed the page says so to its style, and no longer', () => {
  const printed: (string | undefined)[] = [];
  vi.stubGlobal('print', () => printed.push(document.documentElement.dataset.print));
  printPart('lab-report');
  expect(printed).toEqual(['lab-report']);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.print).toBeUndefined();
});
