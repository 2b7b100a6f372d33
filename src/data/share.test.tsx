import { afterEach, expect, test, vi } from 'vitest';
import { canShare, copyText, openShareSheet } from './share';

const page = { title: 'Amber', url: 'https://site.test/amber' };
const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

test('the device’s sheet is used where there is one', async () => {
  expect(canShare()).toBe(false);
  const share = vi.fn<() => Promise<void>>().mockResolvedValue();
  give('share', share);
  expect(canShare()).toBe(true);
  expect(await openShareSheet(page)).toBe(true);
  expect(share).toHaveBeenCalledExactlyOnceWith(page);
});

test.each([
  ['AbortError', true],
  ['NotAllowedError', false],
])('a sheet that ends with %s was open: %s', async (name, wasOpen) => {
  give('share', () => Promise.reject(new DOMException('no', name)));
  expect(await openShareSheet(page)).toBe(wasOpen);
});

test('a text is on the clipboard, or it is told that it is not', async () => {
  const writeText = vi.fn<() => Promise<void>>().mockResolvedValue();
  give('clipboard', { writeText });
  expect(await copyText('words')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('words');
  give('clipboard', undefined);
  expect(await copyText('words')).toBe(false);
});
