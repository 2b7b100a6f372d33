import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeFullScreen, fakeScreen, fakeWakeLock, removeFakes } from '../../../../tests/fixtures/light/fakeScreen';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { levelColors, type Level } from '../../../domain/unlock/lightEncoder';
import { tl1 } from '../../../domain/unlock/tl1';
import { tl1Decode } from '../../../../tests/fixtures/tl1Decode';
import type { Activation } from '../../../domain/unlock/unlockSchema';
import type { LocaleId } from '../../../domain/region/locales';
import { LightPlayer } from './LightPlayer';

const { frame: _frame, ...timing } = tl1;
const activation: Activation = {
  ...timing,
  activationId: '0b9f3c1e-6f0e-4c57-9b0a-3d1c3a4b5c6d',
  expiresAt: '2030-01-01T00:00:00.000Z',
  colours: [...levelColors],
  levels: tl1.frame('LIGHTPOD'),
};
const whole = Array.from({ length: activation.repeats }, () => activation.levels).flat();

let display: ReturnType<typeof fakeScreen>;
let device: ReturnType<typeof fakeWakeLock>;
beforeEach(() => {
  display = fakeScreen();
  device = fakeWakeLock();
});
afterEach(removeFakes);

const preferLessMotion = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('prefers-reduced-motion'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

async function open({ isFast = false, localeId = 'en-US' as LocaleId } = {}) {
  const onEnd = vi.fn();
  const view = renderInLocale(<LightPlayer {...{ activation, isFast, onEnd }} />, { localeId });
  const { t } = view;
  await screen.findByRole('dialog', { name: t('light.title') });
  const pad = screen.getByRole('img', { name: t('light.pad') });
  const level = () => Number(pad.dataset.level) as Level;
  /** Levels of the next display frames. */
  const watch = (count: number, after?: number) =>
    Array.from({ length: count }, () => {
      display.draw(after);
      return level();
    });
  await view.user.click(screen.getByRole('button', { name: t('light.start') }));
  const stop = screen.getByRole('button', { name: t('light.stop') });
  return { ...view, onEnd, pad, level, watch, stop };
}

const partText = (index: number) => `Part ${index} of 3`;

describe('the frames', () => {
  test('S2-66 D-25 every symbol of three frames in order, then black, and the end is reported once', async () => {
    const { watch, pad, onEnd } = await open();
    expect(pad).toHaveStyle({ backgroundColor: levelColors[0] });
    const levels = watch(whole.length, 200);
    expect(levels).toEqual(whole);
    expect(tl1Decode(levels)).toBe('LIGHTPOD');
    expect(onEnd).not.toHaveBeenCalled();
    expect(watch(3, 200)).toEqual([0, 0, 0]);
    expect(onEnd.mock.calls).toEqual([['shown']]);
    expect(display.isAwaited()).toBe(false);
    display.setHidden(true);
    display.setHidden(false);
    expect(display.isAwaited()).toBe(false);
  });

  test('D-25 the pad has the color of each level, and only a display frame after the symbol time changes it', async () => {
    const { watch, pad } = await open();
    for (const level of watch(20, 200)) expect([0, 1, 2]).toContain(level);
    const colours = whole.slice(20, 60).map(() => {
      display.draw(200);
      return pad.style.backgroundColor;
    });
    expect(colours).toEqual(
      whole.slice(20, 60).map((each) => ['rgb(0, 0, 0)', 'rgb(188, 188, 188)', 'rgb(255, 255, 255)'][each]),
    );
    const next = whole[60]!;
    expect(new Set(watch(11))).toEqual(new Set([whole[59]]));
    expect(watch(2).at(-1)).toBe(next);
  });

  test('D-25 a stalled display loses time and no symbol', async () => {
    const { watch } = await open();
    watch(5, 200);
    expect(watch(2, 30_000)).toEqual(whole.slice(5, 7));
  });

  test('D-25 fast by choice: a third of the time, and a small square', async () => {
    const { watch, pad } = await open({ isFast: true });
    expect(watch(40, 66.8)).toEqual(whole.slice(0, 40));
    expect(watch(5, 16)).toEqual([39, 39, 39, 39, 40].map((index) => whole[index]));
    expect(pad.dataset.small).toBe('true');
  });

  test('D-31 D-25 never fast with reduced motion, and the page says so', async () => {
    preferLessMotion();
    const { watch, pad, t } = await open({ isFast: true });
    expect(screen.getByText(t('light.calm'))).toBeVisible();
    expect(watch(7, 100)).toEqual([0, 0, 1, 1, 2, 2, 3].map((index) => whole[index]));
    expect(watch(8, 100)).toEqual([3, 4, 4, 5, 5, 6, 6, 7].map((index) => whole[index]));
    expect(pad.dataset.small).toBeUndefined();
  });

  test('S2-66 neither the same activation in a new object nor a new handler restarts it', async () => {
    const { watch, rerender } = await open();
    watch(10, 200);
    const onEnd = vi.fn();
    rerender(<LightPlayer activation={{ ...activation }} isFast={false} onEnd={onEnd} />);
    expect(watch(whole.length - 10, 200)).toEqual(whole.slice(10));
    expect(watch(1, 200)).toEqual([0]);
    expect(onEnd.mock.calls).toEqual([['shown']]);
  });
});

describe('stopping', () => {
  test('S2-66 D-31 Stop has focus from the start, and can be used by keyboard', async () => {
    const { user, stop, onEnd, watch } = await open();
    expect(stop).toHaveFocus();
    watch(30, 200);
    await user.keyboard('{Enter}');
    await user.click(stop);
    expect(onEnd.mock.calls).toEqual([['stopped']]);
  });

  test('S2-66 Esc stops it', async () => {
    const { onEnd } = await open();
    const asks = new Event('cancel', { cancelable: true });
    act(() => void screen.getByRole('dialog').dispatchEvent(asks));
    expect([asks.defaultPrevented, onEnd.mock.calls]).toEqual([true, [['stopped']]]);
  });

  test('S2-66 leaving full screen stops it, because the browser handles Esc there', async () => {
    const browser = fakeFullScreen();
    const { onEnd } = await open();
    expect(screen.getByRole('dialog')).toContainElement(browser.filled() as HTMLElement);
    expect(browser.filled(), 'browsers let no dialog fill the screen').not.toBe(screen.getByRole('dialog'));
    browser.leave();
    expect(onEnd.mock.calls).toEqual([['stopped']]);
  });

  test('S2-66 touching the screen with a battery does not stop it', async () => {
    const { user, pad, onEnd } = await open();
    await user.click(pad);
    await user.click(screen.getByRole('dialog'));
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('S2-66 cleans up after itself', async () => {
    const browser = fakeFullScreen();
    const { unmount, onEnd } = await open();
    await waitFor(() => expect(device.held).toHaveLength(1));
    unmount();
    await waitFor(() => expect(device.held).toHaveLength(0));
    expect(display.isAwaited()).toBe(false);
    display.setHidden(true);
    display.setHidden(false);
    expect([display.isAwaited(), device.asked]).toEqual([false, 1]);
    browser.leave();
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('the page is hidden', () => {
  test('S2-66 D-25 the pad is black, and the light restarts with the first symbol when the page is visible; the page says so', async () => {
    const { watch, level, t } = await open();
    await waitFor(() => expect(device.asked).toBe(1));
    expect(watch(91, 200).at(-1)).toBe(2);
    expect(screen.getByRole('status')).toHaveTextContent(partText(2));
    display.setHidden(true);
    expect(level()).toBe(0);
    expect(display.isAwaited()).toBe(false);
    display.setHidden(false);
    await waitFor(() => expect(device.asked, 'the screen is kept on again').toBe(2));
    expect(watch(whole.length, 200)).toEqual(whole);
    expect(screen.getByRole('status')).toHaveTextContent(t('light.again'));
  });

  test('D-25 waits until the page is visible', async () => {
    display.setHidden(true);
    const { watch, t } = await open();
    expect(display.isAwaited()).toBe(false);
    display.setHidden(false);
    expect(watch(20, 200)).toEqual(whole.slice(0, 20));
    expect(screen.queryByText(t('light.again'))).toBeNull();
  });
});

describe('texts and roles', () => {
  test('S2-66 D-31 a named dialog with a hint, one status, the progress and Stop', async () => {
    const { t } = await open({ localeId: 'fr-CA' });
    const dialog = screen.getByRole('dialog', { name: t('light.title') });
    expect(dialog).toHaveAccessibleDescription(t('light.hold'));
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual(['Partie 1 de 3']);
    expect(screen.getByRole('progressbar', { name: t('light.progress') })).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: t('light.stop') })]);
    for (const key of ['light.again', 'light.awake', 'light.calm'] as const)
      expect(screen.queryByText(t(key))).toBeNull();
  });

  test('S2-66 the text changes once per frame, and the progress advances steadily', async () => {
    const { watch } = await open();
    const texts: string[] = [];
    const shares: number[] = [];
    for (const _ of whole) {
      watch(1, 200);
      texts.push(screen.getByRole('status').textContent);
      shares.push(screen.getByRole<HTMLProgressElement>('progressbar').value);
    }
    expect(texts.filter((word, index) => word !== texts[index - 1])).toEqual([1, 2, 3].map(partText));
    expect(texts.indexOf(partText(2))).toBe(activation.levels.length);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, 99]);
  });

  test('S2-66 when the device does not keep the screen on, the page asks the shopper to do so', async () => {
    device.refuses = true;
    const { t } = await open();
    expect(await screen.findByText(t('light.awake'))).toBeVisible();
  });
});
