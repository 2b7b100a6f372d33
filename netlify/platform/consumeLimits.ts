import type { LimitRule, Limits } from './limits';

export type LimitUse = readonly [rule: LimitRule, key: string];

/** Consumes one point of every rule, or none if one is exhausted. Returns a function that refunds all of them. */
export async function consumeLimits(limits: Limits, uses: readonly LimitUse[]): Promise<() => Promise<void>> {
  const consumed: LimitUse[] = [];
  const refund = async () => {
    for (const [rule, key] of consumed) await limits.refund(rule, key);
  };
  for (const [rule, key] of uses) {
    try {
      await limits.consume(rule, key);
    } catch (error) {
      await refund();
      throw error;
    }
    consumed.push([rule, key]);
  }
  return refund;
}
