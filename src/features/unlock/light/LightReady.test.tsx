import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildActivation } from '../../../../tests/fixtures/builders/buildUnlock';
import { fakeFullScreen, fakeScreen, fakeWakeLock, removeFakes } from '../../../../tests/fixtures/light/fakeScreen';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../../../domain/region/locales';
import { LightPlayer } from './LightPlayer';

let display: ReturnType<typeof fakeScreen>;
beforeEach(() => {
  display = fakeScreen();
  fakeWakeLock();
});
afterEach(() => {
  removeFakes();
  for (const name of ['vibrate', 'userActivation']) Reflect.deleteProperty(navigator, name);
});

const defineOnNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

async function open(localeId: LocaleId = 'en-US') {
  const onEnd = vi.fn();
  const view = renderInLocale(<LightPlayer activation={buildActivation()} isFast={false} onEnd={onEnd} />, {
    localeId,
  });
  const { t } = view;
  const dialog = await screen.findByRole('dialog', { name: t('light.title') });
  const pad = screen.getByRole('img', { name: t('light.pad') });
  const button = (key: 'light.start' | 'light.leave' | 'light.stop') => screen.getByRole('button', { name: t(key) });
  return { ...view, onEnd, dialog, pad, button };
}

describe('S2-66 before the light starts', () => {
  test.each(['en-US', 'fr-CA'] as const)(
    'the battery’s outline is in the dark square, with one instruction and Start focused, in %s',
    async (localeId) => {
      const { dialog, pad, button, t } = await open(localeId);
      expect(pad.querySelector('svg')).toBeInTheDocument();
      expect(pad.dataset.level).toBeUndefined();
      expect(dialog).toHaveAccessibleDescription(t('light.ready'));
      expect(screen.getByText(t('light.ready'))).toBeVisible();
      expect(screen.getByText(t('light.hold'))).not.toBeVisible();
      expect(button('light.start')).toHaveFocus();
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(screen.queryByRole('button', { name: t('light.stop') })).toBeNull();
      expect(display.isAwaited(), 'nothing plays').toBe(false);
    },
  );

  test('Start removes the outline, so that the square has nothing but its level, and asks to hold still', async () => {
    const { user, pad, dialog, button, t } = await open();
    await user.click(button('light.start'));
    expect(pad).toBeEmptyDOMElement();
    expect(pad.dataset.level).toBe('0');
    expect(dialog).toHaveAccessibleDescription(t('light.hold'));
    expect(button('light.stop')).toHaveFocus();
    expect(screen.queryByRole('button', { name: t('light.start') })).toBeNull();
    expect(display.isAwaited()).toBe(true);
  });

  test('leaving it, with the button or with Esc, is not stopping the light', async () => {
    const first = await open();
    await first.user.click(first.button('light.leave'));
    expect(first.onEnd.mock.calls).toEqual([['left']]);
    first.unmount();
    const { dialog, onEnd } = await open();
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(onEnd.mock.calls).toEqual([['left']]);
  });

  test('Start requests full screen if loading took longer than the user activation', async () => {
    const browser = fakeFullScreen();
    defineOnNavigator('userActivation', { isActive: false, hasBeenActive: true });
    const { user, dialog, button } = await open();
    expect(browser.requestFullscreen).not.toHaveBeenCalled();
    defineOnNavigator('userActivation', { isActive: true, hasBeenActive: true });
    await user.click(button('light.start'));
    expect(browser.requestFullscreen).toHaveBeenCalledTimes(1);
    expect(dialog).toContainElement(browser.filled() as HTMLElement);
  });
});

test('S2-66 the phone vibrates once all frames are shown, and never while the battery lies on it', async () => {
  const navigatorVibrate = vi.fn<(pattern: number[]) => boolean>(() => true);
  defineOnNavigator('vibrate', navigatorVibrate);
  const { user, button, onEnd } = await open();
  await user.click(button('light.start'));
  const { levels, repeats } = buildActivation();
  for (let at = 0; at < levels.length * repeats; at += 1) display.draw(1000);
  expect(navigatorVibrate).not.toHaveBeenCalled();
  display.draw(1000);
  expect(onEnd.mock.calls).toEqual([['shown']]);
  expect(navigatorVibrate.mock.calls).toEqual([[[40, 60, 40]]]);
});
