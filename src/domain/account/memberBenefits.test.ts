import { describe, expect, test } from 'vitest';
import { benefitsOf, isMemberAt, memberBenefits } from './memberBenefits';

describe('D-26 the benefits of a membership', () => {
  test('each is more than what everybody has', () => {
    const ordinary = benefitsOf(false);
    expect(benefitsOf(true)).toBe(memberBenefits);
    expect([ordinary.hasFreeDelivery, memberBenefits.hasFreeDelivery]).toEqual([false, true]);
    expect(memberBenefits.alertLeadMinutes).toBeGreaterThan(ordinary.alertLeadMinutes);
    expect(memberBenefits.priceCheckHours).toBeLessThan(ordinary.priceCheckHours);
  });

  const end = new Date('2026-12-31T18:00:00Z');
  const before = new Date(end.getTime() - 1);

  test.each([
    ['trialing', false, before, true],
    ['active', false, before, true],
    ['past_due', false, before, true],
    ['active', false, end, true],
    ['active', true, before, true],
    ['active', true, end, false],
    ['trialing', true, end, false],
    ['canceled', false, before, false],
    ['none', false, before, false],
  ] as const)('%s, canceled: %s, at %s: %s', (status, cancelAtPeriodEnd, now, isCurrent) => {
    expect(isMemberAt({ status, cancelAtPeriodEnd, periodEnd: end }, now)).toBe(isCurrent);
  });
});
