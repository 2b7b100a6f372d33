import { expect, test } from 'vitest';
import { parseContact } from './ContactForm';

test.each([
  ['new@shopper.example', { email: 'new@shopper.example' }],
  ['  New@Shopper.example ', { email: 'New@Shopper.example' }],
  ['new@shopper', null],
  ['new shopper@x.example', null],
  ['', null],
])('S5-01 S7-08 the email %j', (typed, to) => {
  expect(parseContact.email(typed)).toEqual(to);
});

test.each([
  ['(213) 555-0100', { phoneNumber: '2135550100' }],
  ['+1 213 555 0100', { phoneNumber: '2135550100' }],
  ['1-213-555-0100', { phoneNumber: '2135550100' }],
  ['213 555 010', null],
  ['+44 20 7946 0958', null],
  ['+33 1 23 45 67 89', null],
  ['+49 30 123456', null],
  ['123 555 0100', null],
  ['', null],
])('S5-05 S7-10 D-21 the phone number %j', (typed, to) => {
  expect(parseContact.phone(typed)).toEqual(to);
});
