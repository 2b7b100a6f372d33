import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  channelOf,
  emailFault,
  formatDestination,
  isSameDestination,
  parseEmail,
  parsePhone,
  phoneFault,
  type Destination,
} from './destination';
import { emailCodeSchema, phoneCodeSchema } from './userSchema';

describe('S5-01 an email address', () => {
  test.each([
    ['ada@example.com', 'ada@example.com'],
    ['  ada.rowan+shop@mail.example.co ', 'ada.rowan+shop@mail.example.co'],
    ['\u200bada@example.com\ufeff', 'ada@example.com'],
    ['\u202aada@example.com\u202c', 'ada@example.com'],
    ['\u00a0ada@example.com\u00a0', 'ada@example.com'],
    ['ada\u00ad@example.com', 'ada@example.com'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ['MAILTO:ada@example.com?subject=Hi', 'ada@example.com'],
    ['Ada Rowan <ada@example.com>', 'ada@example.com'],
    ['"Rowan, Ada" <ada@example.com>,', 'ada@example.com'],
    ['<ada@example.com>', 'ada@example.com'],
    ['ada＠example.com', 'ada@example.com'],
    ['ａｄａ@example．com', 'ada@example.com'],
    ['ada@example.com,', 'ada@example.com'],
    ['ada@example.com.', 'ada@example.com'],
    ['ada@example.com;', 'ada@example.com'],
    ['“ada@example.com”', 'ada@example.com'],
    ['(ada@example.com)', 'ada@example.com'],
    ['ada @ example.com', 'ada@example.com'],
  ])('%j is parsed as %j', (typed, email) => {
    expect(parseEmail(typed)).toEqual({ email });
  });

  test.each([
    '',
    '   ',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.c',
    'a da@example.com',
    'a@b@example.com',
  ])('%j is rejected', (typed) => {
    expect(parseEmail(typed)).toBeNull();
  });

  test.each([
    ['ada', 'noAt', ''],
    ['ada.example.com', 'noAt', ''],
    ['ada@example.com, bea@example.com', 'several', ''],
    ['ada@example.com bea@example.com', 'several', ''],
    ['a da@example.com', 'space', ''],
    ['adá@example.com', 'character', 'á'],
    ['ada@exämple.com', 'character', 'ä'],
    ['ada@example,com', 'character', ','],
    ['ada😀@example.com', 'character', '😀'],
    ['ada@', 'domain', ''],
    ['ada@example', 'domain', ''],
    ['ada@example.c', 'domain', ''],
    ['ada@example..com', 'domain', ''],
  ])('%j is rejected because of %s %s', (typed, cause, found) => {
    expect(parseEmail(typed)).toBeNull();
    expect(emailFault(typed)).toEqual({ cause, found });
  });

  test('a cause that is not clear has no name', () => {
    expect(emailFault('ada.@example.com')).toBeNull();
    expect(emailFault(`${'a'.repeat(243)}@example.com`)).toBeNull();
  });
});

describe('S5-05 a phone number', () => {
  test.each([
    '(415) 555-0100',
    '415.555.0100',
    '4155550100',
    '+1 415 555 0100',
    '+ 1 (415) 555-0100',
    '1-415-555-0100',
    'tel:+1-415-555-0100',
    'Mobile: (415) 555-0100',
    'Tél. 415 555-0100',
    '\u202a(415) 555\u20110100\u202c',
    '４１５５５５０１００',
    '415\u00a0555\u00a00100,',
  ])('%j is stripped to its ten digits', (typed) => {
    expect(parsePhone(typed)).toEqual({ phoneNumber: '4155550100' });
  });

  test.each([
    '',
    '555-0100',
    '415555010',
    '41555501000',
    '24155550100',
    '0155550100',
    '1155550100',
    '+44 20 7946 0958',
    '+44 20 7946 09',
    '+33 1 23 45 67 89',
    '+49 30 123456',
    'call 4155550100',
  ])('%j is rejected: not a number in the United States or Canada', (typed) => {
    expect(parsePhone(typed)).toBeNull();
  });

  test.each([
    ['+44 20 7946 0958', 'foreign', ''],
    ['1-800-FLOWERS', 'letters', ''],
    ['415 555 0100 ext. 5', 'letters', ''],
    ['415 555 0100 #5', 'letters', ''],
    ['555-0100', 'length', '7'],
    ['415 555 0100 / 415 555 0101', 'length', '20'],
    ['123 555 0100', 'areaCode', ''],
  ])('%j is rejected because of %s %s', (typed, cause, found) => {
    expect(parsePhone(typed)).toBeNull();
    expect(phoneFault(typed)).toEqual({ cause, found });
  });
});

describe('the form and the API schema agree', () => {
  const isTakenEmail = (email: string) => emailCodeSchema.safeParse({ email }).success;
  /** The form sends unchanged every contact that the API accepts, and the API accepts every contact that the form sends. */
  const agrees = (typed: string): void => {
    const parsed = parseEmail(typed);
    if (isTakenEmail(typed.trim())) expect(parsed, typed).toEqual({ email: typed.trim() });
    if (parsed) expect(isTakenEmail(parsed.email), typed).toBe(true);
  };

  test.each([
    'ada@example.com',
    "o'neil+shop@mail.example.co",
    '-ada-@example.com',
    'ADA_1@EXAMPLE.COM',
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    "ada'@example.com",
    'ada@-example.com',
    'ada@example-.com',
    'ada@example..com',
    'ada@example.c0m',
    'ada@[127.0.0.1]',
    '"ada"@example.com',
    'adá@example.com',
    'ada@exämple.com',
    'ada@xn--exmple-cua.com',
    'ada@example.com.',
    'ada@example.com\u0000',
    '<ada@example.com>',
    `${'a'.repeat(242)}@example.com`,
    `${'a'.repeat(243)}@example.com`,
  ])('S5-01 on %j', agrees);

  test('S5-01 on any input', () => {
    const part = fc.string({ unit: fc.constantFrom(...'ab1._-+\'@ "é'), maxLength: 8 });
    const address = fc.tuple(part, part, part).map(([name, host, end]) => `${name}@${host}.${end}`);
    fc.assert(fc.property(fc.oneof(address, fc.emailAddress(), fc.string()), agrees), { numRuns: 2000 });
  });

  test('S5-05 a number that the form accepts has the digits that the API accepts', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789+-() .x'), maxLength: 18, size: 'max' });
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 12 });
    let acceptedCount = 0;
    fc.assert(
      fc.property(fc.oneof(typed, digits), (text) => {
        const to = parsePhone(text);
        if (to === null) return;
        acceptedCount += 1;
        expect(phoneCodeSchema.safeParse(to).success, text).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(acceptedCount).toBeGreaterThan(100);
  });

  test('S5-05 of ten digits the form rejects only those that no area code in the United States or Canada starts with', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 10, maxLength: 10 }),
        (phoneNumber) => {
          expect(phoneCodeSchema.safeParse({ phoneNumber }).success).toBe(true);
          expect(parsePhone(phoneNumber) === null).toBe(/^[01]/.test(phoneNumber));
        },
      ),
    );
  });
});

describe('a destination', () => {
  const email = { email: 'ada@example.com' };
  const phone = { phoneNumber: '4155550100' };

  test.each<[Destination, string, string]>([
    [email, 'email', 'ada@example.com'],
    [phone, 'phone', '(415) 555-0100'],
  ])('%o has the channel %s and is shown as %s', (to, channel, text) => {
    expect([channelOf(to), formatDestination(to)]).toEqual([channel, text]);
  });

  test.each<[Destination, Destination, boolean]>([
    [email, { ...email }, true],
    [phone, { ...phone }, true],
    [email, { email: 'bea@example.com' }, false],
    [phone, { phoneNumber: '4155550101' }, false],
    [phone, { email: '4155550100' }, false],
  ])('%o and %o are the same: %s', (one, other, isSame) => {
    expect(isSameDestination(one, other)).toBe(isSame);
  });
});
