import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyWithToast, shareOrCopy } from './shareLink';
import { useToasts } from './toasts';

const page = { title: 'Amber', url: 'https://site.test/amber' };
const messages = { copied: 'Copied.', failed: 'Not copied.' };
const stubNavigator = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const toastTexts = () => useToasts.getState().toasts.map(({ variant, message }) => [variant, message]);

beforeEach(() => useToasts.setState(useToasts.getInitialState(), true));
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

test('a copied text and one that could not be copied have a toast each', async () => {
  await copyWithToast('a', messages);
  expect(toastTexts()).toEqual([['error', 'Not copied.']]);
  const writeText = vi.fn<() => Promise<void>>().mockResolvedValue();
  stubNavigator('clipboard', { writeText });
  await copyWithToast('a', messages);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a');
  expect(toastTexts().at(-1)).toEqual(['success', 'Copied.']);
});

test.each([
  ['opens', () => Promise.resolve(), 0],
  ['is closed without a choice', () => Promise.reject(new DOMException('no', 'AbortError')), 0],
  ['does not open', () => Promise.reject(new DOMException('no', 'NotAllowedError')), 1],
  ['does not exist', undefined, 1],
])('the link is copied only if the share sheet does not open: it %s', async (_, share, copies) => {
  const writeText = vi.fn<() => Promise<void>>().mockResolvedValue();
  stubNavigator('clipboard', { writeText });
  if (share) stubNavigator('share', share);
  await shareOrCopy(page, messages);
  expect(writeText).toHaveBeenCalledTimes(copies);
  expect(toastTexts()).toHaveLength(copies);
});
