import { beforeEach, expect, test, vi } from 'vitest';

// Each test starts with no messages loaded, as a page does.
const start = async () => ({ ...(await import('./loadMessages')), ...(await import('./messageStore')) });

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('./messages/fr/first.ts');
});

test('a locale’s messages are known once they are loaded, group by group', async () => {
  const { loadMessages, hasMessages, loadedTranslator } = await start();
  expect(loadedTranslator('fr-CA')).toBeNull();
  await loadMessages('fr-CA');
  expect([hasMessages('fr-CA', 'first'), hasMessages('fr-CA', 'account'), hasMessages('en-CA', 'first')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(loadedTranslator('fr-CA')!.t('app.close')).toBe('Fermer');
  await loadMessages('fr-CA', 'account');
  expect(hasMessages('fr-CA', 'account')).toBe(true);
  expect(loadedTranslator('fr-CA')!.t('app.close')).toBe('Fermer');
});

test('concurrent callers share one load, and later ones do not wait', async () => {
  const { loadMessages, loadedTranslator } = await start();
  expect(loadMessages('en-US')).toBe(loadMessages('en-US'));
  await loadMessages('en-US');
  const loaded = loadedTranslator('en-US');
  await loadMessages('en-US');
  expect(loadedTranslator('en-US')).toBe(loaded);
});

test('D-04 Canadian English has its own spelling, and the rest from US English', async () => {
  const { loadMessages, loadedTranslator } = await start();
  await Promise.all((['en-CA', 'en-US'] as const).flatMap((id) => [loadMessages(id), loadMessages(id, 'details')]));
  expect([loadedTranslator('en-CA')!.t('product.flavors'), loadedTranslator('en-US')!.t('product.flavors')]).toEqual([
    'Flavour',
    'Flavor',
  ]);
  expect(loadedTranslator('en-CA')!.t('app.close')).toBe('Close');
});

test('a failed load rejects and is retried at the next call', async () => {
  let tries = 0;
  vi.doMock('./messages/fr/first.ts', () => {
    tries += 1;
    if (tries === 1) throw new Error('the chunk did not come');
    return { messages: { 'app.close': 'Fermer' } };
  });
  const { loadMessages, hasMessages, loadedTranslator } = await start();
  await expect(loadMessages('fr-CA')).rejects.toThrow();
  expect(hasMessages('fr-CA', 'first')).toBe(false);
  await loadMessages('fr-CA');
  expect(loadedTranslator('fr-CA')!.t('app.close')).toBe('Fermer');
});

test('S8-21 a message missing from every group is reported, and its key is shown', async () => {
  const { loadMessages, loadedTranslator } = await start();
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  await loadMessages('fr-CA');
  expect(loadedTranslator('fr-CA')!.t('cart.empty')).toBe('cart.empty');
  expect(consoleError).toHaveBeenCalledExactlyOnceWith('No fr message for cart.empty');
});
