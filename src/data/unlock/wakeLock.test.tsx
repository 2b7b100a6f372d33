import { afterEach, expect, test, vi } from 'vitest';
import { fakeScreen, fakeWakeLock, forgetFakes } from '../../../tests/fixtures/fakeScreen';
import { holdWakeLock } from './wakeLock';

afterEach(forgetFakes);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('S2-66 D-25 the screen is kept on until the light is over', async () => {
  const [device, told] = [fakeWakeLock(), vi.fn()];
  const letGo = holdWakeLock(told);
  await settled();
  expect([device.held.length, told.mock.calls]).toEqual([1, [[true]]]);
  letGo();
  expect([device.held.length, told.mock.calls]).toEqual([0, [[true]]]);
});

test('S2-66 the system releases it while the page is hidden; it is requested again when the page is visible', async () => {
  const [device, screen] = [fakeWakeLock(), fakeScreen()];
  const letGo = holdWakeLock(() => {});
  await settled();
  screen.setHidden(true);
  await settled();
  expect(device.asked).toBe(1);
  screen.setHidden(false);
  await settled();
  expect(device.asked).toBe(2);
  letGo();
  screen.setHidden(true);
  screen.setHidden(false);
  await settled();
  expect(device.asked).toBe(2);
});

test('S2-66 a device that refuses, releases or lacks it is reported, and nothing fails', async () => {
  const told = vi.fn();
  const letGo = holdWakeLock(told);
  await settled();
  letGo();
  const device = fakeWakeLock();
  device.refuses = true;
  const letGoOfNone = holdWakeLock(told);
  await settled();
  letGoOfNone();
  expect(told.mock.calls).toEqual([[false], [false]]);

  device.refuses = false;
  const letGoOfLost = holdWakeLock(told);
  await settled();
  device.held[0]!.dispatchEvent(new Event('release'));
  expect(told.mock.calls.slice(2)).toEqual([[true], [false]]);
  letGoOfLost();
});

test('S2-66 a lock granted after the light is over is released', async () => {
  const [device, told] = [fakeWakeLock(), vi.fn()];
  holdWakeLock(told)();
  await settled();
  expect([device.asked, device.held.length, told.mock.calls]).toEqual([1, 0, []]);
});
