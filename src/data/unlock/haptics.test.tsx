import { afterEach, expect, test, vi } from 'vitest';
import { vibrate } from './haptics';

const stubNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  for (const name of ['vibrate', 'userActivation']) Reflect.deleteProperty(navigator, name);
});

test('S2-66 S2-69 the end of the light and the unlocked pod are felt, each in its own way', () => {
  const navigatorVibrate = vi.fn<(pattern: number[]) => boolean>(() => true);
  stubNavigator('vibrate', navigatorVibrate);
  stubNavigator('userActivation', { hasBeenActive: true });
  vibrate('shown');
  vibrate('unlocked');
  expect(navigatorVibrate.mock.calls).toEqual([[[40, 60, 40]], [[30, 50, 90]]]);
});

test('S2-66 nothing happens before the first tap, or on a device that cannot vibrate', () => {
  const navigatorVibrate = vi.fn();
  stubNavigator('vibrate', navigatorVibrate);
  stubNavigator('userActivation', { hasBeenActive: false });
  vibrate('shown');
  expect(navigatorVibrate).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'vibrate');
  stubNavigator('userActivation', { hasBeenActive: true });
  expect(() => vibrate('unlocked')).not.toThrow();
});
