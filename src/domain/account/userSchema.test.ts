import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  changeCodeSchema,
  emailChangeSchema,
  emailCodeSchema,
  emailLoginSchema,
  phoneChangeSchema,
  phoneCodeSchema,
  phoneLoginSchema,
  userUpdateSchema,
  type User,
} from './userSchema';

const wholeUser: User = {
  uuid: '8d5b0c9e-0f7a-4b6e-9f0a-2f6c1d7e9a10',
  email: 'a@shop.example',
  emailVerified: true,
  phoneNumber: null,
  phoneNumberVerified: false,
  contactPhone: null,
  givenName: null,
  familyName: null,
  termsAcceptedAt: null,
  termsVersion: null,
  currentTermsVersion: '2026-11-25',
  createdAt: '2026-03-02T18:00:00.000Z',
};

test.each<[string, z.ZodType, unknown, unknown]>([
  ['S7-04', emailCodeSchema, { email: 'a@shop.example' }, { email: 'a@shop.example', link: false, register: false }],
  [
    'S7-04 D-33',
    emailCodeSchema,
    { email: 'a@shop.example', link: false, register: true },
    { email: 'a@shop.example', link: false, register: true },
  ],
  ['S7-05', emailLoginSchema, { email: 'a@shop.example', otp: '012345' }, { email: 'a@shop.example', otp: '012345' }],
  ['S7-06', phoneCodeSchema, { phoneNumber: '4155550100' }, { phoneNumber: '4155550100', register: false }],
  [
    'S7-07',
    phoneLoginSchema,
    { phoneNumber: '14155550100', otp: '999999' },
    { phoneNumber: '14155550100', otp: '999999' },
  ],
  ['S7-08', emailChangeSchema, { email: 'a@shop.example' }, { email: 'a@shop.example' }],
  ['S7-09 S8-05', changeCodeSchema, { otp: '12 34' }, { otp: '12 34' }],
  ['S7-10', phoneChangeSchema, { phoneNumber: '4155550100' }, { phoneNumber: '4155550100' }],
  ['S7-14', userUpdateSchema, { givenName: ' Ada ' }, { givenName: 'Ada' }],
  ['S7-14', userUpdateSchema, wholeUser, wholeUser],
])('%s %#: accepts a valid body', (_, schema, body, parsed) => {
  expect(schema.parse(body)).toEqual(parsed);
});

test.each<[string, z.ZodType, unknown, string]>([
  ['S5-01', emailCodeSchema, { email: 'a@shop' }, 'email'],
  ['S5-01', emailCodeSchema, { email: 'a@shop.example\r\nRCPT TO:<b@shop.example>' }, 'email'],
  ['S5-01', emailCodeSchema, { email: `${'a'.repeat(250)}@shop.example` }, 'email'],
  ['S7-04', emailCodeSchema, { email: 'a@shop.example', link: true }, 'link'],
  ['D-21', emailLoginSchema, { email: 'a@shop.example', otp: '1'.repeat(41) }, 'otp'],
  ['D-21', emailLoginSchema, { email: 'a@shop.example', otp: 123456 }, 'otp'],
  ['S5-05', phoneCodeSchema, { phoneNumber: '(415) 555-0100' }, 'phoneNumber'],
  ['S5-05', phoneCodeSchema, { phoneNumber: '911' }, 'phoneNumber'],
  ['S7-14', userUpdateSchema, { givenName: '   ' }, 'givenName'],
  ['S7-14', userUpdateSchema, { familyName: 'x'.repeat(81) }, 'familyName'],
  ['D-32 S7-14', userUpdateSchema, { role: 'x' }, ''],
  ['S7-09', changeCodeSchema, {}, 'otp'],
  ['S7-09', changeCodeSchema, { otp: '0'.repeat(41) }, 'otp'],
])('%s %#: names the field of an invalid body', (_, schema, body, field) => {
  const result = schema.safeParse(body);
  expect(result.success).toBe(false);
  expect(result.error!.issues.map((issue) => issue.path.join('.'))).toEqual([field]);
});

describe('S5-01 an email address', () => {
  const read = (email: unknown) => emailChangeSchema.safeParse({ email });

  test.each(['a@shop.example', 'A.B+pods@Shop.Example', "o'neil_1@mail.shop.example", 'a@xn--conomie-9xa.example'])(
    '%j is accepted',
    (email) => {
      expect(read(email).success).toBe(true);
    },
  );

  test.each([
    ['a Cyrillic a', 'm\u0430ra@shop.example'],
    ['a Cyrillic a in the domain', 'mara@\u0430pple.example'],
    ['a Kelvin sign, which lower case makes a k', 'mi\u212Ae@shop.example'],
    ['a dotted capital I', 'M\u0130A@shop.example'],
    ['a full-width letter, which NFKC makes an ordinary one', '\uFF4Dara@shop.example'],
    ['a full-width at sign', 'mara\uFF20shop.example'],
    ['an ideographic full stop', 'mara@shop\u3002example'],
    ['an accent of its own', 'mara\u0301@shop.example'],
    ['a zero-width joiner', 'ma\u200Dra@shop.example'],
    ['a line end', 'mara@shop.example\n'],
    ['a NUL', 'mara@shop.example\u0000'],
    ['two dots', 'ma..ra@shop.example'],
    ['a quoted part', '"ma ra"@shop.example'],
    ['an IP address', 'mara@[127.0.0.1]'],
    ['two addresses', 'mara@shop.example,ada@shop.example'],
    ['a final dot', 'mara@shop.example.'],
  ])('with %s is rejected in the words of the specification', (_, email) => {
    expect(read(email).error?.issues.map(({ message }) => message)).toEqual(['Please use a valid email.']);
  });

  test.each([undefined, ''])('%j is required', (email) => {
    expect(read(email).error?.issues.map(({ message }) => message)).toEqual(['Required']);
  });
});
