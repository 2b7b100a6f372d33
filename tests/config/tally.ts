import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  passed: number;
  failed: number;
}

const vitest = /^\s*Tests\s+(?:(\d+) failed)?(?: \| )?(?:(\d+) passed)?/m;
const playwright = /^\s*(\d+) (passed|failed|flaky|interrupted|did not run)\b/gm;

/** Flaky journeys passed when retried. The reporter fails a run with too many of them. */
const isPassed = (state: string) => state === 'passed' || state === 'flaky';

/** A step without tests counts as one. A failed step never counts as passed. */
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

const failure = /^\s*(?:FAIL\s|\d+\) \[)/;
const secondTry = /^\s*Flaky: /;

/** Returns the unique lines that name failed and flaky tests. */
export function findNamedTests(output: string): { lines: string[]; flaky: string[] } {
  const all = stripVTControlCharacters(output).split('\n');
  const find = (pattern: RegExp) => [...new Set(all.filter((line) => pattern.test(line)).map((line) => line.trim()))];
  return { lines: find(failure), flaky: find(secondTry) };
}
