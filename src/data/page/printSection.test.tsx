import { expect, test, vi } from 'vitest';
import { printSection } from './printSection';

test('S2-71 the page is marked only while a part is printed', () => {
  const printed: (string | undefined)[] = [];
  vi.stubGlobal('print', () => printed.push(document.documentElement.dataset.print));
  printSection('lab-report');
  expect(printed).toEqual(['lab-report']);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.print).toBeUndefined();
});
