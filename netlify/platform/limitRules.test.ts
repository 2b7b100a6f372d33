import { expect, test } from 'vitest';
import { testSettings } from '../../tests/fixtures/testApp';
import { limitRules, splitTexts } from './limitRules';

test('D-21 one table has every rule: 16 at most, none of them counted under another’s name', () => {
  const { wrong, requests, changes, networkTexts, texts, ...rules } = limitRules(testSettings());
  const ofKinds = [
    ...(['codes', 'keys', 'visitor-keys'] as const).map(wrong),
    ...(['codes', 'lookups', 'places', 'suggestions', 'renewals', 'reports', 'new-reports', 'tracking'] as const).map(
      requests,
    ),
    ...(['favorite', 'export'] as const).map(changes),
    ...(['known', 'new'] as const).flatMap((budget) => [
      networkTexts(budget),
      texts(budget),
      ...Object.values(splitTexts(texts(budget))),
    ]),
  ];
  const names = [...Object.values(rules), ...ofKinds].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(limitRules(testSettings())).length).toBeLessThanOrEqual(16);
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
});

test.each([
  [200, 100, 100],
  [5, 3, 2],
  [1, 1, 0],
])('D-21 of %i texts a day, %i are available at once and %i come one by one', (points, atOnce, later) => {
  const settings = testSettings({ SMS_PER_DAY: '1000', NEW_NUMBER_SMS_PER_DAY: String(points) });
  const day = limitRules(settings).texts('new');
  const { burst, trickle } = splitTexts(day);
  expect([day.points, burst.points]).toEqual([points, atOnce]);
  const perDay = Math.floor(86_400 / trickle.seconds) * trickle.points;
  expect(perDay).toBe(later);
});
