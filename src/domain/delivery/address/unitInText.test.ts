import { expect, test } from 'vitest';
import { splitUnit } from './unitInText';

test.each([
  ['233 S Spring St Apt 4, Los Angeles', '233 S Spring St, Los Angeles', 'Apt 4'],
  ['233 S Spring St, apt. 4B, Los Angeles', '233 S Spring St, Los Angeles', 'apt. 4B'],
  ['233 S Spring St #12 Los Angeles', '233 S Spring St Los Angeles', '#12'],
  ['233 S Spring St Apt B12', '233 S Spring St', 'Apt B12'],
  ['233 S Spring St Unit B', '233 S Spring St', 'Unit B'],
  ['233 S Spring St  Suite  200-A 90012', '233 S Spring St 90012', 'Suite 200-A'],
  ['233 S Spring St Ste 300, Los Angeles', '233 S Spring St, Los Angeles', 'Ste 300'],
  ['1234 rue Sherbrooke Ouest, app. 5, Montréal', '1234 rue Sherbrooke Ouest, Montréal', 'app. 5'],
  ['1234 rue Sherbrooke Ouest unité C, Montréal', '1234 rue Sherbrooke Ouest, Montréal', 'unité C'],
])('S3-07 %j is %j with the unit %j', (typed, text, unit) => {
  expect(splitUnit(typed)).toEqual({ text, unit });
});

test.each([
  '',
  '233 S Spring St, Los Angeles',
  // The number is not typed yet.
  '233 S Spring St Apt',
  // Streets and towns that only look like units.
  '12 Unit Dr, Fresno',
  '12 Suite Ave, Fresno',
  '5 rue Ste Catherine, Montréal',
  '12 Apple St, Appleton',
  '12 Apts St, Fresno',
  // No street before the unit.
  'Apt 4, 233 S Spring St',
  'Unit 4',
])('S3-07 %j has no unit to split off', (typed) => {
  expect(splitUnit(typed)).toEqual({ text: typed, unit: '' });
});

test('S3-07 a unit is never longer than an address allows', () => {
  expect(splitUnit(`1 Main St # ${'9'.repeat(80)}`).unit).toHaveLength(60);
});
