import { expect, test } from 'vitest';
import type { DayHours } from '../delivery/providerSchema';
import { areHoursValid, checkHours } from './checkHours';
import { enteredHoursSchema } from './serviceSchema';

const hours: DayHours = { open: '10:00', close: '20:00', leadtime: 60, timeframe: 60 };

test.each<[Partial<DayHours>, ReturnType<typeof checkHours>]>([
  [{}, {}],
  [{ close: '11:00' }, {}],
  [{ close: '10:59' }, { close: 'noRoom' }],
  [{ open: '20:00', close: '10:00' }, { close: 'noRoom' }],
  [{ open: '' }, { open: 'noTime' }],
  [{ leadtime: Number.NaN }, { leadtime: 'outOfRange' }],
  [{ leadtime: 0 }, {}],
  [{ leadtime: 1441 }, { leadtime: 'outOfRange' }],
  [{ timeframe: 14 }, { timeframe: 'outOfRange' }],
  [{ timeframe: 45.5 }, { timeframe: 'outOfRange' }],
])('hours changed by %j have the faults %j, and the server agrees', (changes, faults) => {
  const changed = { ...hours, ...changes };
  expect(checkHours(changed)).toEqual(faults);
  expect(areHoursValid(changed)).toBe(enteredHoursSchema.safeParse(changed).success);
});
