import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  passed: number;
  failed: number;
}

const vitest = /^\s*Tests\s+(?:(\d+) failed)?(?: \| )?(?:(\d+) passed)?/m;
const playwright = /^\s*(\d+) (passed|failed|flaky|interrupted|did not run)\b/gm;

/** What is flaky passed in its second browser; the first one drew no more (tests/e2e/support/stalledBrowser.ts). */
const isPassed = (state: string) => state === 'passed' || state === 'flaky';

/** What a step's output says of its tests; a step without tests counts as one. A failed step never counts as passed. */
export function tally(output: string, isOk: boolean): Tally {
  const text = stripVTControlCharacters(output);
  const units = vitest.exec(text);
  const journeys = [...text.matchAll(playwright)];
  const sum = (word: (state: string) => boolean) =>
    journeys.filter(([, , state]) => word(state!)).reduce((total, [, count]) => total + Number(count), 0);
  const counted = units
    ? { passed: Number(units[2] ?? 0), failed: Number(units[1] ?? 0) }
    : { passed: sum(isPassed), failed: sum((state) => !isPassed(state)) };
  if (counted.passed + counted.failed === 0) return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return isOk ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}
