import { afterEach, expect, test, vi } from 'vitest';
import { fakeScreen, fakeWakeLock, removeFakes } from '../../../tests/fixtures/light/fakeScreen';
import { holdWakeLock } from './wakeLock';

afterEach(removeFakes);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('S2-66 D-25 the screen is kept on until the light is over', async () => {
  const [device, onChange] = [fakeWakeLock(), vi.fn()];
  const release = holdWakeLock(onChange);
  await settled();
  expect([device.held.length, onChange.mock.calls]).toEqual([1, [[true]]]);
  release();
  expect([device.held.length, onChange.mock.calls]).toEqual([0, [[true]]]);
});

test('S2-66 the system releases it while the page is hidden; it is requested again when the page is visible', async () => {
  const [device, screen] = [fakeWakeLock(), fakeScreen()];
  const release = holdWakeLock(() => {});
  await settled();
  screen.setHidden(true);
  await settled();
  expect(device.asked).toBe(1);
  screen.setHidden(false);
  await settled();
  expect(device.asked).toBe(2);
  release();
  screen.setHidden(true);
  screen.setHidden(false);
  await settled();
  expect(device.asked).toBe(2);
});

test('S2-66 a device that refuses, releases or lacks it is reported, and nothing fails', async () => {
  const onChange = vi.fn();
  const release = holdWakeLock(onChange);
  await settled();
  release();
  const device = fakeWakeLock();
  device.refuses = true;
  const releaseUnsupported = holdWakeLock(onChange);
  await settled();
  releaseUnsupported();
  expect(onChange.mock.calls).toEqual([[false], [false]]);

  device.refuses = false;
  const releaseLost = holdWakeLock(onChange);
  await settled();
  device.held[0]!.dispatchEvent(new Event('release'));
  expect(onChange.mock.calls.slice(2)).toEqual([[true], [false]]);
  releaseLost();
});

test('S2-66 a lock granted after the light is over is released', async () => {
  const [device, onChange] = [fakeWakeLock(), vi.fn()];
  holdWakeLock(onChange)();
  await settled();
  expect([device.asked, device.held.length, onChange.mock.calls]).toEqual([1, 0, []]);
});
