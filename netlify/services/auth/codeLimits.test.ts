import { expect, test } from 'vitest';
import { testSettings } from '../../../tests/fixtures/testApp';
import { failureRule, originRules, sendingRules, smsRule } from './codeLimits';

test('D-21 each limit counts by itself: no two are kept under one name', () => {
  const settings = testSettings();
  const rules = [...sendingRules, failureRule, smsRule(settings), ...Object.values(originRules(settings))];
  const names = rules.map(({ name }) => name);
  expect(new Set(names).size).toBe(8);
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
});
