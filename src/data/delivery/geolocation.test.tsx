import { afterEach, expect, test, vi } from 'vitest';
import { currentPosition } from './geolocation';

const stub = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });

afterEach(() => {
  delete (navigator as { geolocation?: unknown }).geolocation;
});

test('S9-04 the browser is asked for low accuracy, within 5000 ms, at most 60000 ms old', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((onSuccess) =>
    onSuccess({ coords: { latitude: 37.8, longitude: -122.2 } } as GeolocationPosition),
  );
  stub(getCurrentPosition);
  expect(await currentPosition()).toEqual({ lat: 37.8, lng: -122.2 });
  expect(getCurrentPosition.mock.calls[0]![2]).toEqual({
    enableHighAccuracy: false,
    timeout: 5000,
    maximumAge: 60_000,
  });
});

test('S8-20 a browser that refuses or lacks geolocation gives no position and no error', async () => {
  stub((_, failed) => failed!({ code: 1 } as GeolocationPositionError));
  expect(await currentPosition()).toBeNull();
  delete (navigator as { geolocation?: unknown }).geolocation;
  expect(await currentPosition()).toBeNull();
});
