import { readNumber, type NumberKind, type RefusedNumber } from '../../domain/text/typedNumber';
import { isTimezone, type Moment } from '../../domain/time/moment';
import { resolveRelativeDate } from '../../domain/time/relativeDate';

/** '3/4/2027' is March 4 in the United States and April 3 in Canada and Europe. */
export type DayOrder = 'month first' | 'day first' | null;

type Read = { value: unknown } | RefusedNumber;

/** `undefined` omits the field. */
export interface CellFormat {
  format: (value: unknown) => string;
  parse: (cell: string, order?: DayOrder) => Read;
  isNumber?: true;
}

const plainText = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberText = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

export const textCell: CellFormat = {
  format: plainText,
  parse: (cell) => (cell === '' ? { expected: 'some text' } : { value: cell }),
};

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'oui', 'vrai']);
const no = new Set(['no', 'n', 'false', '0', 'non', 'faux']);

export const yesNoCell: CellFormat = {
  format: (value) => (value === true ? 'yes' : 'no'),
  parse: (cell) => {
    const lower = cell.toLowerCase();
    if (yes.has(lower)) return { value: true };
    return no.has(lower) ? { value: false } : { expected: 'yes or no' };
  },
};

const price: NumberKind = {
  expected: 'dollars such as 34.50',
  decimals: 2,
  min: 0.01,
  max: 999_999.99,
  unit: 'dollars',
};

export const priceCell: CellFormat = {
  isNumber: true,
  format: (value) => (typeof value === 'number' ? value.toFixed(2) : ''),
  parse: (cell) => (cell === '' ? { value: null } : readNumber(cell, price)),
};

const integer: NumberKind = { expected: 'a whole number such as 12', decimals: 0, min: 0, max: 9_999_999 };

export const integerCell: CellFormat = {
  isNumber: true,
  format: numberText,
  parse: (cell) => readNumber(cell, integer),
};

/** Between `-max` and `max`. */
export const decimalCell = (max: number): CellFormat => ({
  isNumber: true,
  format: numberText,
  parse: (cell) => readNumber(cell, { expected: 'a number such as 12.5', decimals: 12, min: -max, max }),
});

export const choiceCell = (options: readonly string[]): CellFormat => ({
  format: plainText,
  parse: (cell) => {
    const found = options.find((option) => option.toLowerCase() === cell.toLowerCase().replace(/\s+/g, '-'));
    return found === undefined ? { expected: `one of ${options.join(', ')}` } : { value: found };
  },
});

const two = (part: string): string => part.padStart(2, '0');

/** Converts the date formats of spreadsheets to ISO 8601. */
function isoDay(cell: string, order: DayOrder): string | null {
  const [, year, month, dayCell] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell) ?? [];
  if (year) return `${year}-${two(month!)}-${two(dayCell!)}`;
  const [, first, mark, second, full] = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/.exec(cell) ?? [];
  if (!first || (mark === '/' && !order)) return null;
  const isDayFirst = mark === '.' || order === 'day first';
  return `${full}-${two(isDayFirst ? second! : first)}-${two(isDayFirst ? first : second!)}`;
}

const isDay = (iso: string): boolean => {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
};

/** Detects the order from a day above 12 in any cell. */
export function detectDayOrder(cells: readonly string[]): DayOrder {
  const parts = cells.flatMap((cell) => {
    const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(cell) ?? [];
    return first ? [[Number(first), Number(second)] as const] : [];
  });
  const isMonthFirst = parts.some(([, second]) => second > 12);
  const isDayFirst = parts.some(([first]) => first > 12);
  if (isMonthFirst === isDayFirst) return null;
  return isMonthFirst ? 'month first' : 'day first';
}

const isRelative = (cell: string): boolean => resolveRelativeDate(cell, '2026-01-01') !== null;

export const dayCell: CellFormat = {
  format: plainText,
  parse: (cell, order = null) => {
    if (isRelative(cell)) return { value: cell };
    const iso = isoDay(cell, order);
    return iso && isDay(iso) ? { value: iso } : { expected: 'a date such as 2026-12-01' };
  },
};

export const timeCell: CellFormat = {
  format: (value) => {
    const { day: date, time, timezone } = (value ?? {}) as Partial<Moment>;
    return date ? `${date} ${time} ${timezone}` : '';
  },
  parse: (cell) => {
    const [, date, time, timezone] = /^(\S+)\s+(?:at\s+)?(\d{1,2}:\d\d)\s+\(?([\w/+-]+)\)?$/.exec(cell) ?? [];
    const isValid = date && (isRelative(date) || (/^\d{4}-\d\d-\d\d$/.test(date) && isDay(date)));
    return isValid && isTimezone(timezone!)
      ? { value: { day: date, time: time!.padStart(5, '0'), timezone } }
      : { expected: 'a date, a time and a time zone such as 2026-12-01 09:00 America/Los_Angeles' };
  },
};

interface Hours {
  open: string;
  close: string;
}

/** A closed day is empty. */
export const hoursCell: CellFormat = {
  format: (value) => {
    const { open, close } = (value ?? {}) as Partial<Hours>;
    return open ? `${open}-${close}` : '';
  },
  parse: (cell) => {
    if (/^(closed|fermé)$/i.test(cell)) return { value: undefined };
    const [, open, close] = /^(\d{1,2}:\d\d)\s*(?:-|–|—|to|à)\s*(\d{1,2}:\d\d)$/.exec(cell) ?? [];
    return open
      ? { value: { open: open.padStart(5, '0'), close: close!.padStart(5, '0') } }
      : { expected: 'hours such as 10:00-18:00, or nothing for a closed day' };
  },
};

const parts = (cell: string): string[] =>
  cell
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const listCell: CellFormat = {
  format: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  parse: (cell) => ({ value: parts(cell) }),
};

interface Exception {
  day: string;
  hours: Hours | null;
}

/** '2026-12-24 10:00-16:00, next-12-25 closed'. */
export const exceptionsCell: CellFormat = {
  format: (value) =>
    ((value ?? []) as Exception[]).map((each) => `${each.day} ${hoursCell.format(each.hours) || 'closed'}`).join(', '),
  parse: (cell) => {
    const read = parts(cell).map((part): Exception | null => {
      const [, date = '', rest = ''] = /^(\S+)\s+(\S.*)$/.exec(part) ?? [];
      const [when, open] = [dayCell.parse(date), hoursCell.parse(rest)];
      if (!('value' in when && 'value' in open)) return null;
      return { day: when.value as string, hours: (open.value as Hours | undefined) ?? null };
    });
    return read.includes(null)
      ? { expected: 'dates with hours such as 2026-12-24 10:00-16:00, next-12-25 closed' }
      : { value: read };
  },
};

/** An empty cell removes the field. */
export const optionalCell = (required: CellFormat): CellFormat => ({
  ...required,
  parse: (cell, order) => (cell === '' ? { value: undefined } : required.parse(cell, order)),
});
