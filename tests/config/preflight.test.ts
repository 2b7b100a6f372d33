import { expect, test } from 'vitest';
import { missingTools, type Checks } from './preflight';

const machine = (missing: string[]): Checks => {
  const check = (name: string) => () => (missing.includes(name) ? `No ${name}.` : null);
  return { browser: check('browser'), postgres: check('postgres'), ps: check('ps') };
};

test('names every missing tool that a run needs, and no other', () => {
  expect(missingTools(['browser', 'postgres'], machine(['browser', 'postgres', 'ps']))).toEqual([
    'No browser.',
    'No postgres.',
  ]);
  expect(missingTools(['browser'], machine(['ps']))).toEqual([]);
});
