import { expect, test } from 'vitest';
import type { LimitRule } from '../../platform/limits';
import { testSettings } from '../../../tests/fixtures/testApp';
import {
  guessRules,
  inboxRules,
  newNumberRules,
  originRules,
  resendRule,
  sendingRules,
  smsBudgets,
  strangerRule,
} from './codeLimits';

test('D-21 every limit has a name of its own', () => {
  const settings = testSettings();
  const rules = [
    resendRule,
    strangerRule,
    ...sendingRules,
    ...inboxRules,
    ...[guessRules, originRules, smsBudgets].flatMap((of): LimitRule[] => Object.values(of(settings))),
    ...Object.values(newNumberRules(settings)).flat(),
  ];
  const names = rules.map(({ name }) => name);
  expect(new Set(names).size).toBe(17);
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
});
