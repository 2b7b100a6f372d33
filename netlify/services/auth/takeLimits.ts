import type { LimitRule, Limits } from '../../platform/limits';

export type Counted = readonly [rule: LimitRule, key: string];

/**
 * Takes one point of every rule, or none: if one refuses, the points already taken are given back. Returns a function
 * that gives all of them back.
 */
export async function takeLimits(limits: Limits, wanted: readonly Counted[]): Promise<() => Promise<void>> {
  const taken: Counted[] = [];
  const giveBack = async () => {
    for (const [rule, key] of taken) await limits.refund(rule, key);
  };
  for (const [rule, key] of wanted) {
    taken.push([rule, key]);
    try {
      await limits.consume(rule, key);
    } catch (refused) {
      await giveBack();
      throw refused;
    }
  }
  return giveBack;
}
