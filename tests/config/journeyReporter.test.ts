import type { FullResult, TestCase } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import JourneyReporter from './journeyReporter';

const journey = (title: string, outcome: ReturnType<TestCase['outcome']>) =>
  ({ titlePath: () => ['', 'phone', 'a.spec.ts', title], outcome: () => outcome }) as TestCase;

/** Returns the printed lines and the resulting status. */
async function report(journeys: readonly TestCase[], status: FullResult['status'] = 'passed') {
  const lines: string[] = [];
  const reporter = new JourneyReporter({ print: (line) => lines.push(line) });
  for (const each of journeys) reporter.onTestEnd(each);
  return { lines, status: (await reporter.onEnd({ status })).status ?? status };
}

const flaky = (count: number) => Array.from({ length: count }, (_, index) => journey(`${index}`, 'flaky'));

test('nothing is printed if every journey needed one try', async () => {
  expect(await report([journey('a', 'expected'), journey('b', 'skipped')])).toEqual({ lines: [], status: 'passed' });
});

test('a journey that needed two tries is listed once, and the run passes', async () => {
  const twice = journey('an order', 'flaky');
  expect(await report([twice, twice, journey('b', 'expected')])).toEqual({
    lines: ['Flaky: phone › a.spec.ts › an order'],
    status: 'passed',
  });
  expect((await report(flaky(3))).status).toBe('passed');
});

test('the run fails if four journeys needed two tries', async () => {
  const { lines, status } = await report(flaky(4));
  expect(status).toBe('failed');
  expect(lines.at(-1)).toBe('4 tests needed a second try. The run fails at 4.');
});

test('a failed or interrupted run stays what it is', async () => {
  expect((await report(flaky(4), 'interrupted')).status).toBe('interrupted');
  expect((await report([journey('a', 'unexpected'), ...flaky(1)], 'failed')).status).toBe('failed');
});
