import { describe, expect, test } from 'vitest';
import { parseEmail, parsePhone } from './destination';

describe('S5-01 an e-mail address', () => {
  test.each([
    ['ada@example.com', 'ada@example.com'],
    ['  ada.rowan+shop@mail.example.co ', 'ada.rowan+shop@mail.example.co'],
  ])('%j is taken as %j', (typed, email) => {
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
  ])('%j is none', (typed) => {
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
  ])('%j is none of the United States or Canada', (typed) => {
    expect(parsePhone(typed)).toBeNull();
  });
});
