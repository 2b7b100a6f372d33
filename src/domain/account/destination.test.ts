import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  channelOf,
  formatDestination,
  isSameDestination,
  parseEmail,
  parsePhone,
  type Destination,
} from './destination';
import { emailCodeSchema, phoneCodeSchema } from './userSchema';

describe('S5-01 an email address', () => {
  test.each([
    ['ada@example.com', 'ada@example.com'],
    ['  ada.rowan+shop@mail.example.co ', 'ada.rowan+shop@mail.example.co'],
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
});

describe('S5-05 a phone number', () => {
  test.each(['(415) 555-0100', '415.555.0100', '4155550100', '+1 415 555 0100', '1-415-555-0100'])(
    '%j is stripped to its ten digits',
    (typed) => {
      expect(parsePhone(typed)).toEqual({ phoneNumber: '4155550100' });
    },
  );

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
  ])('%j is rejected: not a number in the United States or Canada', (typed) => {
    expect(parsePhone(typed)).toBeNull();
  });
});

describe('the form and the API schema agree', () => {
  const isTakenEmail = (email: string) => emailCodeSchema.safeParse({ email }).success;
  const agrees = (typed: string): void => {
    expect(parseEmail(typed) !== null, typed).toBe(isTakenEmail(typed.trim()));
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
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(typed, digits), (text) => {
        const to = parsePhone(text);
        if (to === null) return;
        taken += 1;
        expect(phoneCodeSchema.safeParse(to).success, text).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(100);
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
