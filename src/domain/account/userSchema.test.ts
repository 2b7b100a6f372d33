import { expect, test } from 'vitest';
import type { z } from 'zod';
import { emailCodeSchema, emailLoginSchema, phoneCodeSchema, phoneLoginSchema, userUpdateSchema } from './userSchema';

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
  ['S7-14', userUpdateSchema, { givenName: ' Ada ' }, { givenName: 'Ada' }],
])('%s %#: a good body is taken', (_, schema, body, taken) => {
  expect(schema.parse(body)).toEqual(taken);
});

test.each<[string, z.ZodType, unknown, string]>([
  ['S5-01', emailCodeSchema, { email: 'a@shop' }, 'email'],
  ['S5-01', emailCodeSchema, { email: 'a@shop.example\r\nRCPT TO:<b@shop.example>' }, 'email'],
  ['S5-01', emailCodeSchema, { email: `${'a'.repeat(250)}@shop.example` }, 'email'],
  ['S7-04', emailCodeSchema, { email: 'a@shop.example', link: true }, 'link'],
  ['D-21', emailLoginSchema, { email: 'a@shop.example', otp: '12345' }, 'otp'],
  ['D-21', emailLoginSchema, { email: 'a@shop.example', otp: 123456 }, 'otp'],
  ['S5-05', phoneCodeSchema, { phoneNumber: '(415) 555-0100' }, 'phoneNumber'],
  ['S5-05', phoneCodeSchema, { phoneNumber: '911' }, 'phoneNumber'],
  ['S7-14', userUpdateSchema, { givenName: '   ' }, 'givenName'],
  ['S7-14', userUpdateSchema, { familyName: 'x'.repeat(81) }, 'familyName'],
  ['D-32 S7-14', userUpdateSchema, { emailVerified: true }, ''],
])('%s %#: a bad body names its field', (_, schema, body, field) => {
  const result = schema.safeParse(body);
  expect(result.success).toBe(false);
  expect(result.error!.issues.map((issue) => issue.path.join('.'))).toEqual([field]);
});
