import { describe, expect, test } from 'vitest';
import { legalAge, minimumAge } from './ageGate';
import { editBirthday, isOfAge, maskBirthday, parseBirthday, maskFullBirthday } from './birthday';

test('S9-01 S5-02 the gate asks for 21 years in the United States and 19 in Canada', () => {
  expect(legalAge).toEqual({ us: 21, ca: 19 });
});

test.each([
  ['ca', 'QC', 21],
  ['ca', 'ON', 19],
  ['ca', 'CA_ALL', 19],
  ['us', 'CA', 21],
] as const)('S9-01 the minimum age in %s, %s is %d', (country, place, age) => {
  expect(minimumAge(country, place)).toBe(age);
});

describe('S5-02 a birthday', () => {
  test.each([
    ['02/14/1990', '1990-02-14'],
    ['12/31/1901', '1901-12-31'],
    ['02/29/2000', '2000-02-29'],
  ])('%s is parsed strictly as MM/DD/YYYY', (typed, day) => {
    expect(parseBirthday(typed)?.toISOString()).toBe(`${day}T00:00:00.000Z`);
  });

  test.each([
    '',
    '2/14/1990',
    '02/14/90',
    '02-14-1990',
    '1990/02/14',
    ' 02/14/1990',
    '02/14/1990x',
    '13/01/1990',
    '00/10/1990',
    '04/31/1990',
    '02/30/1990',
    '02/29/1990',
    '02/00/1990',
    '12/31/1900',
    '12/31/0090',
  ])('%j is rejected', (typed) => {
    expect(parseBirthday(typed)).toBeNull();
  });
});

describe('S5-02 legal age', () => {
  const noon = new Date(2026, 10, 3, 12);

  test.each([
    ['11/03/2007', true, 'is nineteen today'],
    ['11/02/2007', true, 'was nineteen yesterday'],
    ['11/04/2007', false, 'is nineteen tomorrow'],
    ['11/04/2027', false, 'is not born yet'],
  ])('someone born on %s: %s, who %s', (typed, expected) => {
    expect(isOfAge(parseBirthday(typed)!, 19, noon)).toBe(expected);
  });

  test('the calendar day is the local one, late in the evening too', () => {
    expect(isOfAge(parseBirthday('11/04/2007')!, 19, new Date(2026, 10, 3, 23, 59))).toBe(false);
    expect(isOfAge(parseBirthday('11/04/2007')!, 19, new Date(2026, 10, 4, 0, 1))).toBe(true);
  });

  test('someone born on a leap day comes of age on the first of March', () => {
    expect(isOfAge(parseBirthday('02/29/2008')!, 19, new Date(2027, 1, 28))).toBe(false);
    expect(isOfAge(parseBirthday('02/29/2008')!, 19, new Date(2027, 2, 1))).toBe(true);
  });
});

test.each([
  ['', ''],
  ['0', '0'],
  ['021', '02/1'],
  ['0214', '02/14'],
  ['02141990', '02/14/1990'],
  ['02/14/1990', '02/14/1990'],
  ['0214199012', '02/14/1990'],
  ['a02b', '02'],
  ['2/', '02'],
  ['02/3/', '02/03'],
  ['02/3-', '02/03'],
  ['x/', ''],
  ['19900214', '02/14/1990'],
  ['20010214', '02/14/2001'],
  ['19901402', '19/90/1402'],
  ['12/19/1990', '12/19/1990'],
])('S5-02 typed %j is masked as %j', (typed, shown) => {
  expect(maskBirthday(typed)).toBe(shown);
});

test.each([
  ['2/14/1990', '02/14/1990'],
  ['02.14.1990', '02/14/1990'],
  [' 1990-02-14\n', '02/14/1990'],
  ['1990-2-4', '02/04/1990'],
  ['1990/02/04', '02/04/1990'],
  ['13/01/1990', '13/01/1990'],
  ['born 02/14/1990', null],
  ['02/14/90', null],
  ['', null],
])('S5-02 pasted %j becomes %j', (text, masked) => {
  expect(maskFullBirthday(text)).toBe(masked);
});

test.each([
  ['', '1990-01-02', '01/02/1990'],
  ['', '1/2/1990', '01/02/1990'],
  ['', '1990/1/2', '01/02/1990'],
  ['', '01.02.1990', '01/02/1990'],
  ['', '01021990', '01/02/1990'],
  ['', '19900102', '01/02/1990'],
  ['02/14/1990', '1990-01-02', '01/02/1990'],
  ['02/14/1990', '1/2/1990', '01/02/1990'],
  ['19', '1990-01-02', '01/02/1990'],
  ['', '０１/０２/１９９０', '01/02/1990'],
  ['', '١٩٩٠-٠١-٠٢', '01/02/1990'],
  ['01/02/199', '01/02/199۰', '01/02/1990'],
])('S5-02 autofill and keyboards that put %j → %j get %j', (before, after, shown) => {
  expect(editBirthday(before, after)).toBe(shown);
  expect(parseBirthday(shown)).not.toBeNull();
});

test.each([
  ['1/2/90', '01/02/90'],
  ['2 janvier 1990', '2 janvier 1990'],
  ['January 2, 1990', 'January 2, 1990'],
])('S5-02 %j, which is no full date, becomes no other date: the form asks', (text, shown) => {
  expect(editBirthday('', text)).toBe(shown);
  expect(parseBirthday(shown)).toBeNull();
});

test.each(['1990-01-02', '1/2/1990', '01/02/1990', '1.2.1990', '01021990', '19900102'])(
  'S5-02 %s typed key by key is 01/02/1990',
  (text) => {
    expect([...text].reduce((shown, key) => editBirthday(shown, shown + key), '')).toBe('01/02/1990');
  },
);

test('S5-02 correcting a digit in the middle does not complete the part meanwhile', () => {
  expect(editBirthday('02/14/1990', '02/1/1990')).toBe('02/11/990');
  expect(editBirthday('02/1', '02/15')).toBe('02/15');
});
