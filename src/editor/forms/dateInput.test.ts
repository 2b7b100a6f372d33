import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { fromInputValue, toInputValue } from './dateInput';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

/** The wrong way, through a `Date` in the browser's time zone. */
function throughLocalDate(input: string): string {
  const date = new Date(input);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  const [year, month, day, hours, minutes] = parts.map((part) => String(part).padStart(2, '0'));
  return `${year!.padStart(4, '0')}-${month}-${day}T${hours}:${minutes}`;
}

/** Each clock time is skipped in its zone, the last ones with their whole day. */
const skipped = [
  ['America/Los_Angeles', '2027-03-14T02:30'],
  ['America/Toronto', '2027-03-14T02:30'],
  ['America/Sao_Paulo', '2018-11-04T00:00'],
  ['Asia/Beirut', '2027-03-28T00:30'],
  ['Africa/Cairo', '2027-04-30T00:00'],
  ['Australia/Lord_Howe', '2027-10-03T02:15'],
  ['Europe/London', '2027-03-28T01:59'],
  ['Pacific/Apia', '2011-12-30T12:00'],
] as const;
const repeated = [
  ['America/Los_Angeles', '2027-11-07T01:30'],
  ['America/Havana', '2027-11-07T00:30'],
  ['Australia/Lord_Howe', '2027-04-04T01:45'],
] as const;
const far = [
  ['Pacific/Kiritimati', '2026-12-01T00:00'],
  ['Etc/GMT+12', '2026-12-01T23:59'],
  ['Asia/Kathmandu', '2027-01-01T00:00'],
] as const;

describe('a time in UTC is what the editor reads and writes', () => {
  test.each(skipped)('where clocks skip it: %s, %s', (timezone, input) => {
    process.env.TZ = timezone;
    expect(throughLocalDate(input), 'the zone skips this time').not.toBe(input);
    expect(fromInputValue(input, 'moment')).toBe(`${input}:00Z`);
    expect(toInputValue(`${input}:00Z`, 'moment')).toBe(input);
  });

  test.each([...repeated, ...far])('where clocks repeat it or are far away: %s, %s', (timezone, input) => {
    process.env.TZ = timezone;
    expect(toInputValue(fromInputValue(input, 'moment'), 'moment')).toBe(input);
  });

  test('in every time zone, for every minute and every day', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const minutes = fc.integer({ min: Date.parse('0001-01-01') / 60_000, max: Date.parse('9999-12-31') / 60_000 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (timezone, minute) => {
        process.env.TZ = timezone;
        const stored = new Date(minute * 60_000).toISOString().replace('.000Z', 'Z');
        const input = toInputValue(stored, 'moment');
        expect(input).toBe(stored.slice(0, 16));
        expect(fromInputValue(input!, 'moment')).toBe(stored);
        const day = stored.slice(0, 10);
        expect(toInputValue(day, 'day')).toBe(day);
        expect(fromInputValue(day, 'day')).toBe(day);
      }),
    );
  });
});

test.each([
  ['2026-05-07T16:00:30Z', '2026-05-07T16:00:30'],
  ['2026-05-07T16:00:30.250Z', '2026-05-07T16:00:30.250'],
])('the seconds of %s stay', (stored, input) => {
  expect(toInputValue(stored, 'moment')).toBe(input);
  expect(fromInputValue(input, 'moment')).toBe(stored);
});

test('a fraction of zero shows the minute', () => {
  expect(toInputValue('2026-05-07T16:00:00.000Z', 'moment')).toBe('2026-05-07T16:00');
});

test.each([
  ['day', ['', 'build', 'build-40d', 'next-12-25', '2027-02-30', '2027-5-6', '0000-01-01', '2027-05-06T16:00:00Z']],
  [
    'moment',
    [
      '',
      'buildT16:00:00Z',
      '2027-05-06',
      '2027-05-06T25:00:00Z',
      '2027-05-06T16:00Z',
      '2027-05-06T16:00:00+02:00',
      '2027-05-06T16:00:00.1234Z',
    ],
  ],
] as const)('a %s cannot be any other text', (kind, texts) => {
  expect(texts.filter((text) => toInputValue(text, kind) !== null)).toEqual([]);
});

test('an empty field stays empty', () => {
  expect([fromInputValue('', 'day'), fromInputValue('', 'moment')]).toEqual(['', '']);
});
