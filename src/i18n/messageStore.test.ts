import { beforeEach, expect, test, vi } from 'vitest';

// Each test starts with no messages loaded, as a page does.
beforeEach(() => {
  vi.resetModules();
});

test('S8-21 a missing message is reported to listeners, once per language, and its key is shown', async () => {
  const { addMessages, loadedTranslator, onMissingMessage } = await import('./messageStore');
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const listener = vi.fn();
  onMissingMessage(listener);
  addMessages('en-US', 'first', {});
  addMessages('fr-CA', 'first', {});
  const translateClose = (localeId: 'en-US' | 'fr-CA') => loadedTranslator(localeId)!.t('app.close');
  expect([translateClose('en-US'), translateClose('en-US'), translateClose('fr-CA')]).toEqual([
    'app.close',
    'app.close',
    'app.close',
  ]);
  expect(listener.mock.calls).toEqual([
    ['app.close', 'en'],
    ['app.close', 'fr'],
  ]);
  expect(consoleError.mock.calls).toEqual([['No en message for app.close'], ['No fr message for app.close']]);
});

test('S8-21 a removed listener gets no reports, and existing messages are never reported', async () => {
  const { addMessages, loadedTranslator, onMissingMessage } = await import('./messageStore');
  vi.spyOn(console, 'error').mockReturnValue();
  const listener = vi.fn();
  const stop = onMissingMessage(listener);
  addMessages('en-US', 'first', { 'app.close': 'Close' });
  loadedTranslator('en-US')!.t('app.close');
  stop();
  loadedTranslator('en-US')!.t('app.save');
  expect(listener).not.toHaveBeenCalled();
});
