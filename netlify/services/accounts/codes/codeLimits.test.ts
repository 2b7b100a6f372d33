import { expect, test } from 'vitest';
import type { LimitRule } from '../../../platform/limits';
import { testSettings } from '../../../../tests/fixtures/testApp';
import {
  exchangeRules,
  familiarInboxRules,
  freeTextsRule,
  guessRules,
  inboxRules,
  originRules,
  reservedTextsRule,
  resendRule,
  sendingRules,
  signInsPerAddressRule,
  smsBudgets,
  strangerRule,
} from './codeLimits';
import { proofRule } from './proofOfWork';

test('D-21 every limit has a name of its own', () => {
  const settings = testSettings();
  const rules = [
    resendRule,
    strangerRule,
    proofRule,
    signInsPerAddressRule,
    freeTextsRule,
    reservedTextsRule,
    ...sendingRules,
    ...inboxRules,
    ...familiarInboxRules,
    ...[guessRules, originRules].flatMap((of): LimitRule[] => Object.values(of(settings))),
    ...exchangeRules(settings),
    ...Object.values(smsBudgets(settings)).flatMap((budget): LimitRule[] => Object.values(budget).flat()),
  ];
  const names = rules.map(({ name }) => name);
  expect(new Set(names).size).toBe(33);
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
});

test.each([
  [200, 100, 100],
  [5, 3, 2],
  [1, 1, 0],
])('D-21 of %i texts a day, %i are available at once and %i come one by one', (points, atOnce, later) => {
  const settings = testSettings({ SMS_PER_DAY: '1000', NEW_NUMBER_SMS_PER_DAY: String(points) });
  const { day, burst: first, trickle } = smsBudgets(settings).new;
  expect([day.points, first.points]).toEqual([points, atOnce]);
  const perDay = Math.floor(86_400 / trickle.seconds) * trickle.points;
  expect(perDay).toBe(later);
});
