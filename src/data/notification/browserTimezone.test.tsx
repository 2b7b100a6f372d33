import { expect, test, vi } from 'vitest';
import { browserTimezone } from './browserTimezone';

test('the zone is the browser’s', () => {
  expect(browserTimezone()).toBe('America/Toronto');
});

test.each(['Etc/Unknown', undefined])('a browser that gives %s falls back to UTC', (timeZone) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: timeZone as string,
  });
  expect(browserTimezone()).toBe('UTC');
});
