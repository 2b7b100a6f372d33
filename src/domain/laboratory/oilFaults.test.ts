import { expect, test } from 'vitest';
import { buildBatch } from '../../../tests/fixtures/builders/buildShop';
import type { Batch } from '../catalogue/batchSchema';
import { oilFaults } from './oilFaults';

const figures = <Name extends string>(percents: Record<Name, number>) =>
  Object.entries(percents).map(([name, percent]) => ({ name: name as Name, percent: percent as number }));
const solvents = (...analytes: string[]): Batch['contaminants'] => [
  { name: 'residual-solvents', passed: true, found: analytes.map((analyte) => ({ analyte, amount: 60 })) },
];
const thc = figures({ THC: 80, CBN: 0.1 });
const distillate: Partial<Batch> = {
  ingredients: ['Cannabis distillate', 'Cannabis-derived terpenes'],
  cannabinoids: figures({ THC: 85, CBN: 0.3 }),
};

const faultsOf = (changes: Partial<Batch>) =>
  oilFaults(buildBatch({ cannabinoids: thc, contaminants: solvents(), ...changes })).map(
    ({ field, message }) => `${field}: ${message}`,
  );

test.each<[string, Partial<Batch>, string]>([
  [
    'a solvent in what is only pressed',
    { ingredients: ['Cannabis rosin'], contaminants: solvents('Butane') },
    'contaminants[0].found[0].analyte: expected no butane: Cannabis rosin is made without it',
  ],
  [
    'a solvent that another method uses',
    { ...distillate, contaminants: solvents('Ethanol', 'Propane') },
    'contaminants[0].found[1].analyte: expected no propane: Cannabis distillate and Cannabis-derived terpenes is made without it',
  ],
  [
    'an acid that distilling does not leave',
    { ...distillate, cannabinoids: figures({ THC: 85, CBN: 0.3, THCA: 1 }) },
    'cannabinoids[2].name: expected no THCA: distilling turns it into THC',
  ],
  [
    'no CBN in what was heated',
    { cannabinoids: figures({ THC: 80, CBD: 0.2 }) },
    'cannabinoids: expected CBN: making 80 % THC by heat turns a little of it into CBN',
  ],
  [
    'more humulene than the caryophyllene of the same plant',
    { terpenes: figures({ Caryophyllene: 0.4, Humulene: 0.5 }) },
    'terpenes[1].percent: expected no more than the caryophyllene (0.4 %), with which cannabis makes it, got 0.5',
  ],
  [
    'humulene alone',
    { terpenes: figures({ Humulene: 0.5 }) },
    'terpenes[0].percent: expected no more than the caryophyllene (0 %), with which cannabis makes it, got 0.5',
  ],
  [
    'a quarter of a refined oil that nothing accounts for',
    {
      ingredients: ['Broad-spectrum cannabis extract', 'Cannabis-derived terpenes'],
      cannabinoids: figures({ CBD: 70, CBG: 2 }),
    },
    'cannabinoids: expected at least 80 % together with the terpenes, because Broad-spectrum cannabis extract is refined, got 74.50 %',
  ],
])('%s', (_what, changes, fault) => expect(faultsOf(changes)).toEqual([fault]));

test.each<[string, Partial<Batch>]>([
  ['a resin with its solvents', { contaminants: solvents('Butane', 'Propane', 'Ethanol') }],
  ['acids in a resin', { cannabinoids: figures({ THC: 75, THCA: 2, CBDA: 0.2, CBN: 0.1 }) }],
  [
    'a blend with the solvents of both',
    {
      ingredients: ['Cannabis distillate', 'Cannabis live resin'],
      contaminants: solvents('Heptane', 'Butane'),
    },
  ],
  ['wax in what is pressed', { ingredients: ['Cannabis rosin'], cannabinoids: figures({ THC: 66, CBN: 0.1 }) }],
  ['little THC without CBN', { cannabinoids: figures({ CBD: 65, THC: 3 }) }],
  [
    'humulene of hops',
    {
      ingredients: ['Cannabis distillate', 'Botanically derived terpenes'],
      cannabinoids: distillate.cannabinoids!,
      terpenes: figures({ Humulene: 1, Myrcene: 0.5 }),
    },
  ],
  [
    'a failed batch with a solvent of no method',
    {
      status: 'failed',
      ingredients: ['Cannabis rosin'],
      contaminants: solvents('Hexane'),
    },
  ],
])('no fault: %s', (_what, changes) => expect(faultsOf(changes)).toEqual([]));
