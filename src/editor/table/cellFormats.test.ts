import { describe, expect, test } from 'vitest';
import {
  choiceCell,
  dayCell,
  detectDayOrder,
  decimalCell,
  exceptionsCell,
  hoursCell,
  listCell,
  timeCell,
  priceCell,
  optionalCell,
  textCell,
  integerCell,
  yesNoCell,
  type DayOrder,
} from './cellFormats';

const kinds = {
  text: textCell,
  money: priceCell,
  yesNo: yesNoCell,
  wholeNumber: integerCell,
  decimal: decimalCell(180),
  day: dayCell,
  moment: timeCell,
  hours: hoursCell,
  list: listCell,
  exceptions: exceptionsCell,
};

const readable: [name: keyof typeof kinds, cell: string, value: unknown][] = [
  ['money', '48', 48],
  ['money', '48.5', 48.5],
  ['money', '48,50', 48.5],
  ['money', '$48.50', 48.5],
  ['money', '48,50 $', 48.5],
  ['money', '1,234.50', 1234.5],
  ['money', '1.234,50', 1234.5],
  ['money', '', null],
  ['yesNo', 'Yes', true],
  ['yesNo', 'FALSE', false],
  ['yesNo', 'oui', true],
  ['money', '\u202f1\u202f234,50\u00a0$', 1234.5],
  ['money', '٣٤٫٥٠', 34.5],
  ['wholeNumber', '12', 12],
  ['wholeNumber', '12.0', 12],
  ['wholeNumber', '１２', 12],
  ['decimal', '-114,0153', -114.0153],
  ['decimal', '−114,015', -114.015],
  ['decimal', '51.28', 51.28],
  ['day', '2026-12-01', '2026-12-01'],
  ['day', '2026/12/1', '2026-12-01'],
  ['day', '01.12.2026', '2026-12-01'],
  ['day', 'build-40d', 'build-40d'],
  ['day', 'next-11-thu4', 'next-11-thu4'],
  [
    'moment',
    '2026-12-01 9:00 America/Los_Angeles',
    { day: '2026-12-01', time: '09:00', timezone: 'America/Los_Angeles' },
  ],
  ['moment', '2026-12-01 at 09:00 (UTC)', { day: '2026-12-01', time: '09:00', timezone: 'UTC' }],
  ['hours', '9:30 – 18:00', { open: '09:30', close: '18:00' }],
  ['hours', 'closed', undefined],
  ['list', 'cash; debit', ['cash', 'debit']],
  ['list', '', []],
  [
    'exceptions',
    '2026-12-24 10:00-16:00, next-12-25 closed',
    [
      { day: '2026-12-24', hours: { open: '10:00', close: '16:00' } },
      { day: 'next-12-25', hours: null },
    ],
  ],
];

test.each(readable)('%s reads %j', (name, cell, value) => {
  expect(kinds[name].parse(cell)).toEqual({ value });
});

test.each<[name: keyof typeof kinds, cell: string]>([
  ['text', ''],
  ['money', '-3'],
  ['money', '0'],
  ['money', '10 %'],
  ['money', '1e3'],
  ['money', 'free'],
  ['money', '4 8 .'],
  ['yesNo', 'maybe'],
  ['yesNo', ''],
  ['wholeNumber', '1.5'],
  ['decimal', '1.2.3'],
  ['decimal', '181'],
  ['day', '2026-02-30'],
  ['day', '3/4/2027'],
  ['day', 'build+40'],
  ['moment', '2026-12-01 09:00'],
  ['moment', '2026-12-01 09:00 Mars/Base'],
  ['hours', '10-18'],
  ['exceptions', 'Christmas closed'],
])('%s says what it expected instead of %j', (name, cell) => {
  expect(kinds[name].parse(cell)).toEqual({ expected: expect.any(String) as string });
});

test.each([
  ['1,234', 'can mean 1234 or 1.234'],
  ['48.555', 'can mean 48555 or 48.555'],
  ['48.5555', 'has more than 2 decimals'],
])('money says what is wrong with %j', (cell, reason) => {
  expect(priceCell.parse(cell)).toEqual({ expected: 'dollars such as 34.50', reason });
});

describe('days with slashes', () => {
  test.each<[cells: string[], order: DayOrder]>([
    [['3/4/2027', '3/14/2027'], 'month first'],
    [['3/4/2027', '14/3/2027'], 'day first'],
    [['3/4/2027', 'x'], null],
    [['3/14/2027', '14/3/2027'], null],
  ])('%j are %s', (cells, order) => {
    expect(detectDayOrder(cells)).toBe(order);
  });

  test('are read once another day of the file settles their order', () => {
    expect(dayCell.parse('3/4/2027', 'month first')).toEqual({ value: '2027-03-04' });
    expect(dayCell.parse('3/4/2027', 'day first')).toEqual({ value: '2027-04-03' });
  });
});

test('what a kind has written it reads as the same value', () => {
  for (const [name, , value] of readable) {
    const kind = kinds[name];
    const again = kind.format(value);
    expect([name, optionalCell(kind).parse(again)]).toEqual([name, again === '' ? { value: undefined } : { value }]);
  }
});

test('a choice is found in any case, and with blanks', () => {
  const status = choiceCell(['available', 'coming-soon']);
  expect(status.parse('Coming soon')).toEqual({ value: 'coming-soon' });
  expect(status.parse('soon')).toEqual({ expected: 'one of available, coming-soon' });
});
