import type { LimitRule, Limits } from '../../platform/limits';

export type LimitUse = readonly [rule: LimitRule, key: string];

/**
 * Takes one point of every rule, or none: if one refuses, the points already taken are given back. Returns a function
 * that gives all of them back.
 */
export async function consumeLimits(limits: Limits, uses: readonly LimitUse[]): Promise<() => Promise<void>> {
  const consumed: LimitUse[] = [];
  const refund = async () => {
    for (const [rule, key] of consumed) await limits.giveBack(rule, key);
  };
  for (const [rule, key] of uses) {
    consumed.push([rule, key]);
    try {
      await limits.take(rule, key);
    } catch (error) {
      await refund();
      throw error;
    }
  }
  return refund;
}
