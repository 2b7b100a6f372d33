import { afterEach, expect, test, vi } from 'vitest';
import { canShare, copyText, openShareSheet } from './share';

const page = { title: 'Amber', url: 'https://site.test/amber' };
const stubNavigator = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

test('uses the device’s share sheet if there is one', async () => {
  expect(canShare()).toBe(false);
  const share = vi.fn<() => Promise<void>>().mockResolvedValue();
  stubNavigator('share', share);
  expect(canShare()).toBe(true);
  expect(await openShareSheet(page)).toBe(true);
  expect(share).toHaveBeenCalledExactlyOnceWith(page);
});

test.each([
  ['AbortError', true],
  ['NotAllowedError', false],
])('a share sheet that ends with %s was open: %s', async (name, wasOpen) => {
  stubNavigator('share', () => Promise.reject(new DOMException('no', name)));
  expect(await openShareSheet(page)).toBe(wasOpen);
});

test('reports if a text was copied to the clipboard', async () => {
  const writeText = vi.fn<() => Promise<void>>().mockResolvedValue();
  stubNavigator('clipboard', { writeText });
  expect(await copyText('words')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('words');
  stubNavigator('clipboard', undefined);
  expect(await copyText('words')).toBe(false);
});
