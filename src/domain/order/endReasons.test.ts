import { expect, test } from 'vitest';
import { dispensaryReasons, driverReasons, localizeReason } from './endReasons';

test.each([...driverReasons, ...dispensaryReasons])(
  'D-39 “%s” is read in French by French customers, with the letters of plain text messages',
  (reason) => {
    const french = localizeReason(reason, 'fr');
    expect(french).not.toBe(reason);
    expect(french).not.toMatch(/[çêîôûëïœ]/);
    expect(localizeReason(reason, 'en')).toBe(reason);
  },
);

test('a reason in somebody’s own words stays as it is', () => {
  expect(localizeReason('Nobody answered.', 'fr')).toBe('Nobody answered.');
});
