import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { orderPath } from '../../../src/domain/order/orderStatus';

const minutesPerMonth = 30 * 24 * 60;
const callsPerOrder = 60;

/** Counts the runs of a schedule in 30 days. Knows only minutes and steps of them, in each hour of each day. */
function runsPerMonth(schedule: string): number {
  const [, step = '1', minute] = /^(?:\*(?:\/(\d+))?|(\d+)) \* \* \* \*$/.exec(schedule) ?? [];
  expect(schedule).toMatch(/^(\*(\/\d+)?|\d+) \* \* \* \*$/);
  return minute === undefined ? minutesPerMonth / Number(step) : minutesPerMonth / 60;
}

const schedules = globSync('netlify/functions/*.mts').flatMap((file) => {
  const [, schedule] = /schedule: '([^']+)'/.exec(readFileSync(file, 'utf8')) ?? [];
  return schedule === undefined ? [] : [{ name: basename(file, '.mts'), runs: runsPerMonth(schedule) }];
});

const toText = (number: number) => number.toLocaleString('en-US');

test('docs/operations.md says how often Netlify runs functions in a month', () => {
  expect(schedules).toEqual([{ name: 'clock', runs: 43_200 }]);
  const clock = schedules.reduce((sum, { runs }) => sum + runs, 0);
  const before = [
    '* * * * *',
    '* * * * *',
    '* * * * *',
    '* * * * *',
    '* * * * *',
    '*/5 * * * *',
    '5 * * * *',
    '5 * * * *',
  ];
  const sendsPerOrder = orderPath.delivery.length;
  const text = readFileSync('docs/operations.md', 'utf8');
  const [, section = ''] = text.split('### What a month on Netlify costs');
  const rows = [...section.split('\n### ', 1)[0]!.matchAll(/^\| ([\d,]+) .*$/gm)].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows).toEqual(
    [0, 1_000, 100_000].map((orders) => {
      const [calls, sends] = [orders * callsPerOrder, orders * sendsPerOrder];
      return [orders, clock, calls, sends, clock + calls + sends].map(toText);
    }),
  );
  expect(section).toContain(`${callsPerOrder} calls of the API`);
  expect(section).toContain(`each of its ${sendsPerOrder} statuses`);
  expect(section).toContain(toText(before.reduce((sum, schedule) => sum + runsPerMonth(schedule), 0)));
});
