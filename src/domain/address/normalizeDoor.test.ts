import { expect, test } from 'vitest';
import { normalizeDoor } from './normalizeDoor';

const door = (addressOne: string, addressTwo = '', postalCode = '90017') =>
  normalizeDoor({ addressOne, addressTwo, postalCode, country: 'US' });

const home = '1500 wilshire blvd|4b|90017';

test.each([
  ['1500 Wilshire Blvd', 'Apt 4B'],
  ['1500 Wilshire Blvd', '#4b'],
  ['1500 Wilshire Blvd', '# 4B'],
  ['1500 Wilshire Blvd', 'Unit 4B'],
  ['1500 Wilshire Blvd', 'Suite 4-B'],
  ['1500 Wilshire Blvd', 'apt. no. 4b'],
  ['1500 Wilshire Blvd', 'Apt4B'],
  ['1500 Wilshire Blvd', '4 b'],
  ['1500 Wilshire Blvd', '４Ｂ'],
  ['1500 Wilshire Boulevard', '4B'],
  ['  1500  WILSHIRE blvd. ', '4b'],
  ['1500 Wilshire Blvd Apt 4B', ''],
  ['1500 Wilshire Blvd #4B', ''],
  ['01500 Wilshire Blvd', '04B'],
  ['1500 Wilshire Blvd', 'Rm 4B'],
  ['1500 Wilshire Blvd', 'Room #004-B'],
  ['1500 Wilshire Blvd', 'rm4b'],
  ['1500 Wilshire Blvd', 'Office 4B'],
  ['1500 Wilshire Blvd', 'Bureau 4B'],
  ['1500 Wilshire Blvd', 'Nº 4B'],
  ['1500 Wilshire Blvd Room 4B', ''],
  ['1500 Wilshire Blvd Ste 04B', ''],
])('D-16 %j with the unit %j is the same door', (addressOne, addressTwo) => {
  expect(door(addressOne, addressTwo)).toBe(home);
  expect(door(addressOne, addressTwo, '90017-1234')).toBe(home);
});

test.each([
  ['1500 Wilshire Blvd', '4C', '90017'],
  ['1500 Wilshire Blvd', '40B', '90017'],
  ['15000 Wilshire Blvd', '4B', '90017'],
  ['1500 Wilshire Blvd', '', '90017'],
  ['1502 Wilshire Blvd', '4B', '90017'],
  ['1500 Wilshire Pl', '4B', '90017'],
  ['1500 Wilshire Blvd', '4B', '90403'],
])('D-16 %j, %j, %s is another door', (...address) => {
  expect(door(...address)).not.toBe(home);
});

test('D-16 street words, directions and numbers are normalized', () => {
  expect(door('233 South Spring Street')).toBe(door('233 S. Spring St'));
  expect(door('12 North Avenue')).toBe(door('12 N Ave'));
  expect(door('0233 S Spring St', '05')).toBe(door('233 S Spring St', 'Unit 5'));
  expect(door('10 Fifth Avenue')).toBe(door('10 5th Ave'));
  expect(door('100 Main St', '100')).toBe('100 main st|100|90017');
  expect(door('100 Main St', 'B05')).toBe(door('100 Main St', 'b-5'));
});

test('D-16 Canadian postal codes and French units are normalized too', () => {
  const address = { addressOne: '12 rue Émile', addressTwo: 'Appartement 5', country: 'CA' as const };
  expect(normalizeDoor({ ...address, postalCode: 'H2X 1Y4' })).toBe('12 rue emile|5|h2x1y4');
  expect(normalizeDoor({ ...address, addressOne: '12 rue Emile', addressTwo: 'app. 5', postalCode: 'h2x1y4' })).toBe(
    '12 rue emile|5|h2x1y4',
  );
});
