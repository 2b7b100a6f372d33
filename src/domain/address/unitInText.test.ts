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
  ['233 S Spring St Rm 5, Los Angeles', '233 S Spring St, Los Angeles', 'Rm 5'],
  ['233 S Spring St Room 12B', '233 S Spring St', 'Room 12B'],
  ['1234 rue Sherbrooke Ouest, app. 5, Montréal', '1234 rue Sherbrooke Ouest, Montréal', 'app. 5'],
  ['1234 rue Sherbrooke Ouest unité C, Montréal', '1234 rue Sherbrooke Ouest, Montréal', 'unité C'],
  ['233 S Spring St, 4th floor, Los Angeles', '233 S Spring St, Los Angeles', '4th floor'],
  ['233 S Spring St, Bldg 3, Apt 4, Los Angeles', '233 S Spring St, Los Angeles', 'Bldg 3 Apt 4'],
  ['Apt 4, 233 S Spring St', '233 S Spring St', 'Apt 4'],
  ['Suite 300 233 S Spring St, Los Angeles', '233 S Spring St, Los Angeles', 'Suite 300'],
  ['#207-1104 Main St, Fresno', '1104 Main St, Fresno', '#207'],
  ['Unit 5 - 120 Adelaide St W, Toronto', '120 Adelaide St W, Toronto', 'Unit 5'],
  ['app. 4-1234 rue Saint-Denis, Montréal', '1234 rue Saint-Denis, Montréal', 'app. 4'],
])('S3-07 %j is %j with the unit %j', (typed, text, unit) => {
  expect(splitUnit(typed)).toEqual({ text, unit });
});

test.each([
  '',
  '233 S Spring St, Los Angeles',
  // The unit's number has not been typed yet.
  '233 S Spring St Apt',
  // Streets and towns that only look like units.
  '12 Unit Dr, Fresno',
  '12 Suite Ave, Fresno',
  '5 rue Ste Catherine, Montréal',
  '12 Apple St, Appleton',
  '12 Apts St, Fresno',
  // FL is a state here, not a floor.
  '12 Main St, FL 32801',
  'Unit 4',
  'Apt 4, Fresno',
])('S3-07 %j has no unit to split off', (typed) => {
  expect(splitUnit(typed)).toEqual({ text: typed, unit: '' });
});

test('S3-07 a unit is never longer than an address allows', () => {
  expect(splitUnit(`1 Main St # ${'9'.repeat(80)}`).unit).toHaveLength(60);
});
