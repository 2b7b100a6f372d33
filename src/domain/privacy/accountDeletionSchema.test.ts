import { expect, test } from 'vitest';
import { accountDeletionSchema, confirmsDeletion } from './accountDeletionSchema';

const both = { email: 'mara@shop.example', phoneNumber: '2135550100' };

test.each([
  ['mara@shop.example', true],
  ['  Mara@Shop.Example ', true],
  ['2135550100', true],
  ['(213) 555-0100', true],
  ['+1 213.555.0100', true],
  ['12135550100', true],
  ['٢١٣٥٥٥٠١٠٠', true],
  ['mara@shop.example.org', false],
  ['mara', false],
  ['2135550101', false],
  ['22135550100', false],
  ['112135550100', false],
  ['call 2135550100', false],
  ['2135550100@shop.example', false],
  ['', false],
])('S5-05 %j confirms the deletion of an account: %s', (typed, isConfirmed) => {
  expect(confirmsDeletion(both, typed)).toBe(isConfirmed);
});

test.each([
  [{ email: null, phoneNumber: null }, ''],
  [{ email: null, phoneNumber: null }, 'null'],
  [{ email: null, phoneNumber: '2135550100' }, 'mara@shop.example'],
  [{ email: 'mara@shop.example', phoneNumber: null }, '2135550100'],
])('%j cannot be confirmed by %j, which the account does not have', (account, typed) => {
  expect(confirmsDeletion(account, typed)).toBe(false);
});

test.each([
  [{ confirm: ' mara@shop.example ' }, { confirm: 'mara@shop.example' }],
  [{ confirm: '' }, null],
  [{ confirm: '   ' }, null],
  [{ confirm: null }, null],
  [{ confirm: true }, null],
  [{ confirm: 'a'.repeat(255) }, null],
  [{ confirm: 'mara@shop.example\u0000' }, null],
  [{ confirm: 'mara@shop.example', userId: 'another' }, null],
  [{}, null],
])('parses %j as %j', (body, parsed) => {
  expect(accountDeletionSchema.safeParse(body).data ?? null).toEqual(parsed);
});
